(() => {
  const figure = document.currentScript.closest('.quoin-figure');
  const { frames, sentences } = JSON.parse(figure.querySelector('.data').textContent);
  const svg = figure.querySelector('svg');
  const groups = ['light', 'dark'].map((name) => [...svg.querySelectorAll(`.${name} .frame`)]);
  if (!groups[0].length) groups.splice(0, 2, [...svg.querySelectorAll('.frame')]);
  const slider = figure.querySelector('input');
  const measures = figure.querySelector('.measures');
  const words = figure.querySelector('.words');
  const marks = make('g', {}, svg);
  const targets = make('g', {}, svg);
  let frame, current = 0, explained = null;

  function make(name, attributes, parent) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    parent.append(element);
    return element;
  }

  const size = (part) => `${part.w} × ${part.h}`;
  const rounded = (length) => Math.round(length * 10) / 10;

  /* The distances from the edges of a part to those of the part around it. */
  function distances(part) {
    const outer = frame.parts[part.p];
    if (!outer) return [];
    const [x, y] = [part.x + part.w / 2, part.y + part.h / 2];
    return [
      ['left', outer.x, y, part.x, y], ['top', x, outer.y, x, part.y],
      ['right', part.x + part.w, y, outer.x + outer.w, y], ['bottom', x, part.y + part.h, x, outer.y + outer.h],
    ].map(([name, x1, y1, x2, y2]) => ({ name, x1, y1, x2, y2, length: rounded(x2 - x1 + y2 - y1) }));
  }

  function measure(index) {
    const part = frame.parts[index];
    const around = distances(part);
    marks.replaceChildren();
    for (const target of targets.children) target.classList.toggle('on', target.dataset.index == index);
    const outer = frame.parts[part.p];
    if (outer) make('rect', { class: 'around', x: outer.x, y: outer.y, width: outer.w, height: outer.h }, marks);
    for (const { x1, y1, x2, y2, length } of around) {
      if (length < 1) continue;
      make('line', { class: 'distance', x1, y1, x2, y2 }, marks);
      make('text', { class: 'length', x: (x1 + x2) / 2, y: (y1 + y2) / 2 }, marks).textContent = length;
    }
    const sides = around.filter(({ length }) => length).map(({ name, length }) => `${name} ${length}`);
    measures.textContent = `${part.n}: ${size(part)}` + (sides.length ? `; ${sides.join(', ')}` : '');
  }

  function explain(index) {
    explained = index;
    words.textContent = index === null ? '' : sentences[frame.parts[index].s];
    for (const target of targets.children) {
      target.setAttribute('aria-pressed', target.dataset.index === String(index));
    }
  }

  function move(index) {
    targets.children[current]?.setAttribute('tabindex', -1);
    current = Math.min(Math.max(index, 0), frame.parts.length - 1);
    targets.children[current].setAttribute('tabindex', 0);
    targets.children[current].focus();
  }

  function show(number) {
    frame = frames[number];
    for (const list of groups) list.forEach((group, index) => { group.style.display = index === number ? '' : 'none'; });
    svg.setAttribute('viewBox', `0 0 ${frame.w} ${frame.h}`);
    svg.setAttribute('width', frame.w);
    svg.setAttribute('height', frame.h);
    current = Math.min(current, frame.parts.length - 1);
    marks.replaceChildren();
    targets.replaceChildren();
    frame.parts.forEach((part, index) => {
      make('rect', {
        class: 'part', 'data-index': index, x: part.x, y: part.y, width: part.w, height: part.h, role: 'button',
        tabindex: index === current ? 0 : -1, 'aria-label': `${part.n}, ${size(part)}`, 'aria-pressed': false,
      }, targets);
    });
    measures.textContent = '';
    explain(explained !== null && explained < frame.parts.length ? explained : null);
    if (slider) {
      slider.setAttribute('aria-valuetext', `${frame.w} points`);
      figure.querySelector('output').textContent = frame.w;
    }
  }

  const index = (event) => Number(event.target.dataset.index);
  targets.addEventListener('pointerover', (event) => measure(index(event)));
  targets.addEventListener('focusin', (event) => { current = index(event); measure(current); });
  targets.addEventListener('pointerleave', () => { marks.replaceChildren(); measures.textContent = ''; });
  targets.addEventListener('click', (event) => { move(index(event)); explain(explained === current ? null : current); });
  targets.addEventListener('keydown', (event) => {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };
    if (event.key in steps) move(current + steps[event.key]);
    else if (event.key === 'Enter' || event.key === ' ') explain(explained === current ? null : current);
    else if (event.key === 'Escape') explain(null);
    else return;
    event.preventDefault();
  });
  slider?.addEventListener('input', () => show(Number(slider.value)));
  svg.setAttribute('role', 'group');
  show(slider ? Number(slider.value) : 0);
})();
