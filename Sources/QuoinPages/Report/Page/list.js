// The list of snapshots and its filters.

const filter = { status: snapshots.some(isProblem) ? 'problems' : 'all', category: null, text: '' };
/** The snapshots that match the filter, and of these the ones that the list has rows for, both in the list's order. */
let listed = [];
let shown = [];
let selected = null;
/** The causes of which all pictures are in the list. */
const unfolded = new Set();
/** The number of pictures of a cause that are in the list at first. */
const foldedCount = 3;

const searchable = new Map(snapshots.map((snapshot) => [snapshot, [
  snapshot.name, snapshot.document ?? '', groupOf.get(snapshot.name)?.title ?? '', ...(snapshot.fullExplanation ?? snapshot.explanation),
  ...(snapshot.newLayer?.elements ?? []).map((element) => element.id ?? ''),
].join('\n').toLowerCase()]));

function matchesStatus(snapshot, status) {
  return status === 'all' || (status === 'problems' ? isProblem(snapshot) : snapshot.status === status);
}

function matchesText(snapshot) {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => searchable.get(snapshot).includes(word));
}

function applyFilter() {
  const candidates = snapshots.filter(matchesText);
  const matching = candidates.filter((snapshot) => matchesStatus(snapshot, filter.status));
  listed = inOrder(matching.filter((snapshot) => !filter.category || snapshot.category === filter.category));
  showStatusChips(candidates);
  showCategoryChips(matching);
  showList();
  byId('nothing').hidden = shown.length > 0;
  if (byId('copyAll')) byId('copyAll').disabled = !listed.some((snapshot) => snapshot.acceptCommand);
  if (!shown.includes(selected)) select(haveAllPassed ? null : shown[0] ?? null);
  else showPosition();
}

/** The heads of snapshots without a cause. */
const sections = {
  errored: 'Broken', failed: groups.length > 0 ? 'Without a known cause' : 'Different', missing: 'New', renamed: 'Renamed',
  environment: 'Other libraries or fonts', passed: 'Passed',
};

/** What cannot be drawn; then snapshots by cause, the largest first; then the others by status, each by name. */
function inOrder(list) {
  const places = new Map(groups.map((group, index) => [group, index]));
  const rest = (status) => status === 'errored' ? -1 : groups.length + Object.keys(sections).indexOf(status);
  const place = ({ name, status }) => places.get(groupOf.get(name)) ?? rest(status);
  return list.map((snapshot) => [place(snapshot), snapshot]).sort((a, b) => a[0] - b[0]).map(([, snapshot]) => snapshot);
}

// Chips

function chip(label, count, isPressed, action, kind) {
  const button = make('button', { type: 'button', className: 'chip', 'aria-pressed': String(isPressed), onclick: action },
    label, make('span', { className: 'count' }, String(count)));
  if (kind) button.dataset.kind = kind;
  return button;
}

/** Replaces chips, and restores the focus. */
function replaceChips(container, chips) {
  const focused = [...container.children].indexOf(document.activeElement);
  container.replaceChildren(...chips);
  if (focused >= 0) (chips[Math.min(focused, chips.length - 1)] ?? byId('filter')).focus();
}

function showStatusChips(candidates) {
  const present = Object.keys(statusNames).filter((status) => snapshots.some((snapshot) => snapshot.status === status));
  const problems = present.some((status) => status !== 'passed') ? ['problems'] : [];
  const names = { problems: 'Problems', all: 'All', ...statusNames };
  replaceChips(byId('statuses'), [...problems, ...present, 'all'].map((status) => chip(
    names[status], candidates.filter((snapshot) => matchesStatus(snapshot, status)).length, filter.status === status,
    () => { filter.status = status; filter.category = null; applyFilter(); }, status)));
}

function showCategoryChips(matching) {
  const present = Object.keys(categoryNames).filter(
    (category) => category === filter.category || matching.some((snapshot) => snapshot.category === category));
  replaceChips(byId('categories'), present.map((category) => chip(
    categoryNames[category], matching.filter((snapshot) => snapshot.category === category).length,
    filter.category === category,
    () => { filter.category = filter.category === category ? null : category; applyFilter(); })));
}

// Rows

const rows = new Map();

/** Pictures in the list are decoded only when they are close to the visible part. */
const thumbnails = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    thumbnails.unobserve(target);
    const { pictures, pixels } = snapshots[target.dataset.index];
    const shownPicture = picture(pictures.new ?? pictures.reference);
    if (shownPicture && !shownPicture.isMissing) target.replaceChildren(thumbnailOf(shownPicture, pixels?.bounds));
  }
}, { root: byId('list'), rootMargin: '200px' });

/** The room for a picture in a row, in points. */
const [thumbnailWidth, thumbnailHeight] = [50, 38];

/** A picture in a row: the part that changed, unless the whole is as large. */
function thumbnailOf({ url, width, height }, bounds) {
  const image = make('img', { src: url, alt: '', decoding: 'async' });
  if (!bounds || !width) return image;
  const zoom = Math.min(thumbnailWidth / (bounds.width + 8), thumbnailHeight / (bounds.height + 8), 1);
  if (zoom <= Math.min(thumbnailWidth / width, thumbnailHeight / height)) return image;
  image.className = 'part';
  image.style.width = width * zoom + 'px';
  image.style.left = thumbnailWidth / 2 - (bounds.x + bounds.width / 2) * zoom + 'px';
  image.style.top = thumbnailHeight / 2 - (bounds.y + bounds.height / 2) * zoom + 'px';
  return image;
}

function row(snapshot) {
  const thumbnail = make('span', { className: 'thumbnail', 'data-index': snapshots.indexOf(snapshot) });
  thumbnails.observe(thumbnail);
  const element = make('div', {
    className: 'row', role: 'option', tabIndex: -1, 'data-kind': snapshot.status, 'aria-selected': 'false',
    title: snapshot.name, onclick: () => { select(snapshot); showDetails(); },
  }, thumbnail, make('span', { className: 'text' },
    make('span', { className: 'name' }, snapshot.name.split('/').at(-1)),
    make('span', { className: 'first' }, ...coded(firstLine(snapshot)))),
  make('span', { className: 'badge', 'data-kind': snapshot.status }, statusNames[snapshot.status]));
  rows.set(snapshot, element);
  return element;
}

/** What a row says besides its name. The cause stands above the pictures of it. */
function firstLine({ name, explanation, document: file }) {
  return (groupOf.has(name) ? null : explanation[0]) ?? file ?? '';
}

function showList() {
  const children = [];
  shown = [];
  for (const [group, members] of Map.groupBy(listed, ({ name, status }) => groupOf.get(name) ?? status)) {
    if (group.snapshots) {
      children.push(...causeRows(group, members));
      continue;
    }
    if (members.length < listed.length) children.push(make('div', { className: 'folder others', role: 'presentation' }, sections[group]));
    children.push(...folderRows(members));
    shown.push(...members);
  }
  byId('list').replaceChildren(...children);
}

/** The head of a cause, and the rows of its first pictures, or of all. */
function causeRows(group, members) {
  const isFolded = members.length > foldedCount + 1 && !unfolded.has(group.id);
  const visible = isFolded ? members.slice(0, foldedCount) : members;
  shown.push(...visible);
  const head = make('div', { className: 'group', role: 'presentation', title: group.title },
    make('span', { className: 'groupTitle' }, ...coded(group.title)),
    make('span', { className: 'count' }, counted(members.length, 'picture')));
  const more = make('button', { type: 'button', className: 'more', onclick: () => unfold(group) },
    `Show all ${members.length.toLocaleString('en')}`);
  return [head, ...visible.map((snapshot) => rows.get(snapshot) ?? row(snapshot)), ...(isFolded ? [more] : [])];
}

function unfold(group) {
  unfolded.add(group.id);
  showList();
  showPosition();
}

function folderRows(members) {
  const children = [];
  let folder = null;
  for (const snapshot of members) {
    const itsFolder = snapshot.name.split('/').slice(0, -1).join('/');
    if (itsFolder !== folder) {
      folder = itsFolder;
      if (folder) children.push(make('div', { className: 'folder', role: 'presentation' }, folder));
    }
    children.push(rows.get(snapshot) ?? row(snapshot));
  }
  return children;
}

// Selection

function select(snapshot) {
  const before = rows.get(selected);
  before?.setAttribute('aria-selected', 'false');
  if (before) before.tabIndex = -1;
  selected = snapshot;
  const now = rows.get(snapshot);
  now?.setAttribute('aria-selected', 'true');
  if (now) now.tabIndex = 0;
  now?.scrollIntoView({ block: 'nearest' });
  if (byId('list').contains(document.activeElement)) now?.focus({ preventScroll: true });
  showSnapshot();
  const address = snapshot ? '#' + encodeURIComponent(snapshot.name) : '#';
  try { history.replaceState(null, '', address); } catch { /* Some browsers keep files from changing their address. */ }
}

function selectNeighbor(step) {
  const index = shown.indexOf(selected) + step;
  if (shown[index]) select(shown[index]);
}

function snapshotInAddress() {
  try {
    const name = decodeURIComponent(location.hash.slice(1));
    return snapshots.find((snapshot) => snapshot.name === name) ?? null;
  } catch {
    return null;
  }
}
