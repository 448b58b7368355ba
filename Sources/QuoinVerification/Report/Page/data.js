// The results of the page, and values derived from them.

const data = JSON.parse(document.getElementById('results').textContent);
const snapshots = data.results.snapshots;

const statusNames = {
  errored: 'Errored', failed: 'Failed', missing: 'No reference', environment: 'Environment', passed: 'Passed',
};
const causeNames = { layout: 'Layout', paint: 'Paint', textStack: 'Text stack', unknown: 'Unknown cause' };

const isProblem = (snapshot) => snapshot.status !== 'passed';
const byId = (id) => document.getElementById(id);

/** An element with properties, attributes (`aria-…`, `data-…`, `role`) and children; text is never read as markup. */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-') || name === 'role') element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** A picture of the page: its URL, and its size in pixels from the PNG header. */
function picture(reference) {
  if (!reference) return null;
  const text = byId(reference.file).textContent;
  const header = atob(text.slice(0, 32));
  const number = (at) => [0, 1, 2, 3].reduce((sum, i) => sum * 256 + header.charCodeAt(at + i), 0);
  return { url: 'data:image/png;base64,' + text, width: number(16), height: number(20) };
}

/** At most two decimals, and a true minus sign. */
function formatted(number) {
  return String(Math.round(number * 100) / 100).replace('-', '−');
}

function signed(number) {
  return (number > 0 ? '+' : '') + formatted(number);
}

function percent(share) {
  const value = share * 100;
  return (value !== 0 && value < 0.01 ? '< 0.01' : formatted(value)) + ' %';
}

/** Values that are kept between visits, if the browser allows it. */
const memory = {
  read(key) {
    try { return localStorage.getItem('quoin.' + key); } catch { return null; }
  },
  write(key, value) {
    try { localStorage.setItem('quoin.' + key, value); } catch { /* A page from a file may have no storage. */ }
  },
};
