// Counts what is played for bonuses in play, from what rounds and bets have come to. One reader, some statements a batch, and
// none where nobody in it has a bonus.
import { percentCounted } from '#rules/bonuses/contribution.ts';
import { hundredthsOfBet, hundredthsOfRound, isPlayedThrough, progressed } from '#rules/bonuses/turnover.ts';
import { lockPlayers, type Tx, together } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import type { Reader } from '../facts/read-facts.ts';
import { tellAll } from '../live/outbox.ts';
import type { Clock } from '../plumbing/clock.ts';
import type { BonusRow } from './bonus-rows.ts';
import { bonusesChanged } from './change-bonuses.ts';
import { countedGame } from './counted-games.ts';
import { endPlayed } from './end-bonuses.ts';
import { sweepAfterEnd } from './sweep.ts';

type Played = Extract<Fact, { name: 'round.settled' | 'round.corrected' | 'bet.settled' }>;

type Counting = Pick<
  BonusRow,
  | 'id'
  | 'player_id'
  | 'product'
  | 'state'
  | 'required_cents'
  | 'turnover_hundredths'
  | 'terms'
  | 'is_apart'
  | 'activated_at'
>;

export const turnoverReader = ({ clock }: { clock: Clock }): Reader => ({
  name: 'bonus-turnover',
  reads: ['round.settled', 'round.corrected', 'bet.settled'],
  async read(tx, facts) {
    const played = (facts as readonly Played[]).filter(isTheirs);
    const byPlayer = Map.groupBy(played, ({ playerId }) => playerId!);
    if (byPlayer.size === 0) return;
    const { rows, stray } = await findConcerned(tx, [...byPlayer.keys()], staking(played));
    if (rows.length + stray.length === 0) return;
    const tallies = rows.map((row) => tallyOf(row, byPlayer.get(row.player_id)!));
    const ending = tallies.filter(({ mayEnd }) => mayEnd).map(({ row }) => row.player_id);
    // Before any row: whoever activates or removes a bonus takes them in this order too.
    await lockPlayers(tx, [...ending, ...stray]);
    await keep(
      tx,
      tallies.filter(({ last }) => last !== null),
    );
    await endPlayed(tx, ending, clock.now());
    await sweepAfterEnd(tx, stray);
  },
  /** What has ended stays as it was paid. Bonuses in play are younger than the oldest fact that is kept. */
  async forget({ sql }) {
    await sql`update bonus set turnover_hundredths = 0 where state in ('active', 'expiring')`;
  },
});

/** What a pack has paid is nobody's stake. */
const isTheirs = ({ playerId, data }: Played): boolean => playerId !== null && !('pack' in data);

const staking = (played: readonly Played[]): number[] => [
  ...new Set(played.filter(({ data }) => data.stakedBonus !== 0).map(({ playerId }) => playerId!)),
];

/** Those in play, and players who have staked bonus money that is no bonus's any more. */
async function findConcerned({ sql }: Tx, players: readonly number[], stakers: readonly number[]) {
  const [rows, stray] = await together(
    sql<Counting>`
      select id, player_id, product, state, required_cents, turnover_hundredths, terms, is_apart, activated_at
      from bonus where player_id = any(${players}::bigint[]) and state in ('active', 'expiring')`,
    sql<{ player_id: number }>`
      select distinct player_id from bonus join bonus_purse using (id)
      where player_id = any(${stakers}::bigint[]) and ended_at is not null and purse_cents > 0`,
  );
  return { rows, stray: stray.map(({ player_id }) => player_id) };
}

interface Tally {
  row: Counting;
  hundredths: number;
  /** When the last of what counts happened; null: nothing did. */
  last: Date | null;
  /** It was played through, its time is over, or its purse may be empty. */
  mayEnd: boolean;
}

function tallyOf(row: Counting, played: readonly Played[]): Tally {
  const counting = played.filter((fact) => countsFor(row, fact));
  const hundredths = counting.reduce(
    (sum, fact) => progressed(sum, hundredthsOf(row, fact), row.required_cents),
    row.turnover_hundredths,
  );
  const isEmptied = played.some(({ data }) => data.stakedBonus !== 0 && data.paid === 0);
  return {
    ...{ row, hundredths, last: counting.at(-1)?.at ?? null },
    mayEnd: row.state === 'expiring' || isPlayedThrough(hundredths, row.required_cents) || isEmptied,
  };
}

const countsFor = ({ product, activated_at }: Counting, { name, at }: Played): boolean =>
  (product === 'betting') === (name === 'bet.settled') && activated_at !== null && at >= activated_at;

function hundredthsOf({ terms, is_apart }: Counting, fact: Played): number {
  const isApart = is_apart === true;
  if (fact.name === 'bet.settled') return hundredthsOfBet(fact.data, terms, { isApart });
  const percent = percentCounted(countedGame(fact.data.game), terms);
  return hundredthsOfRound(fact.data, { isApart, percent });
}

async function keep(tx: Tx, tallies: readonly Tally[]): Promise<void> {
  if (tallies.length === 0) return;
  await together(
    tx.sql`
      update bonus set turnover_hundredths = counted.hundredths, moved_at = greatest(moved_at, counted.at)
      from unnest(
        ${tallies.map(({ row }) => row.id)}::bigint[], ${tallies.map(({ hundredths }) => hundredths)}::bigint[],
        ${tallies.map(({ last }) => last)}::timestamptz[]
      ) as counted (id, hundredths, at)
      where bonus.id = counted.id and state in ('active', 'expiring')`,
    tellAll(
      tx,
      tallies.map(({ row }) => bonusesChanged(row.player_id)),
    ),
  );
}
