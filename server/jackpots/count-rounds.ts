// Counts what rounds put into pots. A round says in its own transaction, by its fact, what was staked; pots are reckoned
// from facts in their order, some hundreds at a time, so that no round waits for a pot.
import { wonCents } from '#rules/jackpots.ts';
import { cents } from '#rules/money.ts';
import type { Vault } from '../at-rest/vault.ts';
import { findLeft } from '../budgets/budget-rows.ts';
import { changeChannel } from '../channels/channels.ts';
import { type Tx, together } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import type { Reader } from '../facts/read-facts.ts';
import { scheduleAll, scheduled } from '../jobs/tasks.ts';
import type { Bus } from '../live/bus.ts';
import type { Clock } from '../plumbing/clock.ts';
import { logTrouble } from '../plumbing/outage-log.ts';
import { type CycleRow, listUnderWay, lockJackpots } from './cycles.ts';
import { keepTallies } from './keep-tallies.ts';
import { winTask } from './pay-wins.ts';
import { type Bet, Tally } from './tally.ts';

interface Tools {
  bus: Bus;
  clock: Clock;
  vault: Vault;
}

export const jackpotsReader = ({ bus, clock, vault }: Tools): Reader => ({
  name: 'jackpots',
  reads: ['round.settled', 'jackpot.window_ended'],
  async read(tx, facts) {
    const now = clock.now();
    const tallies = await openTallies(tx, vault, now);
    for (const fact of facts) countFact(tallies, fact);
    const changed = tallies.filter(({ isChanged }) => isChanged);
    if (changed.length === 0) return;
    await keepTallies(tx, changed, { key: `jackpots:${facts.at(-1)!.id}`, now });
    await tellPots(tx, bus, changed, now);
    const wins = changed.flatMap(({ jackpot, wins }) =>
      wins.map(({ cycle }) => scheduled(winTask, { jackpot: jackpot.id, cycle }, now)),
    );
    if (wins.length > 0) await scheduleAll(tx, wins);
    if (changed.some(({ ended }) => ended.length > 0)) tellJackpots(tx, bus);
  },
  /** What was won is paid, and stays so. */
  async forget() {
    throw new Error('jackpots were paid by what was counted, so it is not counted again');
  },
});

async function openTallies(tx: Tx, vault: Vault, now: Date): Promise<Tally[]> {
  const [jackpots, cycles] = await together(lockJackpots(tx), listUnderWay(tx));
  // The jackpots are locked here, and no other code charges their budgets.
  const leftOf = await findLeft(tx.sql, 'jackpot', now);
  const find = (id: number, state: CycleRow['state']) =>
    cycles.find((cycle) => cycle.jackpot_id === id && cycle.state === state);
  return jackpots.flatMap((jackpot) => {
    const [cycle, next] = [find(jackpot.id, 'open'), find(jackpot.id, 'next')];
    return cycle === undefined || next === undefined
      ? []
      : [new Tally(jackpot, { cycle, next }, vault, leftOf(String(jackpot.id)))];
  });
}

function countFact(tallies: readonly Tally[], fact: Fact): void {
  if (fact.name === 'jackpot.window_ended')
    tallies.find(({ jackpot }) => jackpot.id === fact.data.jackpot)?.pass(fact.at.getTime());
  const bet = betOf(fact);
  if (bet !== null) for (const tally of tallies) tally.count(bet);
}

/** Only a player's own money counts: what a bonus or a pack of free spins has staked does not. */
function betOf(fact: Fact): Bet | null {
  if (fact.name !== 'round.settled' || fact.playerId === null || fact.data.pack !== undefined) return null;
  const { round, game, currency, staked, stakedBonus } = fact.data;
  return { round, player: fact.playerId, game, currency, stake: staked - stakedBonus, at: fact.at.getTime() };
}

const tellPots = (tx: Tx, bus: Bus, tallies: readonly Tally[], now: Date): Promise<void> =>
  changeChannel(
    tx,
    bus,
    'jackpots',
    Object.fromEntries(tallies.map(({ jackpot, cycle }) => [String(jackpot.id), cycle && potOf(cycle)])),
    now,
  );

export const potOf = ({ number, pot_micros }: CycleRow) => ({
  cycle: number,
  amount: cents(wonCents(pot_micros)),
});

/** Pages that show them are made anew. */
export function tellJackpots(tx: Tx, bus: Bus): void {
  tx.afterCommit(() => {
    bus.publish({ changed: ['jackpots'] }).catch((error: unknown) => logTrouble(error, { what: 'jackpots' }));
  });
}
