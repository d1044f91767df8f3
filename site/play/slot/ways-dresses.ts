// Looks of slots by ways, of books and of boards that fall.
import { brass, dress, gold, royals, rust, usual, warmGems } from './slot-look.ts';

export const waysDresses = {
  'jade-tide': dress(
    {
      H1: 'medal-dragon',
      H2: 'turtle',
      H3: 'lantern',
      H4: 'ring',
      ...royals,
      W: 'gem-emerald',
      S: 'scatter',
    },
    ['#043d33', '#1fae8a', '#ffe9a0'],
    gold,
  ),
  'monsoon-trail': dress(
    {
      ...{ H1: 'jaguar', H2: 'parrot', H3: 'frog', H4: 'butterfly', ...royals },
      ...{ ...usual, M: 'crystalball' },
    },
    ['#0f3a2a', '#3fa07a', '#ffd27a'],
    brass,
  ),
  'clockwork-heist': dress(
    { H1: 'gem-diamond', H2: 'moneybag', H3: 'ring', H4: 'tophat', ...royals, ...usual },
    ['#2a1a0a', '#8f6a24', '#4fd8c8'],
    brass,
  ),
  'thorn-king': dress(
    { H1: 'crown-gold', H2: 'scorpion', H3: 'snake', H4: 'rose', ...warmGems, ...usual },
    ['#0f1f0a', '#4a7a1f', '#ff7a9b'],
    rust,
  ),
};
