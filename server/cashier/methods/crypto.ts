// Bitcoin, bought and sold at the processor's rate: the player's balance stays in the player's currency.
import { asks, type Method, terms } from './method.ts';

/** What the network takes for carrying it. */
const carried = (fee: number) => ({ step: 0.01, fee });

export const crypto: Method = {
  id: 3,
  sysname: 'crypto',
  opensWindow: true,
  presets: { USD: [50, 100, 500], EUR: [50, 100, 500], BRL: [250, 500, 2500] },
  deposit: {
    terms: { USD: terms(20, 10_000), EUR: terms(20, 10_000), BRL: terms(100, 50_000) },
    fields: [],
  },
  withdrawal: {
    terms: {
      USD: terms(50, 10_000, carried(2)),
      EUR: terms(50, 10_000, carried(2)),
      BRL: terms(250, 50_000, carried(10)),
    },
    fields: [asks('address', 'crypto_address')],
  },
};
