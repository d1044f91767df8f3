// Stakes of bonus money in every product, each with the two ways in which money comes back from it. A new product is added
// here, and server/bonuses/paying-bonus.test.ts then tries it with a bonus that has ended meanwhile.
import type { BonusProduct } from '#rules/bonuses/bonus-terms.ts';
import { type Cents, cents } from '#rules/money.ts';
import { cancelBet } from '#server/bets/cancel-bet.ts';
import { activateBonus } from '#server/bonuses/activate.ts';
import type { Player } from '#server/calls/context.ts';
import type { Product } from '#server/calls/product.ts';
import { lockPlayer } from '#server/database/db.ts';
import { giveBack } from '#server/rounds/go-on.ts';
import { findRound } from '#server/rounds/round-rows.ts';
import { openBettingHouse } from './betting-house.ts';
import { giveBonus } from './bonuses.ts';
import { openFrame } from './frame.ts';
import { openStakeHouse, type StakeHouse } from './stake-house.ts';
import { openTableHouse } from './table-house.ts';

export const GIVEN = cents(10_000);
const STAKE = 100;
const TOO_LATE_MS = 20 * 60_000;
/** So many bad outcomes in a row do not happen. */
const TRIES = 40;

export type Return = 'wins' | 'is given back';

export interface OpenStake {
  /** Ends it in this way, and returns what came back. Zero where it lost. */
  end(how: Return): Promise<number>;
}

export interface BonusStakes extends AsyncDisposable {
  product: Product;
  send: StakeHouse['send'];
  signIn: StakeHouse['signIn'];
  newPlayer(): Promise<Player>;
  stake(player: Player): Promise<OpenStake>;
}

interface BonusProductCase {
  product: BonusProduct;
  open(): Promise<BonusStakes>;
}

/** Given and put into play. */
export async function giveActive(product: Product, player: Player, of: BonusProduct): Promise<number> {
  const template = of === 'casino' ? 'gift' : 'welcome-bet';
  const id = await giveBonus(product, player, { template, amount: GIVEN });
  const { db, clock } = product;
  const chosen = { id, product: of, player };
  await db.atomically((tx) => activateBonus(tx, chosen, { now: clock.now(), isApart: true }));
  return id;
}

function must<Result>({
  status,
  error,
  result,
}: {
  status: number;
  error?: unknown;
  result?: Result;
}): Result {
  if (status !== 200) throw new Error(JSON.stringify(error));
  return result as Result;
}

async function openRounds(): Promise<BonusStakes> {
  const house = await openStakeHouse();
  const { db, clock } = house.product;
  return Object.assign(house, {
    newPlayer: () => house.player(),
    async stake(player: Player): Promise<OpenStake> {
      const frame = await openFrame(house, { sysname: 'mines', player });
      const { round } = must(await frame.start({ stake: STAKE, mines: 1 }));
      const wins = async () => {
        const { round: opened } = must(await frame.decide(round, { name: 'open', at: 0 }));
        return opened.is_over ? 0 : must(await frame.decide(opened, { name: 'collect' })).round.paid;
      };
      const isGivenBack = async () => {
        await db.atomically(async (tx) => {
          await lockPlayer(tx, player.id);
          await giveBack(tx, (await findRound(tx.sql, player.id, round.id))!, clock.now());
        });
        return STAKE;
      };
      return { end: (how) => (how === 'wins' ? wins() : isGivenBack()) };
    },
  });
}

async function openTables(): Promise<BonusStakes> {
  const house = await openTableHouse('rocket-run');
  const { sql } = house;
  return Object.assign(house, {
    newPlayer: () => house.player(),
    async stake(player: Player): Promise<OpenStake> {
      await house.until('open');
      const frame = await openFrame(house, { sysname: 'rocket-run', player });
      const { id } = await house.latest();
      const bet = JSON.stringify({ stake: STAKE, targetX100: 150 });
      must(await house.send('tables.place', { round: String(id), bet }, frame.token));
      return {
        async end(how) {
          if (how === 'is given back') {
            // Chance comes too late for this round, so it is void.
            house.pass(TOO_LATE_MS);
            await house.end();
            return STAKE;
          }
          await house.end();
          const [seat] = await sql<{ paid_cents: Cents }>`
            select paid_cents from round where player_id = ${player.id} order by number desc limit 1`;
          return seat!.paid_cents;
        },
      };
    },
  });
}

async function openBets(): Promise<BonusStakes> {
  const house = await openBettingHouse();
  return Object.assign(house, {
    newPlayer: () => house.player(),
    async stake(player: Player): Promise<OpenStake> {
      const event = await house.event();
      const odds = house.offered(event, 'result', '1');
      const visitor = await house.signIn(player);
      const slip = JSON.stringify(house.slipOf([{ event, odds }], { unit: STAKE / 100 }));
      const { id } = must(await house.send('bets.place', { slip }, visitor));
      return {
        async end(how) {
          if (how === 'is given back') {
            await house.product.db.atomically((tx) =>
              cancelBet(tx, { playerId: player.id, id }, house.now()),
            );
            return STAKE;
          }
          await house.end(event, 1, 0);
          await house.run();
          return Math.floor((STAKE * odds) / 1_000);
        },
      };
    },
  });
}

async function openStudio(): Promise<BonusStakes> {
  const house = await openStakeHouse();
  return Object.assign(house, {
    newPlayer: () => house.player(),
    async stake(player: Player): Promise<OpenStake> {
      const { kit } = await house.studioFor(player);
      const bet = kit.bet(await kit.sit(), { amount: STAKE });
      const taken = await kit.ask('bet', bet);
      if (taken.status !== 'OK') throw new Error(taken.status);
      return {
        async end(how) {
          const back = how === 'wins' ? kit.win(bet, 5 * STAKE, { roundEnd: true }) : kit.back(bet);
          const { status } = await kit.ask(how === 'wins' ? 'win' : 'rollback', back);
          if (status !== 'OK') throw new Error(status);
          return how === 'wins' ? 5 * STAKE : STAKE;
        },
      };
    },
  });
}

export const bonusStakes: Readonly<Record<string, BonusProductCase>> = {
  'a round': { product: 'casino', open: openRounds },
  'a seat at a shared table': { product: 'casino', open: openTables },
  'a bet at a studio’s game': { product: 'casino', open: openStudio },
  'a bet': { product: 'betting', open: openBets },
};

/** Tries until it comes back with something: chance decides some wins. */
export async function untilReturned(work: () => Promise<number>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) if ((await work()) > 0) return;
  throw new Error(`nothing came back in ${TRIES} tries`);
}
