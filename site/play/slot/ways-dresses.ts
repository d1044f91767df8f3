// Looks of slots by ways, of books and of boards that fall.
import { brass, dress, gold, royals, rust, silver, usual, warmGems } from './slot-look.ts';

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
    ['#03241e', '#0f5a4a', '#ffe9a0'],
    gold,
  ),
  'monsoon-trail': dress(
    {
      ...{ H1: 'medal-tiger', H2: 'jaguar', H3: 'parrot', H4: 'butterfly', ...royals },
      ...{ ...usual, M: 'crystalball' },
    },
    ['#0a281c', '#1f5a48', '#ffd27a'],
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
  'comet-line': dress(
    {
      ...{ H1: 'star', H2: 'planet', H3: 'rocket', H4: 'gem-diamond', W: 'wild' },
      ...{ L1: 'gem-sapphire', L2: 'gem-amethyst', L3: 'gem-emerald', L4: 'gem-topaz' },
    },
    ['#0a0433', '#4a3ad0', '#ff9be0'],
    silver,
  ),
  'jade-scroll': dress(
    { H1: 'medal-tiger', H2: 'medal-dragon', H3: 'lantern', H4: 'sakura', ...royals, B: 'gem-emerald' },
    ['#06281c', '#14503a', '#ffd27a'],
    gold,
  ),
  'chefs-folio': dress(
    { H1: 'sushi', H2: 'taco', H3: 'chili', H4: 'mushroom', ...warmGems, B: 'star' },
    ['#7a1a0a', '#b8702a', '#ffd98a'],
    brass,
  ),
  'two-lighthouses': dress(
    { H1: 'map', H2: 'whale', H3: 'dolphin', H4: 'crab', ...royals, W: 'bell', S: 'scatter' },
    ['#061a3a', '#2f6bb0', '#ffe9a0'],
    silver,
  ),
  'eagle-ridge': dress(
    { H1: 'eagle', H2: 'wolf', H3: 'horse', H4: 'jaguar', ...royals, ...usual, V: 'fire' },
    ['#2a3a6b', '#a8662a', '#f0e0c0'],
    brass,
  ),
  'silent-rooftops': dress(
    {
      ...{ H1: 'swords', H2: 'medal-tiger', H3: 'lantern', H4: 'sakura', ...royals },
      ...{ W: 'medal-samurai', S: 'scatter' },
    },
    ['#0a0f2e', '#3a4a8f', '#ff5f5f'],
    silver,
  ),
  'opera-box': dress(
    { H1: 'rose', H2: 'ring', H3: 'tophat', H4: 'gem-ruby', ...royals, W: 'mask' },
    ['#1a0410', '#6b0f2a', '#e8c87a'],
    gold,
  ),
  'outlaws-due': dress(
    { H1: 'moneybag', H2: 'horse', H3: 'scorpion', H4: 'cactus', ...royals, W: 'horseshoe', S: 'scatter' },
    ['#2a140a', '#a8501a', '#e8d0a0'],
    rust,
  ),
  'grimoire-noir': dress(
    { H1: 'skull', H2: 'bat', H3: 'snake', H4: 'rose', ...royals, B: 'medal-skull' },
    ['#08080f', '#3a1a5a', '#ff6b8f'],
    silver,
  ),
  'orchard-row': dress(
    {
      ...{ H1: 'plum', H2: 'watermelon', H3: 'grapes', H4: 'orange', S: 'star' },
      ...{ L1: 'lemon', L2: 'cherry', L3: 'clover', L4: 'bell' },
    },
    ['#1f2a10', '#5a4a1a', '#ffd27a'],
    brass,
  ),
  stormglass: dress(
    { H1: 'crystalball', H2: 'bolt', H3: 'eagle', H4: 'gem-diamond', ...royals, ...usual },
    ['#0a1a33', '#3a6bb0', '#c9f0ff'],
    silver,
  ),
  'tidal-garden': dress(
    {
      ...{ H1: 'gem-diamond', H2: 'turtle', H3: 'crab', W: 'star', S: 'scatter' },
      ...{ L1: 'gem-sapphire', L2: 'gem-emerald', L3: 'gem-amethyst', L4: 'gem-topaz' },
    },
    ['#04303c', '#12606b', '#ffd0b0'],
    silver,
  ),
};
