// Something to show the dialogs of loyalty with.
import type { Character } from '#contract/loyalty/loyalty.ts';
import type { Quest } from '#contract/loyalty/quests.ts';
import type { Product } from '#contract/loyalty/shop.ts';
import { cents } from '#rules/money.ts';
import { momentIn } from '../start/clock.ts';

export const change = { price: 500, free_at: new Date(momentIn(20 * 86_400)).toISOString() };

export const ferro: Character = {
  ...{ id: 1, name: 'Ferro', role: 'The croupier', image: 'char_fox', tone: 'ember' },
  perk: { source: 'slots', percent: 10 },
};

export const mirabel: Character = {
  ...{ id: 4, name: 'Mirabel', role: 'The conjurer', image: 'char_bunny', tone: 'violet' },
  perk: { source: 'originals', percent: 10 },
};

export const quest: Quest = {
  ...{ sysname: 'cool-head', title: 'Cool head', image: 'rocket', state: 'completed', repeats: 'weekly' },
  steps: [
    {
      ...{ counts: 'rounds', where: 'originals', count: 6, done: 6 },
      ...{ min_stake: null, min_multiple: 200, is_distinct: false },
    },
  ],
  rewards: [{ kind: 'coins', coins: 180 }],
  opens_at: { level: null, quest: null, character: null },
  is_paused: false,
  ends_at: null,
};

export const product: Product = {
  ...{ id: 1, kind: 'freespins', image: 'lucky7', tone: 'ember', price: 480, level: 1, left: 240 },
  reward: {
    kind: 'freespins',
    game: { sysname: 'sevens-ablaze', name: 'Sevens Ablaze' },
    rounds: 20,
    stake: { amount: cents(20), currency: 'USD' },
    wins_to: 'main',
    days: 7,
  },
  limit: null,
  cooldown_days: null,
};
