// Transfers from and to a bank account.
import { asks, type Method, terms, toTheCent } from './method.ts';

export const bank: Method = {
  id: 2,
  sysname: 'bank',
  opensWindow: false,
  presets: { USD: [50, 100, 500], EUR: [50, 100, 500], BRL: [250, 500, 2500] },
  deposit: {
    terms: { USD: terms(20, 20_000), EUR: terms(20, 20_000), BRL: terms(100, 100_000) },
    fields: [asks('bank', 'bank')],
  },
  withdrawal: {
    terms: {
      USD: terms(50, 20_000, toTheCent),
      EUR: terms(50, 20_000, toTheCent),
      BRL: terms(250, 100_000, toTheCent),
    },
    fields: [asks('iban', 'iban'), asks('name', 'name')],
  },
};
