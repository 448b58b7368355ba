// The reference beside the new picture, what changed in words, and approving.

/** All pictures of the shown document beside their references. */
let comparisons = [];
/** The numbers of the pictures that are compared. Equal pictures have the same numbers. */
let comparedNumbers = '';
let compareTimer = 0;

/** Compares the shown document, once it stays as it is. */
function compareSoon() {
  clearTimeout(compareTimer);
  compareTimer = setTimeout(compare, 200);
}

const comparisonOf = lastOnly((path) => get('/api/comparison', { document: path }));

async function compare() {
  const path = conditions.document;
  if (!path || drawing.isFaulty || drawing.document !== path) return;
  const found = await comparisonOf(path).catch((error) => error instanceof Refusal ? [] : null);
  if (!found || path !== conditions.document) return;
  comparisons = found;
  const own = comparisons.find(({ name }) => name.endsWith(conditions.variant || ' ')) ?? comparisons[0] ?? {};
  const [reference, fresh, difference] = await Promise.all(['reference', 'new', 'difference'].map((role) => own[role] && image(own[role])));
  if (comparisons !== found || path !== conditions.document) return;
  const numbers = JSON.stringify([path, own.reference?.id, own.new?.id, own.difference?.id]);
  const isSame = numbers === comparedNumbers;
  comparedNumbers = numbers;
  compared = { reference, new: fresh, difference };
  if (currentView() === 'picture') {
    pictures = { reference, new: drawn, difference };
    showViewButtons();
  } else if (!isSame) showStage();
  showReference();
}

/** The words for the state of the shown document, and what can be approved. */
function showReference() {
  const known = stateOf(conditions.document);
  if (!known) return;
  const own = comparisons.find(({ status }) => status !== 'passed') ?? comparisons[0];
  const { state } = known;
  byId('state').textContent = stateNames[state];
  byId('state').dataset.kind = stateKinds[state];
  byId('referenceNote').textContent = {
    equal: 'The picture is equal to its reference.', new: 'There is no reference yet.', unknown: 'Not compared yet.',
    faulty: 'A broken document has no picture to compare.', different: comparisons.length > 1 ? `In ${own?.name.split('/').at(-1)}:` : '',
  }[state];
  const lines = state === 'different' ? known.words : [];
  byId('changes').dataset.kind = stateKinds[state];
  byId('changes').hidden = lines.length === 0;
  byId('changes').replaceChildren(...lines.map((line) => make('li', {}, ...coded(line))));
  const canApprove = !states.isReadOnly && (state === 'different' || state === 'new');
  byId('approve').hidden = !canApprove;
  const cause = states.causes.find(({ id }) => known.causes.includes(id));
  byId('approveCause').hidden = !canApprove || !cause || cause.pictures < 2;
  byId('approveCause').textContent = cause ? `Approve all ${cause.pictures} with this cause` : '';
  byId('approveCause').title = cause?.title ?? '';
  const others = states.documents.filter((each) => each.state === 'different' || each.state === 'new').length;
  byId('approveAll').hidden = states.isReadOnly || others < 2;
  byId('approveAll').textContent = `Approve all ${others}`;
}

async function approve(request, question) {
  if (question && !await agrees(question)) return;
  try {
    const { message } = await post('/api/approve', {}, request);
    say(message);
    await compare();
  } catch (error) {
    say(error.message);
  }
}

function agrees({ title, text }) {
  byId('questionTitle').textContent = title;
  byId('questionText').textContent = text;
  byId('question').showModal();
  return new Promise((resolve) => {
    // The event `close` comes later, when the next question may be open already.
    byId('question').onsubmit = ({ submitter }) => resolve(submitter.value === 'yes');
    byId('question').oncancel = () => resolve(false);
  });
}

function approveShown() {
  if (!byId('approve').hidden) approve({ document: drawing.document, version: drawing.version });
}

function startApproving() {
  byId('approve').onclick = approveShown;
  byId('approveCause').onclick = () => {
    const known = stateOf(conditions.document);
    const cause = states.causes.find(({ id }) => known.causes.includes(id));
    approve({ cause: cause.id, number: states.number }, { title: `Approve ${counted(cause.pictures, 'picture')}?`, text: cause.title });
  };
  byId('approveAll').onclick = () => {
    const others = states.documents.filter((each) => each.state === 'different' || each.state === 'new').length;
    approve({ number: states.number }, { title: `Approve ${counted(others, 'document')}?`, text: 'All pictures that differ or are new become references.' });
  };
}
