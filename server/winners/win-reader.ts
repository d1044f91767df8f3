// Keeps wins, from facts: what a round for one's own money paid beyond its stake, and jackpots. Of many at once the last and
// the largest are kept, so that what is written does not grow with how much is played.
import { exchangeDown, type Rates } from '#rules/exchange.ts';
import { type Cents, type Currency, ZERO } from '#rules/money.ts';
import { changeChannel } from '../channels/channels.ts';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import type { Tx } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import type { Reader } from '../facts/read-facts.ts';
import { gamesOf } from '../games/offered-games.ts';
import { seldomAnnouncer } from '../live/announce-seldom.ts';
import type { Bus } from '../live/bus.ts';
import type { Clock } from '../plumbing/clock.ts';
import { jackpotWin, listBiggest, listLatest, shownWins } from './wins.ts';

interface Tools {
  bus: Bus;
  clock: Clock;
  config: Config;
  content: Content;
}

type Settled = Extract<Fact, { name: 'round.settled' | 'round.corrected' }>;
type Won = Extract<Fact, { name: 'jackpot.won' }>;
const KEPT_OF_A_BATCH = 20;
const TOLD = 10;
const WORTH_IN: Currency = 'EUR';

export function winReader(tools: Tools): Reader {
  const announce = seldomAnnouncer(tools.bus, 'winners');
  return {
    name: 'winners',
    reads: ['round.settled', 'round.corrected', 'jackpot.won'],

    async read(tx, facts) {
      const rates = ratesOf(tools.content);
      const wins = chosen(
        facts.flatMap((fact) => {
          if (fact.name === 'jackpot.won') return jackpotOf(fact, rates);
          return fact.name === 'round.settled' ? winOf(fact, rates) : [];
        }),
      );
      const corrected = facts.filter((fact): fact is Settled => fact.name === 'round.corrected');
      if (wins.length > 0) await keepWins(tx, wins);
      const isOther = corrected.length > 0 && (await correctWins(tx, corrected, rates));
      if (wins.length === 0 && !isOther) return;
      await tellWins(tx, tools);
      tx.afterCommit(announce);
    },

    async forget({ sql }) {
      await sql`delete from win`;
    },
  };
}

interface NewWin {
  round: string;
  player: number;
  game: string;
  currency: Currency;
  staked: Cents;
  paid: Cents;
  worth: Cents;
  at: Date;
}

function winOf({ playerId, at, data }: Settled, rates: Rates): NewWin[] {
  const { round, game, currency, staked, stakedBonus, paid, pack } = data;
  if (playerId === null || pack !== undefined || stakedBonus > 0 || paid <= staked) return [];
  return [
    { round, player: playerId, game, currency, staked, paid, worth: worthOf(paid, currency, rates), at },
  ];
}

/** Beside its round, which may be a win of its own; what was staked counts there. */
function jackpotOf({ playerId, at, data }: Won, rates: Rates): NewWin[] {
  if (playerId === null) return [];
  const { jackpot, cycle, game, currency, amount } = data;
  const worth = worthOf(amount, currency, rates);
  return [
    {
      ...{ round: jackpotWin(jackpot, cycle), player: playerId, game, currency },
      ...{ staked: ZERO, paid: amount, worth, at },
    },
  ];
}

const worthOf = (paid: Cents, currency: Currency, rates: Rates): Cents =>
  exchangeDown(paid, { from: currency, to: WORTH_IN, rates });

const chosen = (wins: readonly NewWin[]): NewWin[] => [
  ...new Set([
    ...wins.slice(-KEPT_OF_A_BATCH),
    ...wins.toSorted((a, b) => b.worth - a.worth).slice(0, KEPT_OF_A_BATCH),
  ]),
];

async function keepWins({ sql }: Tx, wins: readonly NewWin[]): Promise<void> {
  await sql`
    insert into win (round_id, player_id, game, currency, staked_cents, paid_cents, worth_cents, at)
    select round_id, player_id, game, currency, staked_cents, paid_cents, worth_cents, at
    from unnest(${wins.map(({ round }) => round)}::text[], ${wins.map(({ player }) => player)}::bigint[],
      ${wins.map(({ game }) => game)}::text[], ${wins.map(({ currency }) => currency)}::text[],
      ${wins.map(({ staked }) => staked)}::bigint[], ${wins.map(({ paid }) => paid)}::bigint[],
      ${wins.map(({ worth }) => worth)}::bigint[], ${wins.map(({ at }) => at)}::timestamptz[]
    ) as won (round_id, player_id, game, currency, staked_cents, paid_cents, worth_cents, at)
    on conflict (round_id) do nothing`;
}

/** What a studio took back was not won. True where anything that is kept has changed. */
async function correctWins({ sql }: Tx, corrected: readonly Settled[], rates: Rates): Promise<boolean> {
  // Of several corrections of one round the last says how it stands.
  const last = new Map(corrected.map(({ data }) => [data.round, data]));
  const stands = [...last.values()].flatMap(({ round, currency, stands: since }) =>
    since === undefined ? [] : [{ ...since, round, currency }],
  );
  const rows = await sql<{ round_id: string }>`
    update win set staked_cents = stands.staked_cents, paid_cents = stands.paid_cents, worth_cents = stands.worth_cents
    from unnest(${stands.map(({ round }) => round)}::text[], ${stands.map(({ staked }) => staked)}::bigint[],
      ${stands.map(({ paid }) => paid)}::bigint[],
      ${stands.map(({ paid, currency }) => worthOf(paid, currency, rates))}::bigint[]
    ) as stands (round_id, staked_cents, paid_cents, worth_cents)
    where win.round_id = stands.round_id returning win.round_id`;
  await sql`delete from win where round_id = any(${rows.map(({ round_id }) => round_id)}::text[]) and paid_cents <= staked_cents`;
  return rows.length > 0;
}

async function tellWins(tx: Tx, { bus, clock, config }: Tools): Promise<void> {
  const games = gamesOf(config);
  const span = { offset: 0, count: TOLD };
  const [latest, top] = [await listLatest(tx.sql, span), await listBiggest(tx.sql, span)];
  const patch = { latest: shownWins(latest, games), top: shownWins(top, games) };
  await changeChannel(tx, bus, 'winners.live', patch, clock.now());
}
