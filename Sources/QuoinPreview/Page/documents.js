// The list of documents with their states, and the tree of the shown one.

const stateNames = { different: 'Different', new: 'New', faulty: 'Broken', equal: 'Equal', unknown: 'Waiting' };
/** The kinds of the report, for their colors. */
const stateKinds = { different: 'failed', new: 'missing', faulty: 'errored', equal: 'passed', unknown: 'environment' };

let states = { number: 0, documents: [], causes: [], problems: [], paths: [], isReadOnly: false, waiting: 0 };
const filter = { state: 'all', text: '' };
let listed = [];
const rows = new Map();

const stateOf = (path) => states.documents.find(({ document }) => document === path);

receivers.documents = (fresh) => {
  if (fresh.number < states.number) return;
  states = fresh;
  showDocuments();
  showReference();
};

function showDocuments() {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const candidates = states.documents.filter(({ document }) => words.every((word) => document.toLowerCase().includes(word)));
  if (!states.documents.some(({ state }) => state === filter.state)) filter.state = 'all';
  listed = candidates.filter(({ state }) => filter.state === 'all' || state === filter.state);
  showVerdict();
  showChips(candidates);
  showList();
  byId('nothing').hidden = listed.length > 0 || states.documents.length === 0;
  byId('problems').hidden = states.problems.length === 0 || states.documents.length === 0;
  byId('problems').replaceChildren(...states.problems.map((problem) => make('li', {}, problem)));
  showWelcome();
  if (!conditions.document && listed.length > 0) choose(documentInAddress() ?? listed[0].document);
}

function showVerdict() {
  const count = (state) => states.documents.filter((each) => each.state === state).length;
  const parts = ['faulty', 'different', 'new'].filter(count).map((state) => `${count(state)} ${stateNames[state].toLowerCase()}`);
  const all = counted(states.documents.length, 'document');
  byId('verdict').textContent = states.waiting > 0 ? `${all}, ${states.waiting} to compare` : [all, ...parts].join(', ');
  byId('verdict').dataset.kind = count('faulty') ? 'errored' : count('different') ? 'failed' : 'passed';
}

function showChips(candidates) {
  const present = Object.keys(stateNames).filter((name) => states.documents.some(({ state }) => state === name));
  const chips = ['all', ...present].map((name) => {
    const count = candidates.filter(({ state }) => name === 'all' || state === name).length;
    const button = make('button', {
      type: 'button', className: 'chip', 'aria-pressed': String(filter.state === name), 'data-kind': stateKinds[name] ?? '',
      onclick: () => { filter.state = name; showDocuments(); },
    }, name === 'all' ? 'All' : stateNames[name], make('span', { className: 'count' }, String(count)));
    return button;
  });
  const focused = [...byId('states').children].indexOf(document.activeElement);
  byId('states').replaceChildren(...chips);
  if (focused >= 0) chips[Math.min(focused, chips.length - 1)].focus();
}

function row({ document: path, state }) {
  const element = rows.get(path) ?? make('div', {
    className: 'row', role: 'option', title: path, onclick: () => choose(path),
  }, make('span', { className: 'name' }, path.split('/').at(-1)), make('span', { className: 'badge' }));
  rows.set(path, element);
  const isChosen = path === conditions.document;
  element.tabIndex = isChosen ? 0 : -1;
  element.setAttribute('aria-selected', String(isChosen));
  element.dataset.kind = element.lastChild.dataset.kind = stateKinds[state];
  element.lastChild.textContent = stateNames[state];
  return element;
}

function showList() {
  const focused = document.activeElement;
  const children = [];
  let folder = null;
  for (const each of listed) {
    const own = each.document.split('/').slice(0, -1).join('/');
    if (own !== folder) children.push(make('div', { className: 'folder', role: 'presentation' }, own || 'This folder'));
    folder = own;
    children.push(row(each));
  }
  byId('list').replaceChildren(...children);
  if (focused?.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true });
}

function showWelcome() {
  const isEmpty = states.documents.length === 0;
  byId('welcome').hidden = !isEmpty;
  for (const id of ['title', 'stageArea', 'panel']) byId(id).hidden = isEmpty || !conditions.document;
  if (isEmpty) byId('toolbar').hidden = true;
  if (!isEmpty) return;
  byId('welcomePlace').textContent = states.problems.join(' ');
  const folder = states.paths.find((path) => !/\.(ya?ml|json)$/.test(path));
  byId('welcomeFile').textContent = folder ? `${folder}/hello.yaml` : states.paths[0] ?? 'Snapshots/hello.yaml';
}

function choose(path) {
  if (path === conditions.document) return;
  const before = conditions.document;
  startConditions(path);
  for (const each of [before, path]) if (stateOf(each) && rows.has(each)) row(stateOf(each));
  rows.get(path)?.scrollIntoView({ block: 'nearest' });
  history.replaceState(null, '', `#${token}/${encodeURI(path)}`);
  showWelcome();
}

function chooseNeighbor(step) {
  const index = listed.findIndex(({ document }) => document === conditions.document) + step;
  if (!listed[index]) return;
  const isFocused = byId('list').contains(document.activeElement);
  choose(listed[index].document);
  if (isFocused) rows.get(listed[index].document).focus();
}

function documentInAddress() {
  const path = decodeURI(location.hash.slice(1).split('/').slice(1).join('/'));
  return stateOf(path) ? path : null;
}

// The tree

/** The most elements in the tree; of others, only those around and in the chosen one are. */
const treeLimit = 400;
let treeRows = new Map();

function showTree() {
  const { elements } = drawing;
  byId('elementCount').textContent = elements.length > 0 ? elements.length.toLocaleString('en') : '';
  const shownElements = elements.length <= treeLimit ? elements : aroundChosen();
  const depths = new Map();
  treeRows = new Map(shownElements.map((element) => {
    depths.set(element.i, (depths.get(element.p) ?? -1) + 1);
    return [element.i, treeRow(element, depths.get(element.i))];
  }));
  const isFocused = byId('tree').contains(document.activeElement);
  byId('tree').replaceChildren(...treeRows.values());
  markTree(isFocused);
}

/** The elements around the chosen one, its neighbors and its children. */
function aroundChosen() {
  const line = new Set();
  for (let each = byIndex.get(chosenElement ?? 0); each; each = byIndex.get(each.p)) line.add(each.i);
  return drawing.elements.filter(({ i, p }) => line.has(i) || line.has(p)).slice(0, treeLimit);
}

function treeRow(element, depth) {
  const row = make('div', {
    className: 'node', role: 'treeitem', 'aria-level': depth + 1, tabIndex: -1, title: nameOf(element),
    onclick: () => chooseElement(element.i), onpointerenter: () => markElement(element.i),
    onpointerleave: () => markElement(null), onfocus: () => markElement(element.i),
  }, make('span', { className: 'kind' }, element.k), ' ', element.n ?? '');
  row.style.setProperty('--depth', depth);
  return row;
}

function markTree(takesFocus = false) {
  for (const [index, row] of treeRows) {
    row.setAttribute('aria-selected', String(index === chosenElement));
    row.tabIndex = -1;
  }
  const current = treeRows.get(chosenElement) ?? treeRows.values().next().value;
  if (!current) return;
  current.tabIndex = 0;
  if (takesFocus) current.focus();
  else if (chosenElement !== null) current.scrollIntoView({ block: 'nearest' });
}

function pressInTree(event) {
  const all = [...treeRows.values()];
  const index = all.indexOf(document.activeElement);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key];
  if (next !== undefined) all[Math.min(Math.max(next, 0), all.length - 1)].focus();
  else if (event.key === 'Enter' || event.key === ' ') document.activeElement.click();
  else return false;
  return true;
}
