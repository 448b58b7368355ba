// The connection to the program: requests with the token of the address, and the events that it sends.

const token = location.hash.slice(1).split('/')[0];
const client = crypto.randomUUID();

/** Why the program did not do something. */
class Refusal extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

async function request(method, path, values, body) {
  const response = await fetch(`${path}?${new URLSearchParams(values)}`, {
    method, headers: { 'Quoin-Token': token }, body: body && JSON.stringify(body), cache: 'no-store',
  });
  if (!response.ok) throw new Refusal((await response.text()).trim(), response.status);
  return response;
}

const get = async (path, values = {}) => (await request('GET', path, values)).json();
const post = async (path, values, body = {}) => (await request('POST', path, values, body)).json();

/** A request of which only the last counts: whoever made an earlier one gets the last answer, too. */
function lastOnly(ask) {
  let last = null;
  return async (...values) => {
    last = ask(...values);
    for (;;) {
      const awaited = last;
      try {
        const answer = await awaited;
        if (awaited === last) return answer;
      } catch (error) {
        if (awaited === last) throw error;
      }
    }
  };
}

const receivers = {};

/** Receives events until the program ends, and again when it is back. */
async function listen(onConnected) {
  for (;;) {
    try {
      const response = await request('GET', '/api/events', { client });
      showConnection(null);
      onConnected();
      await receiveAll(response.body);
    } catch (error) {
      if (error.status === 401) return showConnection(error.message);
    }
    showConnection('quoin preview does not answer. If it has ended, start it again and open the address that it prints.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function receiveAll(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n\n');
    rest = parts.pop();
    for (const part of parts) {
      const [, name, json] = part.match(/^event: (\w+)\ndata: (.*)$/s) ?? [];
      if (name in receivers) receivers[name](JSON.parse(json));
    }
  }
}

function showConnection(problem) {
  byId('connection').hidden = !problem;
  byId('connection').textContent = problem ?? '';
}

// Pictures

/** The pictures that were read last, by their numbers. Older ones are given back. */
const images = new Map();
const imageLimit = 24;

async function image({ id, width, height }) {
  if (!images.has(id)) {
    const bytes = await (await request('GET', '/api/picture', { id })).blob();
    images.set(id, { url: URL.createObjectURL(bytes), width, height });
    for (const [old, { url }] of images) {
      if (images.size <= imageLimit) break;
      URL.revokeObjectURL(url);
      images.delete(old);
    }
  }
  return images.get(id);
}

// Messages

let silence = 0;
function say(message) {
  byId('status').textContent = message;
  byId('status').classList.add('visible');
  clearTimeout(silence);
  silence = setTimeout(() => byId('status').classList.remove('visible'), 3000);
}
