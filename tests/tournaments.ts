// Tournaments for tests: defined as an operator would, opened and advanced by the house's own job, played by facts.
import type { TournamentDefinition } from '#contract/tournament-definition.ts';
import { cents } from '#rules/money.ts';
import type { Content } from '#server/content/content.ts';
import { readContent } from '#server/content/content.ts';
import { type NewFact, recordFacts } from '#server/facts/facts.ts';
import { readSome } from '#server/facts/read-facts.ts';
import { openProcessBus } from '#server/live/process.ts';
import { drawHex } from '#server/plumbing/chance.ts';
import { advanceRuns } from '#server/tournaments/advance-runs.ts';
import { tournamentReader } from '#server/tournaments/score-reader.ts';
import { openDoors } from './doors.ts';
import { factsReadable } from './facts.ts';

const MINUTE_MS = 60_000;

export const plain: TournamentDefinition = {
  ...{ sysname: 'cup', status: 'on', title: 'Cup', text: 'A cup', image: 'trophy', tone: 'ember' },
  schedule: { every: 'day', at: '00:00', lasts_minutes: 1440, opens_minutes_before: 60 },
  scoring: { by: 'sumTopN', top: 3 },
  games: { sysnames: ['mines', 'dice'] },
  ...{
    min_stake_cents: 20,
    entry_fee_cents: 0,
    promised_cents: 10_000,
    min_points: 1,
    reset_on_cashout: false,
  },
  prizes: [
    { from: 1, to: 1, reward: { kind: 'cash', cents: 7_000 } },
    { from: 2, to: 3, reward: { kind: 'cash', cents: 1_500 } },
  ],
  restrictions: { countries: [], is_verified_only: false, max_participants: null },
};

interface Played {
  player: { id: number };
  staked?: number;
  paid?: number;
  game?: string;
  round?: string;
  pack?: string;
  stakedBonus?: number;
  currency?: 'USD' | 'EUR' | 'BRL';
  /** Minutes before it was over. */
  ago?: number;
}

/** A house whose clock is turned by hand, and whose content has these tournaments. */
export async function openTournaments(definitions: readonly TournamentDefinition[] = [plain]) {
  let held = definitions;
  const files = readContent('content');
  const content: Partial<Content> = {
    hasCms: (name) => name === 'tournaments' || files.hasCms(name),
    cms: <T>(name: string) => (name === 'tournaments' ? held : files.cms(name)) as T,
  };
  const doors = await openDoors({ content });
  const { product } = doors;
  const { db } = product;
  let now = new Date('2026-03-01T12:00:00Z');
  product.clock.now = () => now;
  const tools = {
    db,
    config: product.config,
    content: product.content,
    bus: openProcessBus(),
    clock: product.clock,
  };
  const reader = tournamentReader(tools);
  const readAll = async () => {
    await factsReadable(db);
    while ((await readSome(db, reader, 1_000))!.taken > 0);
  };
  await advanceRuns(tools);
  const runs = async () =>
    db.sql<{ id: number; tournament: string; state: string }>`
      select id, tournament, state from tournament_run order by starts_at, id`;

  return Object.assign(doors, {
    db,
    tools,
    reader,
    readAll,
    runs,
    define(changed: readonly TournamentDefinition[]) {
      held = changed;
    },
    /** The run of that name that goes on, or was the first. */
    async run(sysname = 'cup'): Promise<number> {
      return (await runs()).find(({ tournament }) => tournament === sysname)!.id;
    },
    now: () => now,
    at(text: string) {
      now = new Date(text);
    },
    later(minutes: number) {
      now = new Date(now.getTime() + minutes * MINUTE_MS);
    },
    advance: () => advanceRuns(tools),
    /** Facts of rounds that are over now. */
    async play(...rounds: readonly Played[]): Promise<void> {
      await db.atomically((tx) =>
        recordFacts(
          tx,
          rounds.map((round) => settled(round, now)),
        ),
      );
    },
    /** A studio says later what a round comes to. */
    async correct(round: Played & { round: string }, stands: Standing): Promise<void> {
      await db.atomically((tx) => recordFacts(tx, [corrected(round, stands, now)]));
    },
    async join(player: { id: number }, id: number) {
      return doors.send('tournaments.participate', { tournament_id: String(id) }, await doors.signIn(player));
    },
    pointsOf: (id: number, player: { id: number }) =>
      db.sql<{ points: number }>`
        select points from tournament_player where run_id = ${id} and player_id = ${player.id}`.then(
        ([row]) => row?.points,
      ),
  });
}

interface Standing {
  staked: number;
  paid: number;
}

function corrected(round: Played, stands: Standing, now: Date): NewFact {
  const { data } = settled(round, now) as Extract<NewFact, { name: 'round.settled' }>;
  return {
    ...{ name: 'round.corrected', playerId: round.player.id, at: now },
    data: {
      ...data,
      staked: cents(stands.staked - data.staked),
      paid: cents(stands.paid - data.paid),
      stands: { staked: cents(stands.staked), paid: cents(stands.paid), stakedBonus: cents(0) },
    },
  };
}

function settled(
  {
    player,
    staked = 100,
    paid = 0,
    game = 'mines',
    round = drawHex(12),
    pack,
    stakedBonus = 0,
    ...more
  }: Played,
  now: Date,
): NewFact {
  const { currency = 'EUR', ago = 0 } = more;
  return {
    ...{ name: 'round.settled', playerId: player.id, at: now },
    data: {
      ...{ round, game, currency, staked: cents(staked), stakedBonus: cents(stakedBonus), paid: cents(paid) },
      ...(pack !== undefined && { pack }),
      startedAt: new Date(now.getTime() - ago * MINUTE_MS).toISOString(),
    },
  };
}
