// What the first HTML of the sports pages says: prices, names and that all of it is virtual.
import { expect, test } from 'vitest';
import { account } from '#contract/account/account.ts';
import { bets } from '#contract/betting/bets.ts';
import type { Competitor, EventRow, MarketShown } from '#contract/betting/event.ts';
import { sportsCalls } from '#contract/betting/sports.ts';
import { metadata } from '#contract/metadata.ts';
import { authSettings } from '#tests/auth-settings.ts';
import { answers, shown } from '#tests/shown.tsx';
import BettingPage from './betting.page.tsx';
import { BettingNotice } from './betting-notice.tsx';
import { MarketPrices } from './market-prices.tsx';
import { MarketList } from './match/market-list.tsx';
import RulesPage from './rules.page.tsx';
import { SlipHead } from './slip/slip-head.tsx';
import { topEvents } from './top-events.ts';

const side = (name: string): Competitor => ({
  ...{ name, short: name.slice(0, 3).toUpperCase(), emblem: `${name}:wolf-head` },
  colours: ['#0b3fae', '#ffffff'],
});

const market = (change: Partial<MarketShown> = {}): MarketShown => ({
  ...{ id: 'result', code: 'result', params: {}, group: 'main', pause: null },
  outcomes: [
    { code: '1', odds: 2_000 },
    { code: 'X', odds: 3_450 },
    { code: '2', odds: 3_900 },
  ],
  ...{ has_cash_out: true, is_for_builder: true },
  ...change,
});

const event = (id: number, change: Partial<EventRow> = {}): EventRow => ({
  id,
  league: {
    ...{ id: 1, sysname: 'ember-premier', sport: 'football', name: 'Ember Premier' },
    ...{ category: 'Virtual', is_virtual: true },
  },
  ...{ home: side('Kestrel'), away: side('Ironvale'), starts_at: '2026-11-17T20:45:00.000Z' },
  state: {
    ...{ version: 1, status: 'scheduled', clock: null, score: { home: 0, away: 0 } },
    ...{ periods: [], serving: null, pause: null, markets: 148 },
  },
  main: [market()],
  ...change,
});

const texts = ['betting', 'sports'] as const;
const flags = (bettingNotice: boolean) =>
  answers(metadata.get, {}, { feature_flags: { ...authSettings().site, bettingNotice } } as never);

test('S2-R010: /betting has matches, prices and the word virtual in its first HTML, in both languages', async () => {
  const page = (locale: string) =>
    shown(<BettingPage />, {
      ...{ locale, texts: [...texts] },
      answers: [
        answers(sportsCalls.get, {}, { items: [] }),
        answers(sportsCalls.getEvents, { view: 'live', count: 12 }, { items: [], count: 0 }),
        answers(sportsCalls.getEvents, { view: 'soon', count: 40 }, { items: [event(7)], count: 1 }),
      ],
    });
  const english = await page('en');
  for (const words of ['Kestrel', 'Ironvale', 'Ember Premier', '3.45', 'Virtual', '+147', 'Bet slip'])
    expect(english).toContain(words);
  const russian = await page('ru');
  for (const words of ['Kestrel', '3.45', 'Виртуально', 'Купон']) expect(russian).toContain(words);
});

test('S3-R155: the notice is there only while it is on', async () => {
  const notice = (isOn: boolean) => shown(<BettingNotice />, { texts: [...texts], answers: [flags(isOn)] });
  expect(await notice(true)).toContain('no real match is shown');
  expect(await notice(false)).toBe('');
});

test('a price says what it is to whoever listens, and a paused market is locked as a whole', async () => {
  const prices = (change: Partial<MarketShown>) =>
    shown(<MarketPrices event={event(7)} market={market(change)} />, { texts: [...texts], answers: [] });
  const open = await prices({});
  expect(open).toContain('aria-label="Kestrel 2.00"');
  expect(open).toContain('aria-label="Draw 3.45"');
  expect(open.match(/tabindex="0"/g)).toHaveLength(1);
  const paused = await prices({ pause: 'review' });
  expect(paused.match(/aria-disabled="true"/g)).toHaveLength(3);
  expect(paused).not.toContain('2.00');
});

test('a handicap and a total say their line', async () => {
  const words = (change: Partial<MarketShown>) =>
    shown(<MarketPrices event={event(7)} market={market(change)} shape="stacked" isShort />, {
      ...{ texts: [...texts], answers: [] },
    });
  const outcomes = [
    { code: '1', odds: 1_810 },
    { code: '2', odds: 2_000 },
  ];
  const handicap = await words({
    id: 'handicap|line=-0.25',
    code: 'handicap',
    params: { line: -0.25 },
    outcomes,
  });
  expect(handicap).toContain('aria-label="Kestrel −0.25 1.81"');
  expect(handicap).toContain('aria-label="Ironvale +0.25 2.00"');
});

test('markets are cards by groups; the reason of a pause stands beside the name', async () => {
  const list = await shown(
    <MarketList
      event={event(7)}
      markets={[market({ pause: 'incident' }), market({ id: 'both-score', code: 'both-score' })]}
    />,
    { texts: [...texts], answers: [] },
  );
  expect(list).toContain('Paused: incident');
  expect(list).toContain('Both score');
  expect(list).toContain('Cash-out offered');
});

test('rules are those that settle: each kind of market of each sport is explained', async () => {
  const rules = await shown(<RulesPage />, { texts: [...texts], answers: [] });
  expect(rules).toContain(
    'The line is added to the first side. During a match only what is scored after your bet counts.',
  );
  expect(rules).toContain('Abandoned and not completed within 48 hours');
  for (const sport of ['Football', 'Darts', 'Table tennis']) expect(rules).toContain(sport);
});

test('what is looked at first is of as many sports as there are', () => {
  const tennis = { league: { ...event(1).league, sport: 'tennis' as const } };
  const live = { state: { ...event(1).state, status: 'live' as const } };
  const tops = topEvents([event(1), event(2), event(3, tennis), event(4, live)]);
  expect(tops.map(({ id }) => id)).toEqual([1, 3, 2]);
});

test('long words stand above their prices, where they would be cut beside them', async () => {
  const long = await shown(<MarketPrices event={event(7)} market={market()} />, {
    ...{ texts: [...texts], answers: [] },
  });
  const scores = ['1:0', '2:0', '2:1', '0:0'].map((code) => ({ code, odds: 7_000 }));
  const short = await shown(
    <MarketPrices event={event(7)} market={market({ code: 'correct-score', outcomes: scores })} />,
    { texts: [...texts], answers: [] },
  );
  expect(long).toMatch(/class="[^"]*stacked/);
  expect(short).not.toMatch(/class="[^"]*stacked/);
});

test('how many bets are open is told once the page is taken over: its first HTML is everybody’s', async () => {
  const head = await shown(<SlipHead count={0} titleId={undefined} onClose={undefined} />, {
    texts: [...texts],
    answers: [
      answers(account.getInfo, {}, { uid: 5 } as never),
      answers(bets.getSummary, {}, { open: 4321 } as never),
    ],
  });
  expect(head).toContain('My bets');
  expect(head).not.toContain('4321');
});
