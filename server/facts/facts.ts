// What happened, told to whoever wants to know (docs/decisions/0025-facts.md). A fact is kept in the transaction in which
// it happened, so there is none without the other.
import type { BonusState } from '#rules/bonuses/bonus-state.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Tx } from '../database/db.ts';

export interface FactData {
  'player.registered': { method: string; country: string };
  'player.signed_in': { way: string };
  'player.excluded': { until: string | null };
  'contact.confirmed': { type: 'email' | 'phone' };
  'deposit.settled': Payment;
  /** Its bank has taken it back after it was credited. */
  'deposit.charged_back': Payment;
  'withdrawal.requested': Payment;
  'withdrawal.paid': Payment & { seconds: number };
  'withdrawal.returned': Payment & { state: 'declined' | 'cancelled' };
  'round.settled': PlayedRound;
  /** A studio has paid or taken something back after the end: by how much the round is more or less since. */
  'round.corrected': PlayedRound;
  /** The house has taken a bet. */
  'bet.placed': {
    bet: string;
    currency: Currency;
    staked: Cents;
    stakedBonus: Cents;
    legs: number;
    isLive: boolean;
  };
  'bet.settled': SettledBet;
  'bonus.changed': {
    bonus: number;
    product: 'casino' | 'betting';
    state: BonusState;
    currency: Currency;
    amount: Cents;
    /** What has become the player's own money. */
    converted: Cents;
  };
  /** A jackpot was paid. */
  'jackpot.won': {
    jackpot: number;
    cycle: number;
    game: string;
    round: string;
    currency: Currency;
    amount: Cents;
  };
  /** The window of a jackpot by time is over: if nobody has won it, it goes on in the next. */
  'jackpot.window_ended': { jackpot: number; cycle: number };
  'cashback.paid': { cashback: number; currency: Currency; amount: Cents };
  /** Of loyalty; each level once. */
  'level.reached': { level: number };
  'content.changed': { kinds: readonly string[]; entries: number; revision: number; by: string };
  'freespins.granted': {
    pack: string;
    game: string;
    rounds: number;
    stake: Cents;
    currency: Currency;
    source: string;
  };
}

interface PlayedRound {
  round: string;
  game: string;
  currency: Currency;
  staked: Cents;
  /** Of what was staked. */
  stakedBonus: Cents;
  /** The bonus that paid this part; absent where none did. */
  bonus?: number;
  /** Of what was staked, what decisions have added to the first stake; absent where they added nothing. */
  added?: Cents;
  paid: Cents;
  /** Of free spins, which paid the stake in place of the player. */
  pack?: string;
  /** Of what was staked, what lay on opposite sides of the same chance; absent where nothing did. */
  opposed?: Cents;
  /** When it began; absent in facts of earlier releases. */
  startedAt?: string;
  /** Of a correction: what the round comes to since. */
  stands?: { staked: Cents; stakedBonus: Cents; paid: Cents };
}

/** A bet that has ended; settled anew, it is told again by what it is more or less since. */
interface SettledBet {
  bet: string;
  currency: Currency;
  staked: Cents;
  /** Of what was staked. */
  stakedBonus: Cents;
  /** The bonus that paid this part; absent where none did. */
  bonus?: number;
  /** Of what was staked, what other bets of the same person cover; absent where nothing does. */
  opposed?: Cents;
  paid: Cents;
  /** Decimal: what one unit comes back as, of all its legs together. */
  odds: number;
  state: 'won' | 'lost' | 'void' | 'cashed_out';
  /** Of how many legs it was, and the lowest odds among them. */
  legs?: number;
  oddsLeast?: number;
}

interface Payment {
  transaction: string;
  method: string;
  currency: Currency;
  amount: Cents;
}

export type FactName = keyof FactData;

export type NewFact = {
  [Name in FactName]: { name: Name; playerId: number | null; at: Date; data: FactData[Name] };
}[FactName];

export type Fact = NewFact & { id: number };

/** In this order. */
export async function recordFacts(tx: Tx, facts: readonly NewFact[]): Promise<void> {
  if (facts.length === 0) return;
  tx.signal('facts');
  await tx.sql`
    insert into fact (at, name, player_id, data)
    select at, name, player_id, data::jsonb
    from unnest(${facts.map(({ at }) => at)}::timestamptz[], ${facts.map(({ name }) => name)}::text[],
      ${facts.map(({ playerId }) => playerId)}::bigint[], ${facts.map(({ data }) => JSON.stringify(data))}::text[]
    ) with ordinality as told (at, name, player_id, data, place) order by place`;
}
