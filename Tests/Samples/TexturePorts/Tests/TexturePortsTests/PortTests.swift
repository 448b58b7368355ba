import Foundation
import Quoin
import QuoinSnapshots
import Testing
import TexturePorts

/// Every port as a picture.
@Suite("Ports of Texture's examples", .snapshots(warnings: .error))
struct PortTests {
    init() {
        PortImages.use()
    }

    /// Compares the picture of a cell in a list of a width.
    ///
    /// - Parameter warnings: `ignore` where the original sets what has no effect, so that the port does so too.
    private func check(
        _ cell: some LayoutElement, width: Double = 320, height: Double? = nil, named name: String? = nil,
        warnings: SnapshotTestingConfiguration.Warnings = .error, test: String = #function
    ) {
        withSnapshotTesting(warnings: warnings) {
            assertSnapshot(
                of: cell, as: .image(width: width, height: height, fill: .white), named: name, testName: test)
        }
    }

    @Test("LayoutSpecExamples: a header, with and without a place")
    func header() {
        let (name, place) = ("hannahmbanana", "Sunset Beach, San Francisco, CA")
        check(HeaderWithRightAndLeftItems(userName: name, postLocation: place, postTime: "30m"))
        check(HeaderWithRightAndLeftItems(userName: name, postLocation: nil, postTime: "30m"), named: "nowhere")
    }

    @Test("LayoutSpecExamples: a photo is a quarter of the offered width", arguments: [400.0, 600])
    func photoWithText(width: Double) throws {
        let photo = PhotoWithInsetTextOverlay(title: "family fall hikes")
        let canvas = Canvas(width: ExtentRange(min: 0, max: width))
        assertSnapshot(of: photo, as: .image(on: canvas), named: "\(Int(width))")
        #expect(try PictureRenderer().draw(photo, on: canvas).layout.size == Size(width / 4, width / 4))
    }

    @Test("LayoutSpecExamples: an icon over the corner of a photo")
    func photoWithIcon() {
        assertSnapshot(of: PhotoWithOutsetIconOverlay(), as: .image(fill: .white))
    }

    @Test("LayoutSpecExamples: lines around a text")
    func separators() {
        check(FlexibleSeparatorSurroundingContent(), height: 200)
    }

    @Test("LayoutSpecExamples: a row of the overview")
    func overview() {
        check(OverviewCell(title: "Photo with inset text overlay", description: "try rotating me!"))
    }

    @Test("ASDKgram: a photo")
    func photo() {
        let (name, words) = ("hannahmbanana", "Fall colors at the lake, a short walk from the road. Bring a warm coat.")
        check(
            PhotoCell(
                userName: name, location: "San Francisco", time: "2h", likes: "♥︎ 17 likes", description: words))
        check(
            PhotoCell(userName: name, location: nil, time: "2h", likes: "♥︎ 17 likes", description: words),
            width: 240, named: "nowhere")
    }

    @Test("ASDKgram: the header and the end of the feed")
    func feed() {
        check(FeedHeader(), named: "header")
        check(TailLoading(), named: "tail")
    }

    @Test("CatDeals: a deal, one with a badge, and one that is sold out")
    func deal() {
        // The design's size, as the collection view's delegate gives it.
        check(DealCell(), height: 299, warnings: .ignore)
        check(DealCell(badge: "NEW"), height: 299, named: "badge", warnings: .ignore)
        check(DealCell(badge: "NEW", soldOut: "SOLD OUT"), height: 299, named: "soldOut", warnings: .ignore)
    }

    @Test("CatDeals: the note and the cell that is shown while loading")
    func dealNotes() {
        check(BlurbCell(), named: "blurb")
        check(LoadingCell(), height: 80, named: "loading")
    }

    @Test("ASDKTube: a video is as wide as what is offered", arguments: [240.0, 320])
    func video(width: Double) {
        check(VideoContentCell(title: "A walk around the lake"), width: width, named: "\(Int(width))")
    }

    @Test("SocialApp: a post with and without an image")
    func post() {
        let words = "The first snow of the year, and nobody on the trail but us and two very wet dogs."
        func post(_ hasMedia: Bool, _ likes: Int) -> PostCell {
            PostCell(
                name: "Apple Guy", username: "@appleguy", time: "30s", text: words, hasMedia: hasMedia, likes: likes,
                comments: 12)
        }
        check(post(true, 74))
        check(post(false, 0), named: "text")
    }

    @Test("Kittens: a kitten, larger, and on the other side")
    func kitten() {
        let words = "Purr, sleep on your face, lay down in your way.\nStuck in a tree, fluffy fur, judging you."
        check(KittenCell(text: words))
        check(KittenCell(text: words, isImageEnlarged: true, isSwapped: true), named: "swapped")
    }

    @Test("TextureHero: a user")
    func user() {
        let bio = "Interests, shared by those who love them, in every language there is."
        check(UserCell(name: "Vingle", bio: bio), warnings: .ignore)
    }

    @Test("ASMapNode: fields above a map")
    func map() {
        check(MapHandler(), height: 360, warnings: .ignore)
    }

    @Test("CustomCollectionView, ASCollectionView, ASViewController: cells")
    func cells() {
        check(ImageCell(name: "forest.png"), width: 160, named: "image", warnings: .ignore)
        check(SupplementaryCell(text: "Section 3"), height: 60, named: "supplementary")
        check(DetailCell(), width: 120, named: "detail")
    }

    @Test("an image that is not in the folder fails with its name and the folder")
    func missingImage() throws {
        let error = #expect(throws: QuoinError.self) {
            try PictureRenderer().draw(ImageCell(name: "lake.png").width(50), on: Canvas(width: 60))
        }
        let folder = try #require(ImageResource.folder)
        #expect("\(try #require(error))".contains("the image \"lake.png\" cannot be read"))
        #expect(try #require(error).localizedDescription.contains(folder))
    }
}
