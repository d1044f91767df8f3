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
    const rows = await findInPlay(tx, [...byPlayer.keys()]);
    if (rows.length === 0) return;
    const tallies = rows.map((row) => tallyOf(row, byPlayer.get(row.player_id)!));
    const ending = tallies.filter(({ mayEnd }) => mayEnd).map(({ row }) => row.player_id);
    // Before any row: whoever activates or removes a bonus takes them in this order too.
    await lockPlayers(tx, ending);
    await keep(
      tx,
      tallies.filter(({ last }) => last !== null),
    );
    await endPlayed(tx, ending, clock.now());
  },
  /** What has ended stays as it was paid. Bonuses in play are younger than the oldest fact that is kept. */
  async forget({ sql }) {
    await sql`update bonus set turnover_hundredths = 0 where state in ('active', 'expiring')`;
  },
});

/** What a pack has paid is nobody's stake. */
const isTheirs = ({ playerId, data }: Played): boolean => playerId !== null && !('pack' in data);

const findInPlay = ({ sql }: Tx, players: readonly number[]) => sql<Counting>`
  select id, player_id, product, state, required_cents, turnover_hundredths, terms, is_apart, activated_at
  from bonus where player_id = any(${players}::bigint[]) and state in ('active', 'expiring')`;

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

/** What another bonus has paid counts nothing for this one. Facts of earlier releases do not name the bonus. */
const countsFor = ({ id, product, activated_at }: Counting, { name, at, data }: Played): boolean =>
  (product === 'betting') === (name === 'bet.settled') &&
  activated_at !== null &&
  at >= activated_at &&
  (data.bonus === undefined || data.bonus === id);

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
