// Facts beside the runs they may mean something for: decided without asking the database, so that rounds which no
// tournament counts cost nothing.
import { nameNow } from '#games/renamed.ts';
import { type Exchange, exchangeDown } from '#rules/exchange.ts';
import { type Cents, type Currency, cents } from '#rules/money.ts';
import { type CountingTerms, isCounted } from '#rules/tournaments/eligible.ts';
import { isByRatio, type ScoredRound } from '#rules/tournaments/scoring.ts';
import { POOL_CURRENCY } from './pool.ts';
import type { RunRow } from './runs.ts';
import type { ReadFact } from './score-reader.ts';

interface Meant {
  run: RunRow;
  player: number;
  at: Date;
}

export type Candidate =
  | (Meant & { what: 'round'; round: string; game: string; startedAt: Date; scored: ScoredRound })
  /** `scored` is what the round comes to since; of one that does not count any more, nothing. */
  | (Meant & {
      what: 'correction';
      round: string;
      game: string;
      startedAt: Date;
      scored: ScoredRound | null;
      staked: Cents;
    })
  | (Meant & { what: 'cashout' });

/** In the order of the facts. */
export function candidatesOf(runs: readonly RunRow[], facts: readonly ReadFact[]): Candidate[] {
  const counting = runs.map((run) => ({ run, terms: countingTerms(run) }));
  return facts.flatMap((fact) => counting.flatMap(({ run, terms }) => candidateOf(run, terms, fact) ?? []));
}

const countingTerms = ({ terms, starts_at, ends_at, pauses }: RunRow): CountingTerms => ({
  ...{ startsAt: starts_at, endsAt: ends_at, minStake: terms.min_stake_cents },
  games: new Set(terms.games),
  pauses: pauses.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) })),
});

function candidateOf(run: RunRow, terms: CountingTerms, fact: ReadFact): Candidate | undefined {
  if (fact.playerId === null) return undefined;
  const meant = { run, player: fact.playerId, at: fact.at };
  if (fact.name === 'withdrawal.requested') {
    const isInside = fact.at >= run.starts_at && fact.at < run.ends_at;
    return run.terms.reset_on_cashout && isInside ? { ...meant, what: 'cashout' } : undefined;
  }
  const { round, currency, pack, startedAt: began } = fact.data;
  const game = nameNow(fact.data.game);
  if (!terms.games.has(game)) return undefined;
  const sums = fact.data.stands ?? fact.data;
  const startedAt = began === undefined ? fact.at : new Date(began);
  const inEuro = (sum: Cents) => worthOf(sum, { from: currency, to: POOL_CURRENCY, rates: run.terms.rates });
  const staked = inEuro(sums.staked);
  const played = {
    ...{ game, startedAt, staked, stakedBonus: sums.stakedBonus, isFree: pack !== undefined },
    settledAt: fact.name === 'round.settled' ? fact.at : startedAt,
  };
  const scored = isCounted(terms, played)
    ? scoredIn(run, { ...sums, currency, worth: staked }, fact.at)
    : null;
  if (fact.name === 'round.settled')
    return scored === null ? undefined : { ...meant, what: 'round', round, game, startedAt, scored };
  // What it came to before may have counted, so it is looked for.
  return { ...meant, what: 'correction', round, game, startedAt, scored, staked: inEuro(fact.data.staked) };
}

/** A multiple is reckoned from what was really staked and paid; all else in the currency that all have in common. */
function scoredIn({ terms }: RunRow, { staked, paid, currency, worth }: Sums, at: Date): ScoredRound {
  if (isByRatio(terms.scoring)) return { staked, paid, worth, at };
  return {
    staked: worth,
    paid: worthOf(paid, { from: currency, to: POOL_CURRENCY, rates: terms.rates }),
    worth,
    at,
  };
}

interface Sums {
  staked: Cents;
  paid: Cents;
  currency: Currency;
  /** What was staked, in euro. */
  worth: Cents;
}

/** Of less than nothing too: corrections take away. */
const worthOf = (sum: Cents, exchange: Exchange): Cents =>
  exchange.from === exchange.to ? sum : cents(Math.sign(sum) * exchangeDown(cents(Math.abs(sum)), exchange));
