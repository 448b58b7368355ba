// The picture: its elements under the pointer and the keyboard, with their sizes, gaps and insets.

const viewNames = {
  picture: 'Picture', side: 'Side by side', slider: 'Slider', blink: 'Blink', onion: 'Onion skin', difference: 'Difference',
};

/** The last drawing, and its elements by their index and by that of the element around them. */
let drawing = { document: null, elements: [], messages: [], variants: [] };
let byIndex = new Map();
let within = new Map();
/** The picture of the drawing, and the pictures beside the reference. */
let drawn = null;
let compared = {};
let chosenElement = null;
let markedElement = null;

/** What the views show. */
const selected = {
  get name() { return drawing.document ?? ''; },
  get status() { return 'failed'; },
  get pictures() {
    return { reference: compared.reference, new: currentView() === 'picture' ? drawn : compared.new ?? drawn, difference: compared.difference };
  },
};

const picture = (each) => each ?? null;
const readLinked = () => {};
const matchedElements = () => [];
const areNamesShown = () => false;
const placeLabels = () => {};
let matches = [];

/** Called when the stage has other pictures: marks the same element in them, if there is one. */
function showOutlines() {
  const index = byIndex.has(markedElement) ? markedElement : null;
  markedElement = undefined;
  markElement(index);
}

receivers.drawing = showDrawing;

/** The number of the last drawing of all that arrived. */
let lastNumber = 0;

/** Shows a drawing, once its picture can be painted. */
async function showDrawing(fresh) {
  if (fresh.document !== conditions.document || fresh.number < lastNumber) return;
  lastNumber = fresh.number;
  const next = fresh.picture ? await image(fresh.picture) : null;
  const element = next && currentView() === 'picture' && drawing.document === fresh.document
    ? byId('stage').querySelector('.picture[data-role=new]') : null;
  const decoded = element ? Object.assign(new Image(), { src: next.url, alt: `Picture of ${fresh.document}`, draggable: false }) : null;
  if (decoded) await decoded.decode().catch(() => {});
  if (lastNumber !== fresh.number) return;
  const isOther = drawing.document !== fresh.document;
  [drawing, drawn] = [fresh, next];
  byIndex = new Map(fresh.elements.map((each) => [each.i, each]));
  within = Map.groupBy(fresh.elements, ({ p }) => p);
  if (isOther) markedElement = null;
  if (isOther || !byIndex.has(chosenElement)) chosenElement = null;
  if (decoded && element.isConnected) replacePicture(element, decoded, next);
  else showStage();
  byId('stage').dataset.version = fresh.version;
  byId('stage').classList.toggle('faulty', fresh.isFaulty);
  showTitle();
  showMessages();
  showTree();
  showCanvas();
  showElement();
  showOutlines();
  if (!byId('sheet').hidden) showSheet();
  compareSoon();
}

/** Puts another picture in the place of the shown one, without a moment in which there is none. */
function replacePicture(element, decoded, { width, height }) {
  element.querySelector('img').replaceWith(decoded);
  element.style.setProperty('--width', width);
  element.style.setProperty('--height', height);
  pictures.new = drawn;
  placeCamera();
}

function showTitle() {
  byId('name').textContent = drawing.document;
  document.title = `${drawing.document.split('/').at(-1)} – Quoin preview`;
  const { canvas } = drawing;
  byId('facts').textContent = canvas && drawing.picture
    ? `${formatted(canvas.width)} × ${formatted(canvas.height)} pt at ${formatted(drawing.picture.scale)} ×` : '';
  byId('open').href = drawing.address;
  byId('diagram').hidden = !drawing.hasDiagram;
  byId('diagram').setAttribute('aria-pressed', String(conditions.isPlain));
}

/** Errors lie over the last picture; warnings are below it. */
function showMessages() {
  byId('messages').hidden = drawing.messages.length === 0;
  byId('messages').classList.toggle('faulty', drawing.isFaulty);
  byId('messages').replaceChildren(...drawing.messages.map(({ text, isError, line, column, address }) => make('li', {
    'data-kind': isError ? 'errored' : 'missing',
  }, make('strong', {}, isError ? 'Error' : 'Warning'),
  line ? make('a', { href: address, className: 'open' }, `line ${line}:${column}`) : null, make('span', {}, text))));
}

// Elements

const nameOf = ({ k, n }) => n ? `${n} (${k})` : k;
const sizeOf = ({ f }) => `${formatted(f[2])} × ${formatted(f[3])}`;

/** The smallest element at a point of the layout; of equal ones, the topmost. */
function elementAt(x, y) {
  let best = null;
  let bestArea = Infinity;
  for (const element of drawing.elements) {
    const [left, top, width, height] = element.f;
    if (x < left || y < top || x >= left + width || y >= top + height || width * height > bestArea) continue;
    [best, bestArea] = [element, width * height];
  }
  return best;
}

/** From each edge of an element, the distance to the nearest neighbor beside it, else to the edge of the element around it. */
function distances(element) {
  const around = byIndex.get(element.p);
  if (!around) return [];
  const [x, y, width, height] = element.f;
  const [right, bottom] = [x + width, y + height];
  const edges = { left: around.f[0], top: around.f[1], right: around.f[0] + around.f[2], bottom: around.f[1] + around.f[3] };
  for (const { i, f: [left, top, itsWidth, itsHeight] } of within.get(element.p)) {
    if (i === element.i) continue;
    const [itsRight, itsBottom] = [left + itsWidth, top + itsHeight];
    if (top < bottom && itsBottom > y) {
      if (itsRight <= x) edges.left = Math.max(edges.left, itsRight);
      if (left >= right) edges.right = Math.min(edges.right, left);
    }
    if (left < right && itsRight > x) {
      if (itsBottom <= y) edges.top = Math.max(edges.top, itsBottom);
      if (top >= bottom) edges.bottom = Math.min(edges.bottom, top);
    }
  }
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return [
    { side: 'left', from: [edges.left, middleY], to: [x, middleY] }, { side: 'top', from: [middleX, edges.top], to: [middleX, y] },
    { side: 'right', from: [right, middleY], to: [edges.right, middleY] }, { side: 'bottom', from: [middleX, bottom], to: [middleX, edges.bottom] },
  ].map((each) => ({ ...each, length: each.to[0] - each.from[0] + each.to[1] - each.from[1] }));
}

/** The space between the edges of an element and what is in it, as its inset: top, left, bottom, right. */
function insets(element) {
  const inner = within.get(element.i);
  if (!inner) return null;
  const [x, y, width, height] = element.f;
  const least = (at) => inner.reduce((value, { f }) => Math.min(value, f[at]), Infinity);
  const most = (at) => inner.reduce((value, { f }) => Math.max(value, f[at] + f[at + 2]), -Infinity);
  const numbers = [least(1) - y, least(0) - x, y + height - most(1), x + width - most(0)];
  return numbers.every((number) => number >= 0) && numbers.some((number) => number > 0.005) ? numbers : null;
}

/** The frame of the stage in which the elements of the layout lie; `null` in other views. */
function ground() {
  return currentView() === 'picture' ? byId('stage').querySelector('.picture[data-role=new]') : null;
}

/** Outlines an element, or none, with its gaps and insets. */
function markElement(index, event = null) {
  const element = byIndex.get(index);
  const parent = ground();
  showTip(element && event ? element : null, event);
  if (markedElement === index && parent?.querySelector('.mark')) return;
  markedElement = element ? index : null;
  parent?.querySelectorAll('.mark').forEach((mark) => mark.remove());
  if (!parent || drawing.isDiagram) return;
  const chosen = byIndex.get(chosenElement);
  if (chosen) parent.append(box(chosen.f, 'mark chosen'));
  if (!element) return;
  const around = byIndex.get(element.p);
  if (around) parent.append(box(around.f, 'mark around'));
  const space = insets(element);
  if (space) {
    const [top, left, bottom, right] = space;
    const inset = box(element.f, 'mark inset');
    ['top', 'left', 'bottom', 'right'].forEach((side, at) => inset.style.setProperty(`--${side}`, [top, left, bottom, right][at] * drawing.picture.scale));
    parent.append(inset);
  }
  parent.append(box(element.f, 'mark outlined'));
  parent.append(...distances(element).filter(({ length }) => length > 0.5).map(gap));
}

function box(frame, className) {
  const element = make('div', { className });
  ['--x', '--y', '--width', '--height'].forEach((name, at) => element.style.setProperty(name, frame[at] * drawing.picture.scale));
  return element;
}

function gap({ side, from, to, length }) {
  const isAcross = side === 'left' || side === 'right';
  const element = box([from[0], from[1], to[0] - from[0], to[1] - from[1]], `mark gap ${isAcross ? 'across' : 'down'}`);
  element.append(make('span', {}, formatted(Math.round(length * 10) / 10)));
  return element;
}

function showTip(element, event) {
  const tip = byId('tooltip');
  tip.hidden = !element;
  if (!element) return;
  const sides = distances(element).filter(({ length }) => length > 0.005).map(({ side, length }) => `${side} ${formatted(length)}`);
  const space = insets(element);
  const line = (text) => make('span', { className: 'line' }, text);
  tip.replaceChildren(...[
    make('strong', {}, element.n ?? element.k), ' ', element.n && make('span', { className: 'kind' }, element.k),
    line(`${sizeOf(element)}  at ${formatted(element.f[0])}, ${formatted(element.f[1])}`),
    sides.length > 0 && line(`gaps ${sides.join(', ')}`), space && line(`insets ${space.map(formatted).join(', ')}`),
  ].filter(Boolean));
  const { offsetWidth, offsetHeight } = tip;
  const beside = event.clientX + 16 + offsetWidth > innerWidth ? event.clientX - offsetWidth - 12 : event.clientX + 16;
  const below = event.clientY + 16 + offsetHeight > innerHeight ? event.clientY - offsetHeight - 12 : event.clientY + 16;
  tip.style.left = Math.max(4, beside) + 'px';
  tip.style.top = Math.max(4, below) + 'px';
}

/** The element under the pointer; `null` outside of the picture. */
function elementUnder(event) {
  const parent = ground();
  if (!parent || drawing.isDiagram || !drawing.picture) return null;
  const { left, top } = parent.getBoundingClientRect();
  const scale = camera.zoom * drawing.picture.scale;
  return elementAt((event.clientX - left) / scale, (event.clientY - top) / scale);
}

let hovering = null;
function hover(event) {
  const isFirst = !hovering;
  hovering = event;
  if (isFirst) requestAnimationFrame(() => {
    const last = hovering;
    hovering = null;
    if (pointers.size === 0 && last) markElement(elementUnder(last)?.i ?? null, last);
  });
}

function chooseElement(index) {
  chosenElement = index;
  markedElement = undefined;
  markElement(index);
  byId('panel').scrollTop = 0;
  if (drawing.elements.length > treeLimit) showTree();
  else markTree();
  showElement();
}

/** Goes through the elements with the keyboard. */
function pressOnStage({ key, shiftKey }) {
  if (shiftKey || !ground() || drawing.elements.length === 0) return false;
  const element = byIndex.get(markedElement ?? chosenElement) ?? drawing.elements[0];
  if (key === 'Enter') {
    chooseElement(element.i);
    return true;
  }
  const beside = within.get(element.p) ?? [];
  const at = beside.indexOf(element);
  const next = {
    ArrowUp: byIndex.get(element.p), ArrowDown: within.get(element.i)?.[0], ArrowLeft: beside[at - 1], ArrowRight: beside[at + 1],
  };
  if (!(key in next)) return false;
  const target = markedElement === null && chosenElement === null ? element : next[key] ?? element;
  markElement(target.i);
  say(`${nameOf(target)}, ${sizeOf(target)}`);
  return true;
}

function startStage() {
  const stage = byId('stage');
  let pressed = null;
  stage.addEventListener('pointermove', hover);
  stage.addEventListener('pointerleave', () => { hovering = null; markElement(null); });
  stage.addEventListener('pointerdown', ({ clientX, clientY }) => { pressed = [clientX, clientY]; });
  stage.addEventListener('pointerup', (event) => {
    const isClick = pressed && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) < 4;
    const element = isClick && !event.target.closest('.handle') ? elementUnder(event) : null;
    if (element) chooseElement(element.i);
  });
}
