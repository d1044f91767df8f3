// Payment cards. Paying in, the card is told to the bank's own page and never to us.
import { asks, type Method, terms, toTheCent } from './method.ts';

export const card: Method = {
  id: 1,
  sysname: 'card',
  opensWindow: false,
  presets: { USD: [20, 50, 100, 250], EUR: [20, 50, 100, 250], BRL: [100, 250, 500, 1000] },
  deposit: {
    terms: { USD: terms(10, 5_000), EUR: terms(10, 5_000), BRL: terms(50, 25_000) },
    fields: [],
  },
  withdrawal: {
    terms: {
      USD: terms(20, 5_000, toTheCent),
      EUR: terms(20, 5_000, toTheCent),
      BRL: terms(100, 25_000, toTheCent),
    },
    fields: [asks('card_number', 'card_number'), asks('card_holder', 'card_holder')],
  },
};
