// What any page needs: elements, numbers, and values that are kept between visits.

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

/** The parts of a sentence, with what stands between backticks as code. */
function coded(sentence) {
  return sentence.split('`').map((part, index) => index % 2 === 1 ? make('code', {}, part) : part);
}

const counted = (count, noun) => count === 1 ? `1 ${noun}` : `${count.toLocaleString('en')} ${noun}s`;

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

// Appearance

const themes = { auto: ['◐', 'automatic'], light: ['☀', 'light'], dark: ['☾', 'dark'] };

function setTheme(theme) {
  const [sign, name] = themes[theme] ?? themes.auto;
  document.documentElement.dataset.theme = theme in themes ? theme : 'auto';
  byId('theme').textContent = sign;
  byId('theme').setAttribute('aria-label', 'Appearance of this page: ' + name);
  memory.write('theme', theme);
}

function nextTheme() {
  const names = Object.keys(themes);
  const theme = names[(names.indexOf(document.documentElement.dataset.theme) + 1) % names.length];
  setTheme(theme);
  say('Appearance: ' + themes[theme][1]);
}
