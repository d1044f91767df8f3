// Bets on who wins a season, by a player who draws the rest of it more often and more exactly than the bookmaker does, and
// who may know of matches that the prices do not know of yet.
import { virtualLeagues } from '#sandbox/leagues/league.ts';
import { SeasonBook } from '#sandbox/leagues/season-book.ts';
import { Secrets } from '#sandbox/leagues/secrets.ts';
import { VirtualOutright } from '#sandbox/leagues/virtual-outright.ts';
import type { EventRecord } from '#server/book/event-rows.ts';
import { offeredBook } from '#server/book/offered-book.ts';
import type { Sport } from '#sports/markets/market.ts';
import { EACH_WAY, WINNER } from '#sports/markets/outright.ts';
import { runnerCode } from '#sports/settle/kinds-runners.ts';
import { eventRecord } from '#tests/event-record.ts';
import { Profit } from './profit.ts';

interface SeasonsTerms {
  bets: number;
  /** The player has seen some hours of matches that the prices do not know of. */
  isStale?: boolean;
}

/** Whose matches are played again most quickly. */
const QUICK: ReadonlySet<Sport> = new Set(['darts', 'esports', 'table-tennis', 'ice-hockey']);
const leagues = virtualLeagues.filter(({ sport }) => QUICK.has(sport));

const secrets = new Secrets(Buffer.alloc(32, 7));
const SEASON = 3;
const BEST = 2;
const STAKE = 1_000;
const DAY_MS = 86_400_000;
const UNSEEN_MS = DAY_MS / 4;
/** Before betting ends: early enough for outsiders to have a chance. */
const DAYS_LEFT = [3, 0.5, 0.25, 0.1];
const PRECISE = { runs: 10_000, strengthStep: 0.05 };

export function profitOfSeasons({ bets, isStale = false }: SeasonsTerms): Profit {
  const profit = new Profit();
  for (let number = 0; profit.plays < bets; number++) {
    const league = leagues[number % leagues.length]!;
    const season = SEASON + Math.floor(number / leagues.length);
    const outright = new VirtualOutright(league, season, secrets);
    const closesAt = Date.parse(outright.snapshot(0).starts_at);
    const now = closesAt - DAYS_LEFT[number % DAYS_LEFT.length]! * DAY_MS;
    const event = offeredAt(outright, now, number);
    const known = now + (isStale ? UNSEEN_MS : 0);
    // One estimate chooses and the other values: otherwise the errors of one would look like a profit.
    const [chosen, valued] = [1_000_000, 2_000_000].map((seed) =>
      chancesBy(new SeasonBook(league, season, secrets, { ...PRECISE, seed }), known),
    );
    const prices = [...offeredBook(event).markets].flatMap(([market, { outcomes }]) =>
      outcomes.flatMap(({ code, oddsX1000 }) =>
        oddsX1000 === null ? [] : [{ name: `${market} ${code}`, oddsX1000 }],
      ),
    );
    const best = prices.toSorted((a, b) => chosen!(b.name) * b.oddsX1000 - chosen!(a.name) * a.oddsX1000);
    for (const { name, oddsX1000 } of best.slice(0, BEST))
      profit.add(number, { staked: STAKE, gained: STAKE * (valued!(name) * (oddsX1000 / 1000) - 1) });
  }
  return profit;
}

/** As the leagues offer it. */
function offeredAt(outright: VirtualOutright, now: number, id: number): EventRecord {
  for (const _ of outright.tellUntil(now));
  const { runners, chances, starts_at } = outright.snapshot(now);
  return eventRecord('football', {
    ...{ id: 5_000_000 + id, runners: runners!, chances: chances!, starts_at: new Date(starts_at) },
  });
}

/** By market and runner. */
function chancesBy(book: SeasonBook, now: number): (name: string) => number {
  const rows = book.chancesAt(now);
  const known = new Map(
    rows.flatMap((row, place) => [
      [`${WINNER} ${runnerCode(place)}`, row[0]!],
      [`place ${runnerCode(place)}`, row.slice(0, EACH_WAY.places).reduce((sum, one) => sum + one, 0)],
    ]),
  );
  return (name) => known.get(name)!;
}
