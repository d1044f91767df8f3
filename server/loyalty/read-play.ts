// The reader of what players do: points, coins, the day streak, quests and levels. One statement for each table, however
// many facts there are; what is given and told is in the same transaction, by its own key.

import { dayOf } from '#rules/loyalty.ts';
import { addToEntries, moveCoins } from '../coins/coins.ts';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import type { Tx } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import type { Reader } from '../facts/read-facts.ts';
import { tellAll } from '../live/outbox.ts';
import type { Clock } from '../plumbing/clock.ts';
import { mayBeGiven } from '../rewards/may-be-given.ts';
import { takeOverCharacters } from './characters.ts';
import { charactersOf, isOn, programOf, termsOf } from './definitions.ts';
import { forgetPlay } from './forget-play.ts';
import { levelUp } from './level-ups.ts';
import { addNotices } from './notice-rows.ts';
import { gameBook } from './played-game.ts';
import { addDays, addPoints, findDays, findPlayers } from './player-rows.ts';
import { keepProgress, listStarted } from './quest-rows.ts';
import { findRounds, keepRounds } from './round-rows.ts';
import { Tally, type TallyTerms } from './tally.ts';

export interface ReaderTools {
  content: Content;
  config: Config;
  clock: Clock;
}

export const loyaltyReader = (tools: ReaderTools): Reader => ({
  name: 'loyalty',
  reads: ['round.settled', 'round.corrected', 'deposit.settled', 'player.signed_in', 'player.registered'],
  async read(tx, facts) {
    // What is played while it is switched off brings nothing, also later.
    if (!isOn(tools.content)) return;
    const registered = facts.flatMap(({ name, playerId }) =>
      name === 'player.registered' && playerId !== null ? [playerId] : [],
    );
    if (registered.length > 0) await takeOverCharacters(tx, registered, tools);
    const tally = await reckon(tx, facts, tools);
    if (tally !== null) await write(tx, tally, tools);
  },
  forget: forgetPlay,
});

async function reckon(tx: Tx, facts: readonly Fact[], tools: ReaderTools): Promise<Tally | null> {
  const now = tools.clock.now();
  const ids = [...new Set(facts.flatMap(({ playerId }) => (playerId === null ? [] : [playerId])))];
  const allowed = [...(await mayBeGiven(tx.sql, ids, now))];
  if (allowed.length === 0) return null;
  const corrected = facts.flatMap((fact) => (fact.name === 'round.corrected' ? [fact.data.round] : []));
  const rounds = await findRounds(tx.sql, corrected);
  const days = new Set([...facts.map(({ at }) => dayOf(at)), ...[...rounds.values()].map(({ day }) => day)]);
  const tally = new Tally(tallyTerms(tools), {
    players: await findPlayers(tx.sql, allowed),
    days: await findDays(tx.sql, allowed, [...days]),
    quests: await listStarted(tx.sql, allowed),
    rounds,
  });
  const known = new Set(allowed);
  for (const fact of facts) if (known.has(fact.playerId!)) count(tally, fact);
  return tally;
}

function count(tally: Tally, fact: Fact): void {
  if (fact.name === 'round.settled') tally.settled(fact);
  else if (fact.name === 'round.corrected') tally.corrected(fact);
  else if (fact.name === 'deposit.settled') tally.deposited(fact);
  else if (fact.name === 'player.signed_in') tally.signedIn(fact);
}

async function write(tx: Tx, tally: Tally, tools: ReaderTools): Promise<void> {
  const now = tools.clock.now();
  await addPoints(tx, tally.gained);
  await addDays(tx, tally.days);
  await keepRounds(tx, tally.rounds);
  await keepProgress(tx, tally.quests);
  await addToEntries(tx, tally.coins, now);
  await moveCoins(tx, tally.streaks, now);
  const completed = tally.quests.filter(({ state }) => state === 'completed');
  await addNotices(
    tx,
    [
      ...tally.notices,
      ...completed.map(({ player_id, quest, terms }) => ({
        playerId: player_id,
        trigger: 'quest' as const,
        data: { quest, ...(terms.rewards[0] && { reward: terms.rewards[0] }) },
      })),
    ],
    now,
  );
  const levelled = await levelUp(tx, tally.reached, tools);
  const changed = new Set([...tally.changed, ...levelled]);
  if (changed.size === 0) return;
  await tellAll(
    tx,
    [...changed].map((playerId) => ({ playerId, event: { name: 'loyalty.changed' as const, data: {} } })),
  );
}

/** What it looks up of games is kept from batch to batch, as long as nobody changes the content. */
const books = new WeakMap<Config, { outsideEdge: number; gameOf: TallyTerms['gameOf'] }>();

function tallyTerms({ content, config }: ReaderTools): TallyTerms {
  const { earning } = termsOf(content);
  const kept = books.get(config);
  const book =
    kept?.outsideEdge === earning.outsideEdge
      ? kept
      : { outsideEdge: earning.outsideEdge, gameOf: gameBook(config, earning.outsideEdge) };
  books.set(config, book);
  return {
    earning,
    levels: programOf(content).levels,
    perks: new Map(charactersOf({ content, config }).map(({ id, perk }) => [id, perk])),
    rates: ratesOf(content),
    gameOf: book.gameOf,
  };
}
