// Accounts that enter a tournament together when nobody else plays in it, and share all of its prizes: a few rounds each, at
// the smallest stake, at the cheapest of its games.
import { cents } from '#rules/money.ts';
import { costOf } from '#rules/tournaments/funding.ts';
import { type PrizeReward, placesOf } from '#rules/tournaments/prizes.ts';
import type { Content } from '#server/content/content.ts';
import { edgeOf } from '#server/games/sheets.ts';
import { definitionsOf } from '#server/tournaments/definitions.ts';
import { finalPrize } from '#server/tournaments/final-prize.ts';
import { type OpenTools, termsOf } from '#server/tournaments/open-runs.ts';
import type { RunRow, RunTerms } from '#server/tournaments/runs.ts';
import { Profit } from './profit.ts';

/** Of each account: what is scored by the best rounds needs some. */
const ROUNDS = 50;

const config = { studios: [] } as unknown as OpenTools['config'];

interface TournamentsTerms {
  content: Content;
  rounds: number;
  centsOf: (prize: PrizeReward) => number;
  /** Prizes are paid in full, whatever play has brought. */
  areUnfunded?: boolean;
}

export function profitOfTournaments({ content, rounds, centsOf, areUnfunded }: TournamentsTerms): Profit {
  const profit = new Profit();
  const open = definitionsOf(content).filter(({ status }) => status === 'on');
  for (let number = 0; profit.plays < rounds; number++) {
    const definition = open[number % open.length]!;
    const { funding, ...terms } = termsOf(definition, { config, content });
    const run = { promised_cents: cents(definition.promised_cents), points: 0 };
    enter({ ...run, terms: areUnfunded || !funding ? terms : { ...terms, funding } }, number, {
      profit,
      centsOf,
    });
  }
  return profit;
}

type Run = Pick<RunRow, 'promised_cents' | 'points'> & { terms: RunTerms };

/** As many accounts as there are prizes. */
function enter(
  { terms, ...run }: Run,
  number: number,
  { profit, centsOf }: { profit: Profit } & Pick<TournamentsTerms, 'centsOf'>,
): void {
  const [cheapest] = terms.games.toSorted((a, b) => edgeOf(a)! - edgeOf(b)!);
  const { min_stake_cents: stake, entry_fee_cents: fee } = terms;
  const edge = edgeOf(cheapest!)!;
  const participants = placesOf(terms.prizes);
  const cost_hundredths = participants * ROUNDS * costOf(stake, terms.funding?.edges[cheapest!] ?? 0);
  const ended = { ...run, terms, participants, cost_hundredths } as RunRow;
  for (let rank = 1; rank <= participants; rank++) {
    const prize = finalPrize(ended, rank);
    const gained = (prize === null ? 0 : centsOf(prize)) - fee;
    for (let round = 0; round < ROUNDS; round++)
      profit.add(number, { staked: stake, gained: gained / ROUNDS - stake * edge });
  }
}
