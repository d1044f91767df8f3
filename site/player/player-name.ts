import type { AccountInfo } from '#contract/account/account.ts';

/** What a player is called on their own screen: the nickname, or else what stands before the @ of their login. */
export const playerName = ({ fakename, login }: Pick<AccountInfo, 'fakename' | 'login'>): string =>
  fakename || login.replace(/@.*$/, '');

/** Stands for a player where there is no room for the name. */
export const initialOf = (name: string): string => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase();
