// The page as a whole: its head and foot, keyboard, and how it starts.

function showVerdict() {
  const words = { errored: 'broken', failed: 'failed', missing: 'new', renamed: 'renamed', environment: 'from other libraries' };
  const count = (status) => snapshots.filter((snapshot) => snapshot.status === status).length;
  const parts = Object.keys(words).filter(count).map((status) => `${count(status)} ${words[status]}`);
  const all = counted(snapshots.length, 'snapshot') + (groups.length > 0 ? `, ${counted(groups.length, 'cause')}` : '');
  byId('verdict').textContent = `${all}: ${parts.length > 0 ? parts.join(', ') : 'no problems'}`;
  byId('verdict').dataset.kind = haveAllPassed || snapshots.length === 0 ? 'passed' : 'failed';
}

function showNotices() {
  const { missingShards, notes, shard } = data.results;
  const notices = [...notes];
  if (shard && shard.count > 1) notices.unshift(`Only shard ${shard.index} of ${shard.count}.`);
  if (missingShards.length > 0) {
    notices.unshift(`${missingShards.length > 1 ? 'Shards' : 'Shard'} ${missingShards.join(', ')} missing.`);
  }
  byId('notices').replaceChildren(...notices.map((notice) => make('li', {}, notice)));
  byId('notices').hidden = notices.length === 0;
}

function showFooter() {
  const folded = (title, lines, ...more) => make('details', {}, make('summary', {}, title),
    make('ul', {}, ...lines.map((line) => make('li', {}, line))), ...more);
  const commands = snapshots.filter(isProblem).map((snapshot) => snapshot.acceptCommand).filter(Boolean);
  const parts = [];
  if (commands.length > 1) {
    parts.push(make('button', { type: 'button', id: 'copyAll', onclick: () => {
      const shownCommands = [...new Set(listed.map((snapshot) => snapshot.acceptCommand).filter(Boolean))];
      copy(shownCommands.join('\n'), `${shownCommands.length} commands`);
    } }, 'Copy the commands for those listed'));
  }
  const obsolete = data.obsolete ?? [];
  if (obsolete.length > 0) {
    parts.push(folded(`${obsolete.length} obsolete ${obsolete.length === 1 ? 'reference' : 'references'}`, obsolete));
  }
  if (data.results.fingerprint.length > 0) parts.push(folded('Drawn with', data.results.fingerprint));
  byId('footer').replaceChildren(...parts);
  byId('footer').hidden = parts.length === 0;
}

// Narrow screens show the list or the details

function showDetails() {
  document.body.dataset.showing = 'details';
  if (selected) placeCamera();
}

function showOnlyList() {
  document.body.dataset.showing = 'list';
  if (haveAllPassed) return select(null);
  rows.get(selected)?.focus();
}

// Keyboard

const keys = {
  j: () => selectNeighbor(1), ArrowDown: () => selectNeighbor(1), ArrowRight: () => selectNeighbor(1),
  k: () => selectNeighbor(-1), ArrowUp: () => selectNeighbor(-1), ArrowLeft: () => selectNeighbor(-1),
  '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1), 0: fit,
  e: nextOutlineMode, c: copyCommand, C: copyCauseCommand, t: nextTheme,
  '/': () => byId('filter').focus(), '?': () => byId('shortcuts').showModal(),
  Escape: showOnlyList,
};
Object.keys(viewNames).forEach((view, index) => { keys[index + 1] = () => chooseView(view); });

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || byId('shortcuts').open) return;
  const { target, key } = event;
  if (target === byId('filter')) return pressInFilter(event);
  if (target.matches('input[type=range]') && key.startsWith('Arrow')) return;
  const isButton = target.matches('button, summary, a');
  const isOther = key === ' ' && currentView() === 'blink' && selected && !isButton;
  const isPan = event.shiftKey && key in pans && selected;
  const action = isOther ? showOther : isPan ? () => panBy(...pans[key]) : keys[key];
  if (!action) return openWithReturn(event);
  event.preventDefault();
  action();
}

function openWithReturn(event) {
  if (!['Enter', ' '].includes(event.key) || !event.target.matches('.row')) return;
  event.preventDefault();
  showDetails();
  byId('details').focus();
}

function pressInFilter(event) {
  if (event.key === 'Escape') {
    if (event.target.value) setFilterText(event.target.value = '');
    else event.target.blur();
  } else if (['Enter', 'ArrowDown'].includes(event.key)) {
    event.preventDefault();
    rows.get(selected)?.focus();
  }
}

function setFilterText(text) {
  filter.text = text;
  applyFilter();
}

// Start

function start() {
  setTheme(memory.read('theme') ?? 'auto');
  document.body.classList.toggle('allPassed', haveAllPassed);
  showVerdict();
  showNotices();
  showFooter();
  startCamera();
  startElements();
  byId('filter').oninput = () => setFilterText(byId('filter').value);
  byId('theme').onclick = nextTheme;
  byId('help').onclick = () => byId('shortcuts').showModal();
  byId('copy').onclick = copyCommand;
  byId('copyCause').onclick = copyCauseCommand;
  byId('previous').onclick = () => selectNeighbor(-1);
  byId('next').onclick = () => selectNeighbor(1);
  byId('back').onclick = showOnlyList;
  document.addEventListener('keydown', press);
  window.addEventListener('hashchange', () => show(snapshotInAddress()));
  const addressed = snapshotInAddress();
  applyFilter();
  show(addressed);
}

/** Selects the snapshot in the URL, even if the filter hides it. */
function show(snapshot) {
  if (!snapshot || snapshot === selected) return;
  if (!listed.includes(snapshot)) {
    Object.assign(filter, { status: 'all', category: null, text: '' });
    byId('filter').value = '';
    applyFilter();
  }
  const group = groupOf.get(snapshot.name);
  if (!shown.includes(snapshot) && group) unfold(group);
  select(snapshot);
  showDetails();
}

start();
