// The quests and the shop that the house is shipped with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitions } from '#games/definitions/all.ts';
import type { PricedProduct, PricedQuest } from './loyalty-cost.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../content/cms/${name}.json`), 'utf8'));

export const shippedQuests = (): PricedQuest[] => read('loyalty-quests');
export const shippedProducts = (): PricedProduct[] => read('loyalty-products');

/** Of all games, in cents. */
export const LEAST_STAKE = Math.min(
  ...definitions.map(({ stakes }) => ('ladder' in stakes ? stakes.ladder[0]! : stakes.min)),
);
