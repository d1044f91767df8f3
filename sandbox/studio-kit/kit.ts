// What every case of the kit has in hand: a studio with its key, a player who can open its game again and again, and names
// that nobody has used.
import { drawHex } from '#server/plumbing/chance.ts';
import { askWallet, type Sending, type Told, type WalletAccess } from '../studio/wallet-client.ts';

const TRIES = 12;
const ANSWERED_WITHIN_MS = 30_000;

export interface KitTerms extends WalletAccess {
  game: string;
  /** Opens the game as a player does, and gives the token its page was opened with. */
  launch(): Promise<string>;
}

export interface Seat {
  sessionId: string;
  currency: string;
  balance: number;
  playerId: string;
}

/** A case that does not hold: what was wanted, and what came. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

export class Kit {
  readonly terms: KitTerms;
  readonly #run = drawHex(6);
  #names = 0;

  constructor(terms: KitTerms) {
    this.terms = terms;
  }

  /** Never used before. */
  name(about: string): string {
    this.#names += 1;
    return `kit-${this.#run}-${about}-${this.#names}`;
  }

  /** How quick a wallet is is no case of the kit. One that does not know is asked again, as every studio must. */
  async ask(call: string, said: object | string, sending: Sending = {}): Promise<Told> {
    for (let tries = TRIES; ; tries -= 1) {
      const told = await askWallet(this.terms, call, said, { withinMs: ANSWERED_WITHIN_MS, ...sending });
      if (told.status !== 'UNKNOWN' || tries === 1) return told;
    }
  }

  async sit(): Promise<Seat> {
    const told = await this.ask('session', { token: await this.terms.launch() });
    must(told, 'OK');
    return told as unknown as Seat;
  }

  async balance({ sessionId }: Pick<Seat, 'sessionId'>): Promise<number> {
    const told = await this.ask('balance', { sessionId });
    must(told, 'OK');
    return told.balance!;
  }

  /** A bet as it should be; what is given replaces its parts. */
  bet({ sessionId, currency }: Seat, other: object = {}): BetSaid {
    const gameId = this.terms.game;
    const names = { txId: this.name('bet'), roundId: this.name('round') };
    return { ...{ sessionId, currency, gameId, amount: 100 }, ...names, ...other };
  }

  win({ roundId, currency }: Pick<BetSaid, 'roundId' | 'currency'>, amount: number, other: object = {}) {
    return { ...{ roundId, currency, amount, txId: this.name('win') }, ...other };
  }

  back({ roundId, txId: refTxId }: Pick<BetSaid, 'roundId' | 'txId'>, other: object = {}) {
    return { ...{ roundId, refTxId, txId: this.name('back') }, ...other };
  }
}

export interface BetSaid {
  sessionId: string;
  currency: string;
  gameId: string;
  amount: number;
  txId: string;
  roundId: string;
}

export function must({ status, isSigned, http }: Told, wanted: string): void {
  if (status !== wanted) throw new Fault(`wanted ${wanted}, was told ${status} (${http})`);
  if (!isSigned && wanted !== 'INVALID_SIGNATURE') throw new Fault(`the answer ${status} is not signed`);
}

export function same(what: string, is: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(is), JSON.stringify(wanted)];
  if (a !== b) throw new Fault(`${what} is ${a}, not ${b}`);
}
