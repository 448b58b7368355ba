// How the shown document is drawn, the widths at which it breaks, and its variants.

let conditions = { document: null };
/** The widths that were checked last, and what was found. */
let breaks = null;

const textScales = [0.85, 1, 1.15, 1.3, 1.5, 2, 3];
const languages = {
  'pseudo-long': '30 % longer', 'pseudo-long-50': '50 % longer', 'pseudo-accented': 'Accented', 'pseudo-unbroken': 'Without spaces',
  'pseudo-rtl': 'Right to left', 'pseudo-cjk': 'Ideographs',
};

/** Shows another document, as it is written. */
function startConditions(path) {
  conditions = { document: path, variant: '', isPlain: false };
  breaks = null;
  [compared, drawn] = [{}, null];
  chooseView('picture');
  showFindings();
  showReference();
  requestDrawing();
}

function change(values) {
  Object.assign(conditions, values);
  for (const name of Object.keys(values)) if (values[name] === null) delete conditions[name];
  requestDrawing();
}

let isAsking = false;
let asksAgain = false;

/** Asks for a drawing. While one is under way, only the last request waits. */
async function requestDrawing() {
  if (isAsking) {
    asksAgain = true;
    return;
  }
  isAsking = true;
  try {
    const request = { variant: '', isPlain: false, ...conditions };
    await showDrawing(await post('/api/view', { client }, request));
    checkSoon();
  } catch (error) {
    if (error instanceof Refusal) say(error.message);
  }
  isAsking = false;
  if (asksAgain) {
    asksAgain = false;
    requestDrawing();
  }
}

// Fields

function showCanvas() {
  const { canvas, variants } = drawing;
  byId('canvasPart').hidden = byId('findingsPart').hidden = !canvas;
  if (!canvas) return;
  const [from, to] = widthRange();
  for (const id of ['width', 'widthNumber']) {
    if (id === 'width') [byId(id).min, byId(id).max] = [from, to];
    if (document.activeElement !== byId(id) || conditions.width === undefined) byId(id).value = Math.round(conditions.width ?? canvas.width);
  }
  byId('width').setAttribute('aria-valuetext', `${formatted(canvas.width)} points`);
  showMarks();
  showChoices(byId('textScale'), { '': 'As in the document', ...Object.fromEntries(textScales.map((scale) => [scale, `${formatted(scale * 100)} %`])) }, conditions.textScale);
  showChoices(byId('language'), { '': 'As in the document', ...languages }, conditions.language);
  showChoices(byId('variant'), Object.fromEntries(variants.map(({ suffix }) => [suffix, suffix.replace(/^\./, '') || 'The document’s own'])), conditions.variant);
  byId('variant').parentElement.hidden = variants.length < 2;
  byId('sheetButton').hidden = variants.length < 2;
  showSegments('appearance', { '': 'Own', light: 'Light', dark: 'Dark' });
  showSegments('direction', { '': 'Own', ltr: 'Left to right', rtl: 'Right to left' });
  byId('reset').hidden = !['width', 'textScale', 'appearance', 'direction', 'language'].some((name) => name in conditions) && !conditions.variant;
}

function showChoices(element, names, chosen) {
  const key = JSON.stringify(names);
  if (element.dataset.names !== key) {
    element.replaceChildren(...Object.entries(names).sort(([a], [b]) => (a === '' ? -1 : b === '' ? 1 : 0)).map(([value, name]) => make('option', { value }, name)));
    element.dataset.names = key;
  }
  element.value = String(chosen ?? '');
}

function showSegments(id, names) {
  if (byId(id).childElementCount === 0) {
    byId(id).append(...Object.entries(names).map(([value, name]) => make('button', {
      type: 'button', value, onclick: () => change({ [id]: value || null }),
    }, name)));
  }
  for (const button of byId(id).children) button.setAttribute('aria-pressed', String(button.value === (conditions[id] ?? '')));
}

/** The widths of the slider: about those of the document's own canvas. */
function widthRange() {
  if (breaks?.document === drawing.document) return breaks.range;
  const own = drawing.canvas.ownWidth ?? drawing.canvas.width;
  return [Math.max(40, Math.floor(own / 2)), Math.min(16384, Math.ceil(own * 1.5))];
}

// Where it breaks

receivers.check = (found) => {
  if (found.document !== conditions.document) return;
  breaks = found;
  showCanvas();
  showFindings();
};

let checkTimer = 0;
let lastCheck = '';

/** Asks for the widths at which the document breaks, once it stays as it is. */
function checkSoon() {
  if (!drawing.canvas || drawing.isFaulty) return;
  const { document: path, textScale, language } = conditions;
  const request = { conditions: { document: path, variant: '', isPlain: true, textScale, language } };
  [request.from, request.to] = widthRange();
  const key = JSON.stringify([request, drawing.version]);
  if (key === lastCheck) return;
  lastCheck = key;
  clearTimeout(checkTimer);
  checkTimer = setTimeout(() => post('/api/check', { client }, request).catch(() => {}), 250);
}

function showMarks() {
  const [from, to] = widthRange();
  const marks = (breaks?.findings ?? []).flatMap(({ widths, level }) => widths.map(([first, last]) => {
    const mark = make('span', { className: 'breaks', 'data-level': level });
    mark.style.left = `${Math.max(0, (first - from) / (to - from)) * 100}%`;
    mark.style.width = `max(2px, ${(Math.min(last, to) - Math.max(first, from)) / (to - from) * 100}%)`;
    return mark;
  }));
  byId('marks').replaceChildren(...marks);
}

/** `190–245`, `190–245 …` for several ranges. */
function widthText(widths) {
  const [first, last] = widths[0].map((width) => formatted(width));
  return (first === last ? first : `${first}–${last}`) + (widths.length > 1 ? ' …' : '');
}

function showFindings() {
  const found = breaks?.document === conditions.document ? breaks : null;
  const [from, to] = found?.range ?? [];
  byId('findingsNote').textContent = !found ? 'Every width is being laid out …'
    : found.problem ?? (found.findings.length === 0 ? `Nothing breaks from ${from} to ${to} pt.` : `From ${from} to ${to} pt:`);
  byId('findings').replaceChildren(...(found?.findings ?? []).map(({ text, widths, level }) => {
    const button = make('button', { type: 'button', className: 'link', title: text, onclick: () => {
      if (widths.length > 0) change({ width: widths[0][1] });
    } }, ...(widths.length > 0 ? [make('strong', {}, widthText(widths)), ' '] : []), ...coded(text));
    return make('li', { 'data-level': level }, button);
  }));
}

// Variants

const variantsOf = lastOnly((path) => get('/api/variants', { document: path }));

async function showSheet() {
  const path = conditions.document;
  const variants = await variantsOf(path);
  const figures = await Promise.all(variants.map(async ({ suffix, picture: shot }) => {
    const { url, width, height } = shot ? await image(shot) : {};
    const name = suffix.replace(/^\./, '') || 'own canvas';
    const button = make('button', { type: 'button', 'aria-pressed': String(suffix === conditions.variant), onclick: () => {
      toggleSheet(false);
      change({ variant: suffix });
    } }, ...(url ? [make('img', { src: url, alt: '', width, height })] : []), make('span', {}, name));
    return button;
  }));
  if (path === conditions.document) byId('sheet').replaceChildren(...figures);
}

function toggleSheet(isShown = byId('sheet').hidden) {
  byId('sheet').hidden = !isShown;
  byId('stage').hidden = isShown;
  byId('sheetButton').setAttribute('aria-pressed', String(isShown));
  if (isShown) showSheet();
  else placeCamera();
}

function startConditionFields() {
  byId('width').oninput = () => change({ width: Number(byId('width').value) });
  byId('widthNumber').onchange = () => {
    const width = Number(byId('widthNumber').value);
    change({ width: width >= 1 ? width : null });
  };
  byId('textScale').onchange = ({ target }) => change({ textScale: target.value ? Number(target.value) : null });
  byId('language').onchange = ({ target }) => change({ language: target.value || null });
  byId('variant').onchange = ({ target }) => change({ variant: target.value });
  byId('reset').onclick = () => change({ width: null, textScale: null, appearance: null, direction: null, language: null, variant: '' });
  byId('diagram').onclick = () => change({ isPlain: !conditions.isPlain });
  byId('sheetButton').onclick = () => toggleSheet();
}
