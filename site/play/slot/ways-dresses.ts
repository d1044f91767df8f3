// Looks of slots by ways, of books and of boards that fall.
import { brass, dress, gold, royals, usual } from './slot-look.ts';

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
};
