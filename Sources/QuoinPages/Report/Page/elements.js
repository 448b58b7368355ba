// The elements of both layouts: matched, outlined, named.

const outlineModes = ['changed', 'all', 'none'];
let outlineMode = memory.read('outlines') ?? 'changed';
let matches = [];

/** The elements of both layers, matched by id, or by path and kind if they have none. */
function matchedElements({ referenceLayer, newLayer }) {
  const key = (element) => element.id ? 'id ' + element.id : `path ${element.path} ${element.kind}`;
  const found = new Map();
  for (const element of newLayer?.elements ?? []) {
    found.set(key(element), { element, new: inPixels(element, newLayer), newPoints: element.frame });
  }
  for (const element of referenceLayer?.elements ?? []) {
    const match = found.get(key(element)) ?? { element };
    found.set(key(element), Object.assign(match, { old: inPixels(element, referenceLayer), oldPoints: element.frame }));
  }
  const isComparable = Boolean(referenceLayer && newLayer);
  return [...found.values()].map((match) => ({ ...match, change: isComparable ? changeOf(match) : 'same' }));
}

function inPixels({ frame }, { scale }) {
  return frame.map((number) => number * scale);
}

function changeOf({ oldPoints, newPoints }) {
  if (!oldPoints) return 'added';
  if (!newPoints) return 'removed';
  const [x, y, width, height] = steps(oldPoints, newPoints);
  if (width || height) return 'resized';
  return x || y ? 'moved' : 'same';
}

/** The change of each number of a frame, ignoring rounding errors. */
function steps(oldFrame, newFrame) {
  return newFrame.map((number, at) => Math.abs(number - oldFrame[at]) > 1e-6 ? number - oldFrame[at] : 0);
}

function changeText({ change, oldPoints, newPoints }) {
  switch (change) {
    case 'added': return 'added';
    case 'removed': return 'gone';
    case 'same': return '';
    default: {
      const [x, y, width, height] = steps(oldPoints, newPoints);
      const moved = x || y ? `moved by ${signed(x)}, ${signed(y)}` : '';
      const resized = width || height ? `size by ${signed(width)} × ${signed(height)}` : '';
      return [moved, resized].filter(Boolean).join('; ');
    }
  }
}

const nameOf = ({ element }) => element.id ?? element.path.split('.').at(-1);

function frameText(frame) {
  if (!frame) return '–';
  return `${frame.slice(0, 2).map(formatted).join(', ')}  ${frame.slice(2).map(formatted).join(' × ')}`;
}

/** Whether an element changed, and did not just move with the one around it. */
function isShownChange(match) {
  if (match.change !== 'moved') return match.change !== 'same';
  const { path } = match.element;
  const around = matches.filter(({ element }) => path.startsWith(element.path) && /^[.[]/.test(path.slice(element.path.length)))
    .sort((a, b) => b.element.path.length - a.element.path.length)[0];
  if (!around?.oldPoints || !around.newPoints) return true;
  const move = ({ oldPoints, newPoints }) => String(steps(oldPoints, newPoints).slice(0, 2));
  return move(around) !== move(match);
}

/** The change of an element in a few signs: `↓ 18`, `↔ 40 → 56`. */
function changeSigns({ change, oldPoints, newPoints }) {
  if (change === 'added' || change === 'removed') return change === 'added' ? 'new' : 'gone';
  const [x, y, ...growth] = steps(oldPoints, newPoints);
  if (change === 'resized') {
    return growth.map((step, at) => step && `${'↔↕'[at]} ${formatted(oldPoints[at + 2])} → ${formatted(newPoints[at + 2])}`)
      .filter(Boolean).join(' ');
  }
  return [x && `${x > 0 ? '→' : '←'} ${formatted(Math.abs(x))}`, y && `${y > 0 ? '↓' : '↑'} ${formatted(Math.abs(y))}`]
    .filter(Boolean).join(' ');
}

// Outlines are children of their pictures, so that they are clipped and hidden with them. Only side by side, and where the
// changes are shown: over two pictures, or a difference, they would hide what is compared.

const areChangesShown = () => currentView() === 'changes';
const areOutlinesShown = () => areChangesShown() || outlineMode !== 'none' && currentView() === 'side';

/** Whether names stand beside the pictures. */
function areNamesShown() {
  return areOutlinesShown() && matches.some((match) => (match.element.id || areChangesShown()) && isOutlined(match));
}

const isOutlined = (match) => areChangesShown() ? isShownChange(match) : outlineMode === 'all' || match.change !== 'same';

function showOutlines() {
  for (const element of byId('stage').querySelectorAll('.picture')) {
    element.querySelectorAll('.outline').forEach((outline) => outline.remove());
    element.append(...timesIn(element.dataset.role).flatMap(outlines));
  }
  byId('outlines').textContent = 'Elements: ' + outlineMode;
  byId('outlines').hidden = matches.length === 0;
  byId('outlines').disabled = currentView() !== 'side';
}

/** The frames of an element in a picture. */
function timesIn(role) {
  return { reference: ['old'], new: areChangesShown() ? ['old', 'new'] : ['new'], difference: ['new', 'old'] }[role];
}

function outlines(time) {
  if (!areOutlinesShown()) return [];
  return matches.filter((match) => match[time] && isOutlined(match)).map((match) => outline(match, time));
}

function outline(match, time) {
  const element = make('div', { className: 'outline', 'data-time': time, 'data-change': match.change });
  placeOutline(element, match[time]);
  if (areChangesShown()) {
    if (time === (match.new ? 'new' : 'old')) element.dataset.name = `${match.element.id ?? match.element.kind} ${changeSigns(match)}`;
    if (time === 'old' && match.change === 'moved') element.append(arrow(match));
  } else if (match.element.id) {
    element.dataset.name = match.element.id;
  }
  return element;
}

/** An arrow from where an element was to where it is. */
function arrow({ old: [x, y], new: [newX, newY] }) {
  const element = make('span', { className: 'arrow' });
  element.style.setProperty('--length', Math.hypot(newX - x, newY - y));
  element.style.transform = `rotate(${Math.atan2(newY - y, newX - x)}rad)`;
  return element;
}

/** The height of a name beside a picture, in points. */
const nameHeight = 17;

/** Places the names of outlined elements to the right of their picture, each at the height of its element if it is free there. */
function placeLabels() {
  for (const element of byId('stage').querySelectorAll('.picture')) {
    element.querySelectorAll('.label, .leader').forEach((each) => each.remove());
    if (!areNamesShown() || isNarrow()) continue;
    const number = (outline, name) => Number(outline.style.getPropertyValue(name)) * camera.zoom;
    const named = [...element.querySelectorAll('.outline[data-name]')].map((outline) => ({
      outline, right: number(outline, '--x') + number(outline, '--width'),
      middle: number(outline, '--y') + Math.min(number(outline, '--height') / 2, nameHeight),
    })).sort((a, b) => a.middle - b.middle || b.right - a.right);
    const edge = Number(element.style.getPropertyValue('--width')) * camera.zoom;
    let free = -Infinity;
    for (const { outline, right, middle } of named) {
      const top = Math.max(middle - nameHeight / 2, free);
      free = top + nameHeight;
      element.append(...label(outline, { edge, right, middle, top }));
    }
  }
}

/** A name beside the picture, and the line from its element to it. */
function label(outline, { edge, right, middle, top }) {
  const { time, change, name } = outline.dataset;
  const text = make('span', { className: 'label', 'data-time': time, 'data-change': change, title: name }, name);
  [text.style.left, text.style.top] = [edge + 18 + 'px', top + 'px'];
  const leader = make('span', { className: 'leader', 'data-time': time });
  const [width, height] = [edge + 16 - right, top + nameHeight / 2 - middle];
  leader.style.left = right + 'px';
  leader.style.top = middle + 'px';
  leader.style.width = Math.hypot(width, height) + 'px';
  leader.style.transform = `rotate(${Math.atan2(height, width)}rad)`;
  return [leader, text];
}

function placeOutline(element, frame) {
  ['--x', '--y', '--width', '--height'].forEach((name, at) => element.style.setProperty(name, frame[at]));
}

function nextOutlineMode() {
  outlineMode = outlineModes[(outlineModes.indexOf(outlineMode) + 1) % outlineModes.length];
  memory.write('outlines', outlineMode);
  showOutlines();
  placeCamera();
  say('Elements: ' + outlineMode);
}

// Hovering

function hover(event) {
  const viewport = event.target.closest?.('.viewport');
  const figure = viewport?.closest('.pane');
  const match = figure && areOutlinesShown() && pointers.size === 0 ? matchAt(event, figure) : null;
  highlight(match);
  showTooltip(match, event);
}

/** The smallest element under the pointer; of equal ones, the topmost. */
function matchAt(event, figure) {
  const offset = offsetInPane(event);
  const [x, y] = [camera.x + offset.x / camera.zoom, camera.y + offset.y / camera.zoom];
  const times = figure.dataset.roles.split(' ').flatMap(timesIn);
  const holds = (frame) =>
    frame && x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3];
  let best = null;
  let bestArea = Infinity;
  for (const match of matches) {
    for (const time of times) {
      const frame = match[time];
      if (holds(frame) && frame[2] * frame[3] <= bestArea) [best, bestArea] = [match, frame[2] * frame[3]];
    }
  }
  return best;
}

function highlight(match) {
  byId('stage').querySelectorAll('.highlight').forEach((element) => element.remove());
  if (!match) return;
  for (const picture of byId('stage').querySelectorAll('.picture')) {
    for (const time of timesIn(picture.dataset.role)) {
      if (!match[time]) continue;
      const element = make('div', { className: 'highlight', 'data-time': time });
      placeOutline(element, match[time]);
      picture.append(element);
    }
  }
}

function showTooltip(match, event) {
  const tooltip = byId('tooltip');
  tooltip.hidden = !match;
  if (!match) return;
  const { element, oldPoints, newPoints, change } = match;
  const lines = change === 'same' ? [frameText(newPoints ?? oldPoints)] : [
    'was ' + frameText(oldPoints), 'now ' + frameText(newPoints), changeText(match)];
  tooltip.replaceChildren(
    make('strong', {}, nameOf(match)), ' ', make('span', { className: 'kind' }, element.kind),
    make('span', { className: 'path' }, element.path), ...lines.map((line) => make('span', { className: 'line' }, line)));
  const { offsetWidth, offsetHeight } = tooltip;
  const beside = event.clientX + 16 + offsetWidth > innerWidth ? event.clientX - offsetWidth - 12 : event.clientX + 16;
  const below = event.clientY + 16 + offsetHeight > innerHeight ? event.clientY - offsetHeight - 12 : event.clientY + 16;
  tooltip.style.left = Math.max(4, beside) + 'px';
  tooltip.style.top = Math.max(4, below) + 'px';
}

function hideTooltip() {
  highlight(null);
  byId('tooltip').hidden = true;
}

// The table

function showElements() {
  const changed = matches.filter(({ change }) => change !== 'same');
  byId('elements').hidden = matches.length === 0;
  const all = matches.length === 1 ? '1 element' : `${matches.length} elements`;
  const isComparable = selected.referenceLayer && selected.newLayer;
  // Beyond the limit of a page, it has only the elements that changed.
  const isShortened = isProblem(selected) && selected.pictures.new && !byId(selected.pictures.new.file);
  const title = changed.length > 0
    ? `${isShortened ? counted(changed.length, 'element') : `${changed.length} of ${all}`} changed`
    : all + (isComparable ? ', in the same places' : '');
  const head = make('tr', {}, ...['Element', 'Kind', 'Reference', 'New', 'Change'].map(
    (name) => make('th', { scope: 'col' }, name)));
  byId('elements').replaceChildren(make('h3', {}, title), ...(changed.length === 0 ? [] : [
    make('div', { className: 'scrolling' }, make('table', {}, make('thead', {}, head),
      make('tbody', {}, ...changed.map(elementRow))))]));
}

function elementRow(match) {
  const button = make('button', {
    type: 'button', className: 'link', title: match.element.path,
    onclick: () => { lookAt(match.new ?? match.old); highlight(match); },
    onfocus: () => highlight(match), onblur: () => highlight(null),
  }, nameOf(match));
  const cell = (text, name) => make('td', name ? { className: name } : {}, text);
  return make('tr', { onpointerenter: () => highlight(match), onpointerleave: () => highlight(null) },
    make('th', { scope: 'row' }, button), cell(match.element.kind), cell(frameText(match.oldPoints), 'frame'),
    cell(frameText(match.newPoints), 'frame'), cell(changeText(match)));
}

function startElements() {
  byId('stage').addEventListener('pointermove', hover);
  byId('stage').addEventListener('pointerleave', hideTooltip);
  byId('outlines').onclick = nextOutlineMode;
}
