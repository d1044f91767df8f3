// A sandbox bank and a server that pays through it, both on real ports: what passes between them passes over HTTP.
import type { AddressInfo } from 'node:net';
import { createBank } from '#sandbox/bank/bank.ts';
import type { BankSwitches } from '#sandbox/bank/bank-switches.ts';
import { asGood } from '#sandbox/bank/bank-switches.ts';
import type { Player } from '#server/calls/context.ts';
import { sweepPayments } from '#server/cashier/sweep.ts';
import { type DoorsWish, type Headers, openDoors } from './doors.ts';

const KEY = 'a key for tests alone';

export type Outcome = 'success' | 'fail' | 'pending' | 'mobile' | 'cancel';

export const CARD = {
  'requisites[card_number]': '4242 4242 4242 4242',
  'requisites[card_holder]': 'ANNA REED',
};

export async function openCashier(wish: DoorsWish = {}) {
  const bank = createBank({ key: KEY });
  await bank.app.listen({ port: 0, host: '127.0.0.1' });
  const bankHost = `127.0.0.1:${(bank.app.server.address() as AddressInfo).port}`;
  const env = { SANDBOX_BANK: `http://:${encodeURIComponent(KEY)}@${bankHost}`, ...wish.env };
  const doors = await openDoors({ ...wish, env });
  const address = await doors.listen();
  const { db, rooms, clock, vault } = doors.product;

  return {
    ...doors,
    bank,
    key: KEY,
    address,
    /** For a further server that pays through the same bank. */
    env,

    /** Signed in, at the address where the bank finds us. */
    async enter(player: Player): Promise<Headers> {
      return { ...(await doors.signIn(player)), host: new URL(address).host };
    },

    turn: (switches: Partial<BankSwitches>) => Object.assign(bank.switches, asGood, switches),

    /** The payer at the bank's page; where it sent them. */
    async pay(redirectUrl: string, act: Outcome): Promise<string> {
      const response = await doors.post(
        new URL(redirectUrl).pathname,
        { act },
        { host: new URL(address).host },
      );
      return String(response.headers.location);
    },

    async sweep(now = clock.now()) {
      await sweepPayments({ db, rooms, vault, now, origin: address });
      // What the sweep has left alone, for somebody else was at it, is done now too.
      await db.sql`select 1 from payment order by id for share`;
    },

    async [Symbol.asyncDispose]() {
      await bank.app.close();
      await doors[Symbol.asyncDispose]();
    },
  };
}
