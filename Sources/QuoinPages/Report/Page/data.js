// The results of the page, and values derived from them.

const data = JSON.parse(document.getElementById('results').textContent);
const snapshots = data.results.snapshots;

const statusNames = {
  errored: 'Broken', failed: 'Failed', missing: 'New', renamed: 'Renamed', environment: 'Environment', passed: 'Passed',
};
const categoryNames = { layout: 'Layout', paint: 'Paint', textStack: 'Text stack', unknown: 'Unknown cause' };

const isProblem = (snapshot) => snapshot.status !== 'passed';
const haveAllPassed = snapshots.length > 0 && !snapshots.some(isProblem);
/** The causes of differences, the ones with the most pictures first. */
const groups = data.groups;
const groupOf = new Map(groups.flatMap((group) => group.snapshots.map((name) => [name, group])));

/** Pictures that are files beside the page, by path: their URL and size, or that they cannot be read. */
const linked = new Map();

/** A picture: its URL, and its size in pixels. Without a size it is a file that is not read yet. */
function picture(reference) {
  if (!reference) return null;
  const embedded = byId(reference.file);
  return embedded ? embeddedPicture(embedded.textContent) : linkedPicture(reference.file);
}

function linkedPicture(path) {
  if (!linked.has(path)) {
    linked.set(path, { url: path.split('/').map(encodeURIComponent).join('/'), isLink: true });
  }
  return linked.get(path);
}

/** Reads the files of pictures, then calls a function once, if there were any to read. */
async function readLinked(wanted, then) {
  const unread = wanted.filter((each) => each?.isLink && !each.width && !each.isMissing);
  if (unread.length === 0) return;
  await Promise.all(unread.map(async (each) => {
    const image = new Image();
    image.src = each.url;
    try {
      await image.decode();
      [each.width, each.height] = [image.naturalWidth, image.naturalHeight];
    } catch {
      each.isMissing = true;
    }
  }));
  then();
}

/** The size of an embedded picture is in the header of the PNG. */
function embeddedPicture(text) {
  const header = atob(text.slice(0, 32));
  const number = (at) => [0, 1, 2, 3].reduce((sum, i) => sum * 256 + header.charCodeAt(at + i), 0);
  return { url: 'data:image/png;base64,' + text, width: number(16), height: number(20) };
}

/** The views of two pictures. */
const viewNames = {
  side: 'Side by side', slider: 'Slider', blink: 'Blink', onion: 'Onion skin', difference: 'Difference', changes: 'Changes',
};
