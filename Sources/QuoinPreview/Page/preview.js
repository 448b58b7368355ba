// The page as a whole: keyboard, and how it starts.

const keys = {
  j: () => chooseNeighbor(1), k: () => chooseNeighbor(-1), '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1), 0: fit,
  v: () => { if (!byId('sheetButton').hidden) toggleSheet(); }, d: () => { if (!byId('diagram').hidden) byId('diagram').click(); },
  a: approveShown, t: nextTheme, '/': () => byId('filter').focus(), '?': () => byId('shortcuts').showModal(),
};
Object.keys(viewNames).forEach((view, index) => { keys[index + 1] = () => chooseView(view); });

function press(event) {
  const { target, key } = event;
  if (document.querySelector('dialog[open]')) return;
  if ((event.ctrlKey || event.metaKey) && key === 'z' && !target.matches('input, textarea')) {
    event.preventDefault();
    return undo();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target === byId('filter')) return pressInFilter(event);
  if (target.matches('input, select, textarea')) return;
  if (pressIn(event)) return event.preventDefault();
  const isOther = key === ' ' && currentView() === 'blink' && !target.matches('button, summary, a');
  const action = isOther ? showOther : keys[key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Keys of the part of the page that has the focus; whether it has one for this. */
function pressIn(event) {
  const { target, key } = event;
  if (byId('tree').contains(target)) return pressInTree(event);
  if (byId('list').contains(target) && ['ArrowDown', 'ArrowUp'].includes(key)) {
    chooseNeighbor(key === 'ArrowDown' ? 1 : -1);
    return true;
  }
  if (target !== byId('stage')) return false;
  if (event.shiftKey && key in pans) {
    panBy(...pans[key]);
    return true;
  }
  return pressOnStage(event);
}

function pressInFilter(event) {
  if (event.key === 'Escape') {
    if (event.target.value) setFilterText(event.target.value = '');
    else event.target.blur();
  } else if (['Enter', 'ArrowDown'].includes(event.key)) {
    event.preventDefault();
    rows.get(conditions.document)?.focus();
  }
}

function setFilterText(text) {
  filter.text = text;
  showDocuments();
}

/** Asks for everything that may have changed while there was no connection. */
async function synchronize() {
  const before = conditions.document;
  lastCheck = '';
  receivers.documents(await get('/api/documents'));
  if (before) requestDrawing();
}

function start() {
  setTheme(memory.read('theme') ?? 'auto');
  startCamera();
  startStage();
  startConditionFields();
  startApproving();
  byId('filter').oninput = () => setFilterText(byId('filter').value);
  byId('theme').onclick = nextTheme;
  byId('help').onclick = () => byId('shortcuts').showModal();
  byId('undo').onclick = undo;
  document.addEventListener('keydown', press);
  window.addEventListener('hashchange', () => {
    const path = documentInAddress();
    if (path) choose(path);
  });
  listen(synchronize);
}

start();
