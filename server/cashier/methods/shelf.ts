// The methods there are, in the order they are shown.
import { bank } from './bank.ts';
import { card } from './card.ts';
import { crypto } from './crypto.ts';
import type { Method } from './method.ts';

export const methods: readonly Method[] = [card, bank, crypto];

export const findMethod = (sysname: string): Method | undefined =>
  methods.find((method) => method.sysname === sysname);
