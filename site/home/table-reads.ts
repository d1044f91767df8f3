// What the table room shows is asked for with the page, and drawn later.
import type { Input } from '#contract/define.ts';
import { games } from '#contract/games.ts';
import { needs } from '../routing/page.ts';

export const tables: Input<typeof games.get> = { tags: ['table'], count: 3 };

export const tableReads = [needs(games.get, tables)];
