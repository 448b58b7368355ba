// The details of the selected snapshot.

function showSnapshot() {
  byId('snapshot').hidden = !selected;
  byId('unselected').hidden = Boolean(selected) || haveAllPassed;
  byId('grid').hidden = Boolean(selected) || !haveAllPassed;
  byId('unselected').textContent = snapshots.length === 0 ? 'There are no snapshots.' : 'No snapshot is selected.';
  if (!selected) return showGrid();
  byId('name').textContent = selected.name;
  document.title = selected.name + ' – Quoin report';
  showPosition();
  showFacts();
  showCause();
  showExplanation();
  byId('accept').hidden = !selected.acceptCommand;
  byId('acceptWhat').textContent = selected.test ? 'This snapshot' : 'This document';
  byId('command').textContent = selected.acceptCommand ?? '';
  showStage();
  showElements();
}

/** All pictures, where there is nothing to review. */
function showGrid() {
  document.title = 'Quoin report';
  if (!haveAllPassed) return;
  byId('grid').replaceChildren(...shown.map((snapshot) => {
    const place = make('span', { className: 'shot', 'data-index': snapshots.indexOf(snapshot) });
    shots.observe(place);
    return make('button', { type: 'button', title: snapshot.name, onclick: () => { select(snapshot); showDetails(); } },
      place, make('span', {}, snapshot.name.split('/').at(-1)));
  }));
}

/** Pictures of the grid are decoded only when they are close to the visible part. */
const shots = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    shots.unobserve(target);
    const { pictures } = snapshots[target.dataset.index];
    const shownPicture = picture(pictures.new ?? pictures.reference);
    if (shownPicture) target.replaceChildren(make('img', { src: shownPicture.url, alt: '', decoding: 'async' }));
  }
}, { rootMargin: '300px' });

function showPosition() {
  const index = shown.indexOf(selected);
  const place = listed.indexOf(selected);
  byId('position').textContent = `${place + 1} of ${listed.length}`;
  byId('previous').disabled = index <= 0;
  byId('next').disabled = index >= shown.length - 1;
}

function showFacts() {
  const { status, category, document: file, line, pixels, duration } = selected;
  const facts = [make('span', { className: 'badge', 'data-kind': status }, statusNames[status])];
  if (category) facts.push(make('span', { className: 'category' }, categoryNames[category]));
  if (pixels && status !== 'passed') facts.push(...pixelFacts(pixels));
  if (duration) facts.push(make('span', {}, Math.round(duration * 1000) + ' ms'));
  const source = file ?? selected.reference;
  if (selected.test) facts.push(make('span', {}, selected.test));
  if (source) facts.push(make('span', { className: 'file' }, source + (file && line ? ':' + line : '')));
  byId('facts').replaceChildren(...facts);
}

function pixelFacts({ count, share, referenceSize, newSize, worstWindow }) {
  const size = ({ width, height }) => `${width} × ${height}`;
  const facts = [];
  if (count > 0) facts.push(`${count.toLocaleString('en')} pixels differ, ${percent(share)}`);
  if (worstWindow) {
    facts.push(`at worst ${worstWindow.count.toLocaleString('en')} in ${size(worstWindow.frame)} px`);
  }
  if (referenceSize && newSize && size(referenceSize) !== size(newSize)) {
    facts.push(`size ${size(referenceSize)} → ${size(newSize)} px`);
  }
  return facts.map((fact) => make('span', {}, fact));
}

function showCause() {
  const group = groupOf.get(selected.name);
  byId('cause').hidden = !group;
  if (!group) return;
  const count = group.snapshots.length;
  byId('causeFacts').textContent = [
    count === 1 ? 'In this picture only' : `In ${counted(count, 'picture')}`,
    group.isConfirmed
      ? 'confirmed: without the cause, the reference is drawn'
      : count === 1
        ? 'not confirmed: the cause may not be all that changed'
        : 'not confirmed, but the same pixels differ in all of them',
  ].join('; ');
  byId('acceptCause').hidden = count === 1 || !group.acceptCommand;
  byId('causeWhat').textContent = `All ${counted(count, 'picture')}`;
  byId('causeCommand').textContent = group.acceptCommand ?? '';
}

function showExplanation() {
  const lines = selected.explanation.length > 0 ? selected.explanation : [defaultExplanation()];
  byId('explanation').dataset.kind = selected.status;
  byId('explanation').replaceChildren(...items(lines), ...excerpt(selected), ...allChanges(selected.fullExplanation));
}

function items(lines) {
  return lines.filter(Boolean).map((line) => make('li', {}, ...coded(line)));
}

/** The lines of the document around an error. */
function excerpt({ excerpt: text }) {
  if (!text) return [];
  const lines = text.lines.map((words, index) => {
    const number = text.start + index;
    return make('span', { className: number === text.line ? 'line faulty' : 'line' }, `${String(number).padStart(4)}  ${words}\n`);
  });
  return [make('li', {}, make('pre', {}, ...lines))];
}

// All consequences, if the explanation has only a count of them.
function allChanges(lines) {
  if (!lines) return [];
  const list = make('ul', {}, ...items(lines));
  return [make('li', {}, make('details', {}, make('summary', {}, `All ${lines.length} changes`), list))];
}

function defaultExplanation() {
  switch (selected.status) {
    case 'missing': return 'There is no reference yet.';
    case 'renamed': return 'The document was renamed or moved.';
    case 'failed': return 'The pictures differ.';
    case 'environment': return 'Other libraries or fonts drew the reference.';
    case 'errored': return 'There is no picture.';
    default: return '';
  }
}

// Copying

async function copy(text, what) {
  say(await copied(text) ? `Copied ${what}` : 'The browser did not let the text be copied');
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

/** In some browsers, pages from files have no clipboard access but can copy the selection. */
function copiedBySelection(text) {
  const focused = document.activeElement;
  const area = make('textarea', { value: text, className: 'offscreen', readOnly: true });
  document.body.append(area);
  area.select();
  let isCopied = false;
  try { isCopied = document.execCommand('copy'); } catch { /* Said by the caller. */ }
  area.remove();
  focused?.focus();
  return isCopied;
}

function copyCommand() {
  if (selected?.acceptCommand) copy(selected.acceptCommand, 'the command');
}

function copyCauseCommand() {
  const group = groupOf.get(selected?.name);
  if (group?.acceptCommand) copy(group.acceptCommand, `the command for ${counted(group.snapshots.length, 'picture')}`);
}

let silence = 0;
function say(message) {
  byId('status').textContent = message;
  byId('status').classList.add('visible');
  clearTimeout(silence);
  silence = setTimeout(() => byId('status').classList.remove('visible'), 2400);
}
