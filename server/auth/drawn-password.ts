// A password drawn by the house, for a form that asks for none (decision D61). Easy to copy by hand: no letters that
// look alike.
import { draw } from '../plumbing/chance.ts';

const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 14;

export const drawPassword = (): string =>
  Array.from({ length: LENGTH }, () => alphabet[draw(alphabet.length)]).join('');
