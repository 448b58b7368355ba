// The chosen element: its values, which can be changed, and why it has its size and place.

/** What the program said of the chosen element last. */
let details = null;
/** The change that is being written, and the one to write after it. */
let isWriting = false;
let nextChange = null;

const detailsOf = lastOnly((element) => get('/api/element', { client, element }));

async function showElement() {
  const element = byIndex.get(chosenElement);
  byId('elementNote').hidden = Boolean(element);
  byId('elementTitle').textContent = element ? nameOf(element) : 'Element';
  if (!element) {
    details = null;
    byId('elementNote').textContent = 'Click an element, or press Enter on it.';
    return showDetails();
  }
  try {
    const fresh = await detailsOf(element.i);
    if (element.i !== chosenElement) return;
    details = fresh;
    if (!drawing.isFaulty && !byId('values').querySelector('.dirty')) showConflict(null);
    showDetails();
  } catch (error) {
    if (!(error instanceof Refusal)) return;
    details = null;
    showDetails();
  }
}

function showDetails() {
  byId('elementPath').hidden = byId('reasons').hidden = !details;
  byId('reasonsPart').hidden = !details;
  byId('undo').hidden = !details || states.isReadOnly;
  byId('elementOpen').hidden = !details?.address;
  if (!details) return byId('values').replaceChildren();
  byId('elementPath').textContent = details.path;
  if (details.address) {
    byId('elementOpen').href = details.address;
    byId('elementOpen').textContent = `Open line ${details.line}`;
  }
  const blocks = reasonBlocks(details.reasons);
  byId('reasons').replaceChildren(...blocks.slice(-1));
  byId('reasonsAround').replaceChildren(...blocks.slice(0, -1));
  byId('reasonsPart').hidden = blocks.length < 2;
  const note = details.note ?? (details.values.length === 0 ? 'No value of its own is written in one line.' : '');
  byId('elementNote').hidden = !note;
  byId('elementNote').textContent = note;
  showValues();
}

/** A block for each element from the root down: its name, and what happened to it. */
function reasonBlocks(lines) {
  const blocks = [];
  for (const line of lines) {
    if (!line.startsWith(' ')) blocks.push(make('li', {}, make('strong', {}, line)));
    else blocks.at(-1)?.append(make('span', {}, line.trim()));
  }
  blocks.at(-1)?.classList.add('own');
  return blocks;
}

// Values

/** Fields stay as long as the same values are shown, so that typing goes on. */
function showValues() {
  const names = details.values.map(({ name }) => name);
  const fields = [...byId('values').querySelectorAll('input')];
  const isSame = byId('values').dataset.element === details.path && fields.map(({ name }) => name).join('\n') === names.join('\n');
  byId('values').dataset.element = details.path;
  if (!isSame) byId('values').replaceChildren(...details.values.map(valueRow));
  for (const [at, field] of [...byId('values').querySelectorAll('input')].entries()) {
    // What is being typed belongs to the text in which it was begun.
    if (field.classList.contains('dirty')) continue;
    field.known = { ...details.values[at], version: details.version };
    field.value = details.values[at].text;
  }
}

function valueRow({ name, isNumber }) {
  const id = `value-${name}`;
  const field = make('input', {
    id, name, type: 'text', autocomplete: 'off', spellcheck: false, readOnly: states.isReadOnly, inputMode: isNumber ? 'decimal' : 'text',
    oninput: () => field.classList.add('dirty'),
    onchange: () => write(field), onkeydown: (event) => pressInValue(event, field),
  });
  return make('div', { className: 'field value' }, make('label', { htmlFor: id }, name), field);
}

function pressInValue(event, field) {
  event.stopPropagation();
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (event.key === 'Enter') write(field);
  else if (event.key === 'Escape') revert(field);
  else if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !field.classList.contains('dirty')) undo();
  else if (direction && field.value.trim() !== '' && Number.isFinite(Number(field.value)) && !field.readOnly) {
    const step = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
    field.value = String(Math.round((Number(field.value) + direction * step) * 1000) / 1000);
    field.classList.add('dirty');
    write(field);
  } else return;
  event.preventDefault();
}

function revert(field) {
  field.classList.remove('dirty');
  showConflict(null);
  showValues();
}

/** Writes a value into the file. While one is being written, only the last of further ones waits. */
async function write(field) {
  if (!field.classList.contains('dirty')) return;
  if (isWriting) {
    nextChange = field;
    return;
  }
  const { known, value } = field;
  if (value === known.text) return revert(field);
  isWriting = true;
  try {
    await post('/api/edit', {}, { document: drawing.document, version: known.version, start: known.start, end: known.end, value });
    showConflict(null);
    if (field.value === value) field.classList.remove('dirty');
    await showElement();
    // The place of the value may be another one now, although it is still being typed.
    const fresh = details?.values.find(({ name }) => name === field.name);
    if (fresh) field.known = { ...fresh, version: details.version };
    byId('undo').hidden = false;
  } catch (error) {
    showConflict(error.message);
    if (error.status === 409) {
      field.classList.remove('dirty');
      await showElement();
      showConflict(error.message);
    }
  }
  isWriting = false;
  const waiting = nextChange;
  nextChange = null;
  if (waiting) write(waiting);
}

async function undo() {
  if (states.isReadOnly) return;
  try {
    await post('/api/undo', { document: drawing.document });
    showConflict(null);
    say('Undone');
  } catch (error) {
    showConflict(error.message);
  }
}

function showConflict(message) {
  byId('conflict').hidden = !message;
  byId('conflict').textContent = message ?? '';
}
