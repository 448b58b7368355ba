// The visible part of the pictures and its scale, which stay when the picture or the view changes.

/** Screen pixels per picture pixel, the point of the picture at the center of a pane, and how far that is shifted for names. */
const camera = { fits: true, zoom: 1, x: 0, y: 0, shift: 0 };
const zoomLimits = [1 / 16, 64];

function pane() {
  return byId('stage').querySelector('.viewport');
}

/** The size that holds both pictures, in pixels. */
function worldSize() {
  return Object.values(pictures).filter(Boolean).reduce(
    (size, { width, height }) => ({ width: Math.max(size.width, width), height: Math.max(size.height, height) }),
    { width: 1, height: 1 });
}

/** Whether the window is too narrow for a list and pictures: then pictures are as wide as the window, and the page scrolls. */
const isNarrow = () => matchMedia('(max-width: 760px)').matches;

/** The zoom of a picture that is as wide as a pane; small pictures are not enlarged beyond twice their size. */
function widthZoom(width) {
  return Math.max(zoomLimits[0], Math.min((width - 16) / worldSize().width, 2));
}

/** The room that the names of elements need beside a picture. */
function gutter() {
  return areNamesShown() && !isNarrow() ? 128 : 0;
}

function fittingZoom(width, height) {
  const world = worldSize();
  if (isNarrow()) return widthZoom(width);
  const zoom = Math.min((width - 32 - gutter()) / world.width, (height - 32) / world.height);
  // With whole factors all pixels of small pictures have the same size.
  return Math.max(zoomLimits[0], zoom > 1 ? Math.min(Math.floor(zoom), 8) : zoom);
}

function placeCamera() {
  const viewport = pane();
  if (!viewport) return;
  const { clientWidth, clientHeight } = viewport;
  const world = worldSize();
  if (camera.fits) {
    camera.zoom = fittingZoom(clientWidth, clientHeight);
    [camera.x, camera.y] = [world.width / 2, world.height / 2];
  }
  camera.shift = camera.fits ? -gutter() / 2 : 0;
  const left = Math.round(clientWidth / 2 + camera.shift - camera.x * camera.zoom);
  const top = Math.round(clientHeight / 2 - camera.y * camera.zoom);
  const style = byId('stage').style;
  style.setProperty('--zoom', camera.zoom);
  style.setProperty('--left', left + 'px');
  style.setProperty('--top', top + 'px');
  style.setProperty('--split', slider.share * clientWidth - left + 'px');
  byId('stage').classList.toggle('pixelated', camera.zoom > 1);
  byId('stage').classList.toggle('fitting', camera.fits);
  byId('zoom').textContent = formatted(Math.round(camera.zoom * 100)) + ' %';
  byId('fit').setAttribute('aria-pressed', String(camera.fits));
  placeLabels();
}

/** Zooms around the point at `offset` from the center of the pane. */
function zoomTo(zoom, offset = { x: 0, y: 0 }) {
  const bounded = Math.min(Math.max(zoom, zoomLimits[0]), zoomLimits[1]);
  camera.x += offset.x / camera.zoom - offset.x / bounded;
  camera.y += offset.y / camera.zoom - offset.y / bounded;
  camera.zoom = bounded;
  camera.fits = false;
  placeCamera();
}

/** Zooms to the next step: halves below 1, whole factors above. */
function zoomBy(direction) {
  const steps = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
  const larger = steps.find((step) => step > camera.zoom * 1.001);
  const smaller = steps.findLast((step) => step < camera.zoom / 1.001);
  zoomTo((direction > 0 ? larger : smaller) ?? camera.zoom);
}

function fit() {
  camera.fits = true;
  placeCamera();
}

/** How far the arrow keys move the pictures, in screen pixels. */
const pans = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };

function panBy(x, y) {
  const world = worldSize();
  camera.x = Math.min(Math.max(camera.x - x / camera.zoom, 0), world.width);
  camera.y = Math.min(Math.max(camera.y - y / camera.zoom, 0), world.height);
  camera.fits = false;
  placeCamera();
}

/** Centers a rectangle of the picture, in pixels, and enlarges a small one. */
function lookAt([x, y, width, height]) {
  const { clientWidth, clientHeight } = pane();
  const zoom = Math.min(clientWidth / (width + 1) / 2, clientHeight / (height + 1) / 2, 8);
  [camera.x, camera.y, camera.fits] = [x + width / 2, y + height / 2, false];
  camera.zoom = Math.min(Math.max(zoom, camera.zoom), zoomLimits[1]);
  placeCamera();
}

// Mouse, pen and fingers

const pointers = new Map();

/** The offset of an event from the center of its pane. */
function offsetInPane(event) {
  const viewport = event.target.closest('.viewport') ?? pane();
  const { left, top, width, height } = viewport.getBoundingClientRect();
  return { x: event.clientX - left - width / 2 - camera.shift, y: event.clientY - top - height / 2 };
}

function startPointer(event) {
  if (event.button !== 0 || !event.target.closest('.viewport') || event.target.closest('.handle')) return;
  byId('stage').setPointerCapture(event.pointerId);
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  byId('stage').classList.add('dragging');
}

function movePointer(event) {
  const before = pointers.get(event.pointerId);
  if (!before) return;
  const now = { x: event.clientX, y: event.clientY };
  const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
  if (other) {
    const distance = (point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    zoomTo(camera.zoom * distance(now) / distance(before));
    panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
  } else if (now.x !== before.x || now.y !== before.y) {
    panBy(now.x - before.x, now.y - before.y);
  }
  pointers.set(event.pointerId, now);
}

function endPointer(event) {
  pointers.delete(event.pointerId);
  byId('stage').classList.toggle('dragging', pointers.size > 0);
}

function turnWheel(event) {
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    zoomTo(camera.zoom * Math.exp(-event.deltaY / 240), offsetInPane(event));
  } else if (!camera.fits) {
    event.preventDefault();
    panBy(-event.deltaX, -event.deltaY);
  }
}

function startCamera() {
  const stage = byId('stage');
  stage.addEventListener('pointerdown', startPointer);
  stage.addEventListener('pointermove', movePointer);
  stage.addEventListener('pointerup', endPointer);
  stage.addEventListener('pointercancel', endPointer);
  stage.addEventListener('wheel', turnWheel, { passive: false });
  stage.addEventListener('dblclick', (event) => {
    if (camera.fits) zoomTo(Math.max(1, camera.zoom * 2), offsetInPane(event));
    else fit();
  });
  new ResizeObserver(() => { arrangePanes(); placeCamera(); }).observe(stage);
  byId('zoomIn').onclick = () => zoomBy(1);
  byId('zoomOut').onclick = () => zoomBy(-1);
  byId('fit').onclick = fit;
}
