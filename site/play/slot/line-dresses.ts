// Looks of slots that are won by lines, of slots with three reels, and of slots whose coins hold.
import { brass, dress, gold, royals, rust, silver, usual, warmGems } from './slot-look.ts';

const coin = { C: 'coin-crown' };

export const lineDresses = {
  'brass-lantern': dress(
    { W: 'wild', H1: 'brass-lantern', H2: 'map', H3: 'ring', ...royals, S: 'scatter' },
    ['#0a1446', '#1f3a8f', '#ffd98a'],
    brass,
  ),
  'midnight-paddock': dress(
    { W: 'wild', H1: 'horseshoe', H2: 'trophy', H3: 'horse', ...royals, S: 'scatter' },
    ['#0a1030', '#2a3f80', '#e0c88a'],
    brass,
  ),
  'copper-canyon': dress(
    { H1: 'eagle', H2: 'scorpion', H3: 'cactus', H4: 'horseshoe', ...royals, ...usual },
    ['#3a1406', '#a8501a', '#8fe8d8'],
    rust,
  ),
  'rose-and-rapier': dress(
    { W: 'rose', H1: 'swords', H2: 'medal-mask', H3: 'ring', H4: 'castle', ...royals, S: 'scatter' },
    ['#24040c', '#7a0f2a', '#f0dcb8'],
    silver,
  ),
  'last-stagecoach': dress(
    { H1: 'moneybag', H2: 'horse', H3: 'horseshoe', H4: 'cactus', ...royals, ...usual },
    ['#3a1a0a', '#a8501a', '#f0d8a0'],
    brass,
  ),
  'sakura-evening': dress(
    {
      W: 'sakura',
      H1: 'medal-dragon',
      H2: 'lantern',
      H3: 'butterfly',
      H4: 'ring',
      ...warmGems,
      S: 'scatter',
    },
    ['#2a1446', '#8f3a7a', '#ffd0e0'],
    silver,
  ),
  'harbour-lights': dress(
    {
      ...{ H1: 'whale', H2: 'bell', H3: 'dolphin', H4: 'crab', W: 'wild', S: 'brass-lantern' },
      ...{ L1: 'royal-a', L2: 'royal-k', L3: 'royal-q' },
    },
    ['#062a4a', '#1f6b9b', '#ffe9a0'],
    brass,
  ),
  'owls-vigil': dress(
    { H1: 'owl', H2: 'medal-fox', H3: 'mushroom', H4: 'frog', ...royals, ...usual, M: 'closed-eyes' },
    ['#0a1a2e', '#2f5a6b', '#dcf09a'],
    brass,
  ),
  'northern-vault': dress(
    {
      ...{ H1: 'gem-sapphire', H2: 'gem-diamond', H3: 'bell', S: 'scatter' },
      ...{ L1: 'gem-emerald', L2: 'gem-ruby', L3: 'gem-amethyst', L4: 'gem-topaz' },
    },
    ['#0a1f4a', '#2d6bd0', '#dff0ff'],
    silver,
  ),
  'encore-avenue': dress(
    { W: 'wild', H1: 'guitar', H2: 'star', H3: 'tophat', ...royals, S: 'scatter' },
    ['#1a0a3a', '#5a1a9b', '#ffd27a'],
    gold,
  ),
  'bar-none': dress(
    {
      ...{ W: 'wild', S: 'lucky7', T: 'bar3', D: 'bar2', B: 'bar1', E: 'bell' },
      ...{ C: 'cherry', P: 'plum', O: 'orange' },
    },
    ['#1a1a22', '#4a4a58', '#ff8f8f'],
    silver,
  ),
  'five-carat': dress(
    {
      ...{ W: 'carat-2', V: 'carat-3', U: 'carat-5', H1: 'gem-ruby', H2: 'gem-sapphire', H3: 'gem-emerald' },
      ...{ S: 'lucky7', B: 'bar3', E: 'bell', L1: 'gem-topaz' },
    },
    ['#0a1a3a', '#2f5aa8', '#ffc0e0'],
    silver,
  ),
  'bell-captain': dress(
    { W: 'crown-gold', S: 'lucky7', B: 'bar3', G: 'grapes', P: 'plum', L: 'lemon', E: 'bell' },
    ['#3a0808', '#9b2018', '#ffe9a0'],
    gold,
  ),
  'golden-acre': dress(
    { W: 'clover', H1: 'horseshoe', H2: 'bee', H3: 'horse', ...royals, ...coin },
    ['#3a300a', '#8f7a1a', '#f4f0a0'],
    gold,
  ),
  'smugglers-count': dress(
    { W: 'wild', H1: 'moneybag', H2: 'map', H3: 'brass-lantern', H4: 'swords', ...royals, ...coin },
    ['#06182a', '#2f6b5a', '#f0cc90'],
    brass,
  ),
  'temple-tally': dress(
    { W: 'wild', H1: 'medal-sphinx', H2: 'medal-scarab', H3: 'snake', H4: 'ring', ...warmGems, ...coin },
    ['#2a1a06', '#8f6b1f', '#9adcf0'],
    gold,
  ),
};
