// The page of a game of the sandbox studio: opens a seat with the token it was given, and shows what the studio says. It
// decides nothing.
const { game, locale, words, path } = JSON.parse(document.getElementById('told').textContent);
const { token = '' } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const at = (id) => document.getElementById(id);
const [stage, result, balance, stake, button] = [
  ...['stage', 'result', 'balance', 'stake'].map(at),
  document.querySelector('button'),
];
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const SPIN_MS = 2400;
const FIELD_MS = 150;

const said = {
  INSUFFICIENT_FUNDS: words.poor,
  LIMIT_EXCEEDED: words.soon,
  PLAYER_BLOCKED: words.blocked,
  INVALID_TOKEN: words.over,
  TOKEN_EXPIRED: words.over,
  GAME_DISABLED: words.over,
};

async function ask(name, body) {
  try {
    const answer = await fetch(`${path}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch {
    return { status: 'UNKNOWN' };
  }
}

const pause = (ms) => new Promise((done) => setTimeout(done, isCalm ? 0 : ms));
const make = (name, attributes = {}, text = '') => {
  const space = name === 'div' ? 'http://www.w3.org/1999/xhtml' : 'http://www.w3.org/2000/svg';
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
};

let currency = 'FUN';
const sumOf = (cents) => {
  const language = locale === 'pt' ? 'pt-BR' : locale;
  if (currency === 'FUN')
    return `${new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(cents / 100)} ${words.fun}`;
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
};
const times = (payX100) => `×${new Intl.NumberFormat(locale).format(payX100 / 100)}`;

const wheel = {
  draw(pays) {
    const turn = 360 / pays.length;
    const svg = make('svg', { viewBox: '0 0 200 200', role: 'img', 'aria-label': words.wheel });
    const rim = make('g', { class: 'rim' });
    for (const [place, pay] of pays.entries()) {
      const [from, to] = [place - 0.5, place + 0.5].map((edge) => ((edge * turn - 90) * Math.PI) / 180);
      const [a, b] = [from, to].map((angle) => `${100 + 90 * Math.cos(angle)} ${100 + 90 * Math.sin(angle)}`);
      const fill = pay === 0 ? '#53687c' : pay >= 400 ? '#ffc94d' : pay >= 200 ? '#f2a65a' : '#9fd0c0';
      rim.append(make('path', { class: 'segment', fill, d: `M100 100 L${a} A90 90 0 0 1 ${b} Z` }));
      const middle = ((place * turn - 90) * Math.PI) / 180;
      const spot = { x: 100 + 68 * Math.cos(middle), y: 103 + 68 * Math.sin(middle) };
      rim.append(make('text', { class: 'pay', ...spot }, times(pay)));
    }
    svg.append(rim, make('circle', { cx: 100, cy: 100, r: 14, fill: '#16202b', stroke: '#9fb3c8' }));
    svg.append(make('path', { d: 'M100 18 L94 4 H106 Z', fill: '#fff' }));
    stage.replaceChildren(svg);
    this.rim = rim;
    this.turn = turn;
    this.turned = 0;
  },
  async show([{ segment }]) {
    const round = Math.ceil(this.turned / 360) * 360 + 1440;
    this.turned = round - segment * this.turn;
    this.rim.style.transform = `rotate(${this.turned}deg)`;
    await pause(SPIN_MS);
  },
};

const tickets = {
  draw(pays) {
    this.pays = pays;
    this.ticket = make('div', { class: 'ticket', role: 'img', 'aria-label': words.ticket });
    stage.replaceChildren(this.ticket);
    this.fill(Array.from({ length: 9 }, () => make('div', { class: 'field', 'data-hidden': '' })));
  },
  fill(fields) {
    this.ticket.replaceChildren(...fields);
  },
  async show([{ fields, wins }]) {
    const shown = fields.map((place) =>
      make('div', { class: 'field', 'data-hidden': '' }, times(this.pays[place])),
    );
    this.fill(shown);
    for (const field of shown) {
      await pause(FIELD_MS);
      field.removeAttribute('data-hidden');
    }
    for (const place of wins) shown[place].setAttribute('data-wins', '');
  },
};

const drawn = game === 'tin-wheel' ? wheel : tickets;

function outcomeOf(paid, staked) {
  if (paid === 0) return words.lost;
  return (paid > staked ? words.won : words.back).replace('{sum}', sumOf(paid));
}

const opened = await ask('open', { game, token });
if (opened.status === 'OK') {
  ({ currency } = opened);
  drawn.draw(opened.pays);
  stake.replaceChildren(
    ...opened.stakes.map((cents) => {
      const option = new Option(sumOf(cents), String(cents));
      option.defaultSelected = cents === 100;
      return option;
    }),
  );
  balance.textContent = sumOf(opened.balance);
  result.textContent = '';
  stake.disabled = button.disabled = false;
} else result.textContent = said[opened.status] ?? words.over;

at('bar').addEventListener('submit', async (event) => {
  event.preventDefault();
  if (button.disabled) return;
  stake.disabled = button.disabled = true;
  result.textContent = '';
  const staked = Number(stake.value);
  const told = await ask('play', { seat: opened.seat, stake: staked });
  if (told.status === 'OK') {
    await drawn.show(told.steps);
    result.textContent = outcomeOf(told.paid, staked);
  } else result.textContent = said[told.status] ?? words.unknown;
  if (told.balance !== undefined) balance.textContent = sumOf(told.balance);
  const isOver = ['INVALID_TOKEN', 'PLAYER_BLOCKED'].includes(told.status);
  stake.disabled = button.disabled = isOver;
  if (!isOver) button.focus();
});
