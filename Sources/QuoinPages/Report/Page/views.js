// The views of two pictures.

const pictureNames = { reference: 'Reference', new: 'New', difference: 'Difference' };
const slider = { share: 0.5 };
const onion = { share: 0.5 };
const blink = { showsNew: false, isRunning: !matchMedia('(prefers-reduced-motion: reduce)').matches, timer: 0 };

let wantedView = Object.keys(viewNames)[0];
let pictures = {};

function canShow(view) {
  if (view === 'side' || view === 'picture') return true;
  if (view === 'changes') return Boolean(pictures.new) && matches.some(isShownChange);
  return view === 'difference' ? Boolean(pictures.difference) : Boolean(pictures.reference && pictures.new);
}

/** The chosen view, or the default view if the snapshot lacks pictures for it. */
function currentView() {
  return canShow(wantedView) ? wantedView : Object.keys(viewNames)[0];
}

function chooseView(view) {
  if (!canShow(view)) return;
  wantedView = view;
  showStage();
}

/** The roles of the pictures in each pane, the lowest first. */
function panes() {
  switch (currentView()) {
    case 'side':
      if (selected.status === 'passed') return [['new']];
      return selected.status === 'errored' && !pictures.new ? [['reference']] : [['reference'], ['new']];
    case 'changes': return [['new']];
    case 'difference': return [['difference']];
    case 'picture': return [['new']];
    default: return [['reference', 'new']];
  }
}

function showStage() {
  const { reference, new: fresh, difference } = selected.pictures;
  pictures = { reference: picture(reference), new: picture(fresh), difference: picture(difference) };
  const current = selected;
  readLinked(Object.values(pictures), () => { if (selected === current) showStage(); });
  const missing = Object.values(pictures).find((each) => each?.isMissing);
  for (const [role, each] of Object.entries(pictures)) if (each && !each.width) pictures[role] = null;
  byId('unread').hidden = !missing;
  byId('unread').textContent = missing ? `${decodeURIComponent(missing.url)} is not beside this page.` : '';
  matches = matchedElements(selected);
  const hasPictures = Boolean(pictures.reference || pictures.new);
  byId('stage').hidden = byId('toolbar').hidden = !hasPictures;
  stopBlinking();
  if (!hasPictures) return byId('stage').replaceChildren();
  byId('stage').dataset.view = currentView();
  byId('stage').replaceChildren(...panes().map(paneElement));
  showViewButtons();
  showViewControl();
  showOutlines();
  arrangePanes();
  placeCamera();
}

function paneElement(roles) {
  const present = roles.filter((role) => pictures[role]);
  const world = make('div', { className: 'world' }, ...present.map(pictureElement));
  const viewport = make('div', { className: 'viewport' }, world);
  if (present.length === 0) viewport.replaceChildren(make('p', { className: 'empty' }, absence(roles[0])));
  if (currentView() === 'slider') viewport.append(handle());
  const captions = roles.map((role) => make('span', { 'data-role': role }, pictureNames[role], sizeLabel(role)));
  return make('figure', { className: 'pane', 'data-roles': roles.join(' ') },
    make('figcaption', {}, ...captions), viewport);
}

function pictureElement(role) {
  const { url, width, height } = pictures[role];
  const image = make('img', { src: url, alt: `${pictureNames[role]} picture of ${selected.name}`, draggable: false });
  const element = make('div', { className: 'picture', 'data-role': role }, image);
  element.style.setProperty('--width', width);
  element.style.setProperty('--height', height);
  return element;
}

function sizeLabel(role) {
  const shownPicture = pictures[role];
  return shownPicture && make('small', {}, `${shownPicture.width} × ${shownPicture.height} px`);
}

function absence(role) {
  return role === 'reference' ? 'There is no reference yet' : 'There is no new picture';
}

/** Puts two panes side by side or one above the other, whichever shows the pictures larger. */
function arrangePanes() {
  const stage = byId('stage');
  if (!selected || stage.childElementCount === 0) return;
  stage.classList.toggle('tall', isNarrow());
  stage.style.setProperty('--tall', isNarrow() ? worldSize().height * widthZoom(stage.clientWidth) + 'px' : null);
  const { clientWidth: width, clientHeight: height } = stage;
  if (isNarrow()) return stage.classList.toggle('above', true);
  const beside = fittingZoom(width / 2, height);
  const above = fittingZoom(width, height / 2);
  stage.classList.toggle('above', panes().length === 2 && above > beside);
}

function showViewButtons() {
  const focused = byId('views').contains(document.activeElement);
  byId('views').replaceChildren(...Object.entries(viewNames).map(([view, name], index) => make('button', {
    type: 'button', 'data-view': view, 'aria-pressed': String(view === currentView()), disabled: !canShow(view),
    title: `${name} (${index + 1})`, onclick: () => chooseView(view),
  }, name)));
  if (focused) byId('views').querySelector('[aria-pressed=true]').focus();
}

function showViewControl() {
  const control = { blink: blinkControl, onion: onionControl }[currentView()];
  byId('viewControl').replaceChildren(...(control ? [control()] : []));
  if (currentView() === 'onion') setOnion(onion.share);
  if (currentView() === 'blink') startBlinking();
}

// Slider

function handle() {
  const element = make('div', {
    className: 'handle', role: 'slider', tabIndex: 0, 'aria-label': 'Reference to the left, new picture to the right',
    'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.round(slider.share * 100),
  });
  element.style.left = slider.share * 100 + '%';
  element.addEventListener('pointerdown', (event) => {
    event.stopPropagation();
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    if (!element.hasPointerCapture(event.pointerId)) return;
    const { left, width } = pane().getBoundingClientRect();
    setSlider((event.clientX - left) / width);
  });
  element.addEventListener('keydown', moveHandle);
  return element;
}

function moveHandle(event) {
  const step = event.shiftKey ? 0.1 : 0.01;
  const shares = {
    ArrowLeft: slider.share - step, ArrowDown: slider.share - step, ArrowRight: slider.share + step,
    ArrowUp: slider.share + step, Home: 0, End: 1,
  };
  if (!(event.key in shares)) return;
  event.preventDefault();
  event.stopPropagation();
  setSlider(shares[event.key]);
}

function setSlider(share) {
  slider.share = Math.min(Math.max(share, 0), 1);
  const element = byId('stage').querySelector('.handle');
  element.style.left = slider.share * 100 + '%';
  element.setAttribute('aria-valuenow', Math.round(slider.share * 100));
  placeCamera();
}

// Onion skin

function onionControl() {
  const range = make('input', {
    type: 'range', id: 'onion', min: 0, max: 100, value: onion.share * 100, 'aria-label': 'Opacity of the new picture',
    oninput: () => setOnion(range.value / 100),
  });
  return make('label', {}, 'Reference', range, 'New');
}

function setOnion(share) {
  onion.share = share;
  byId('stage').style.setProperty('--opacity', share);
}

// Blink

function blinkControl() {
  const button = make('button', { type: 'button', id: 'blinking', onclick: () => {
    blink.isRunning = !blink.isRunning;
    startBlinking();
  } });
  const other = make('button', { type: 'button', id: 'other', title: 'The other picture (Space)', onclick: showOther });
  return make('span', { className: 'buttons' }, button, other);
}

function startBlinking() {
  stopBlinking();
  byId('blinking').textContent = blink.isRunning ? 'Pause' : 'Blink';
  showBlink();
  if (blink.isRunning) blink.timer = setInterval(() => { blink.showsNew = !blink.showsNew; showBlink(); }, 700);
}

function stopBlinking() {
  clearInterval(blink.timer);
}

/** Switches by hand, which stops the blinking. */
function showOther() {
  blink.isRunning = false;
  blink.showsNew = !blink.showsNew;
  startBlinking();
}

function showBlink() {
  byId('stage').dataset.shows = blink.showsNew ? 'new' : 'reference';
  byId('other').textContent = blink.showsNew ? 'Show reference' : 'Show new';
}
