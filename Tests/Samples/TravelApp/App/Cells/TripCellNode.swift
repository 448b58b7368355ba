import AsyncDisplayKit

public struct Trip {
    public var place: String
    public var days: Int

    public init(place: String, days: Int) {
        self.place = place
        self.days = days
    }
}

public class TripCellNode: ASCellNode {
    let photo = ASNetworkImageNode()
    let placeNode = ASTextNode()
    let daysNode = ASTextNode()
    let likeButton = ASButtonNode()

    public init(trip: Trip) {
        super.init()
        automaticallyManagesSubnodes = true
        photo.style.preferredSize = CGSize(width: 60, height: 60)
        photo.cornerRadius = 8
        placeNode.attributedText = NSAttributedString(
            string: trip.place,
            attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.label])
        placeNode.maximumNumberOfLines = 1
        placeNode.style.flexShrink = 1
        daysNode.attributedText = NSAttributedString(
            string: "\(trip.days) days",
            attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel])
        likeButton.setTitle("Like", with: UIFont.systemFont(ofSize: 13), with: .systemBlue, for: .normal)
        likeButton.addTarget(self, action: #selector(like(_:)), forControlEvents: .touchUpInside)
    }

    public override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let texts = ASStackLayoutSpec.vertical()
        texts.spacing = 4
        texts.style.flexShrink = 1
        texts.style.flexGrow = 1
        texts.children = [placeNode, daysNode]
        let row = ASStackLayoutSpec(
            direction: .horizontal, spacing: 12, justifyContent: .start, alignItems: .center,
            children: [photo, texts, likeButton])
        return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16), child: row)
    }

    @objc func like(_ sender: ASButtonNode) {
        sender.isSelected.toggle()
    }
}
