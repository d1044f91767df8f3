// Looks that follow from pictures, three colours and a metal.
import { brass, dress, gold, royals, rust, silver, usual, warmGems } from './slot-look.ts';

export const slotDresses = {
  'sands-of-horus': dress(
    { H1: 'medal-horus', H2: 'medal-anubis', H3: 'medal-sphinx', H4: 'snake', ...royals, ...usual },
    ['#2a1466', '#c2471a', '#ffb33d'],
    gold,
  ),
  'sevens-ablaze': dress(
    {
      ...{ 7: 'lucky7', B: 'bar3', E: 'bell', M: 'watermelon' },
      ...{ G: 'grapes', P: 'plum', O: 'orange', C: 'cherry' },
    },
    ['#3a0208', '#b30a1f', '#ffb13d'],
    gold,
  ),
  'pirates-haul': dress(
    { H1: 'chest', H2: 'parrot', H3: 'map', H4: 'swords', ...royals, W: 'skull', C: 'coin-crown' },
    ['#08122e', '#0f4a80', '#ffd98a'],
    brass,
  ),
  'clover-row': dress(
    { W: 'clover', H1: 'horseshoe', H2: 'coins-pile', H3: 'coin-crown', ...royals, B: 'moneybag' },
    ['#0f4a2e', '#1fae5a', '#f0ffb0'],
    gold,
  ),
  'gorgon-court': dress(
    { H1: 'medal-medusa', H2: 'snake', H3: 'swords', H4: 'crown-gold', ...warmGems, ...usual },
    ['#032e24', '#0f8a66', '#8fffd0'],
    silver,
  ),
  'samurai-oath': dress(
    { H1: 'medal-samurai', H2: 'swords', H3: 'sakura', H4: 'lantern', ...royals, ...usual },
    ['#1f0408', '#8f0f1a', '#ff7a3d'],
    brass,
  ),
  'tiger-seal': dress(
    { H1: 'tiger', H2: 'lantern', H3: 'coin-crown', H4: 'ring', ...royals, ...usual, M: 'gift' },
    ['#6b0410', '#d3121f', '#ffc53d'],
    gold,
  ),
  'sunstone-steps': dress(
    { H1: 'medal-aztec', H2: 'jaguar', H3: 'snake', H4: 'parrot', ...warmGems, ...usual },
    ['#0f6b4a', '#12995a', '#ffe07a'],
    gold,
  ),
  'shark-feast': dress(
    { H1: 'shark', H2: 'octopus', H3: 'crab', H4: 'turtle', ...royals, ...usual },
    ['#06426b', '#0a86d0', '#a8f4ff'],
    silver,
  ),
  'silver-tapestry': dress(
    { H1: 'medal-unicorn', H2: 'star', H3: 'rose', H4: 'gem-diamond', ...warmGems, W: 'wild' },
    ['#3a2a7a', '#a05fc0', '#fff0ff'],
    silver,
  ),
  'regalia-five': dress(
    {
      ...{ H1: 'crown-gold', H2: 'bell', H3: 'gem-diamond', W: 'wild', S: 'star' },
      ...{ L1: 'gem-ruby', L2: 'gem-emerald', L3: 'gem-sapphire', L4: 'gem-topaz' },
    },
    ['#1f0540', '#5a1bb0', '#b06bff'],
    gold,
  ),
  'fossil-walk': dress(
    { H1: 'fire', H2: 'gem-topaz', H3: 'turtle', H4: 'snake', ...royals, W: 'trex' },
    ['#2a0610', '#a0240a', '#ffb13d'],
    rust,
  ),
  'vikings-ransom': dress(
    { H1: 'medal-viking', H2: 'swords', H3: 'ring', H4: 'castle', ...royals, ...usual },
    ['#0a2a4a', '#1f6b8f', '#c9f4ff'],
    silver,
  ),
  'fox-trot': dress(
    { H1: 'medal-fox', H2: 'tophat', H3: 'rose', H4: 'chips-stack', ...royals, W: 'wild' },
    ['#24041f', '#8f0f4a', '#ffb13d'],
    gold,
  ),
  'pride-of-gold': dress(
    { H1: 'medal-lion', H2: 'lionf', H3: 'eagle', H4: 'crown-gold', ...royals, ...usual },
    ['#5a2a0a', '#c27a1a', '#ffe9a0'],
    gold,
  ),
  'bamboo-court': dress(
    { H1: 'medal-dragon', H2: 'lantern', H3: 'sakura', H4: 'swords', ...royals, W: 'wild' },
    ['#043d33', '#12a06b', '#ffe9a0'],
    brass,
  ),
  'conjurers-hand': dress(
    { H1: 'tophat', H2: 'cards-fan', H3: 'crystalball', H4: 'mask', ...royals, ...usual, M: 'gift' },
    ['#14042e', '#4a12a0', '#ff9be0'],
    silver,
  ),
  'genies-wish': dress(
    { H1: 'genie', H2: 'ring', H3: 'castle', H4: 'gem-sapphire', ...royals, ...usual },
    ['#120a4a', '#4a1ba0', '#ff9dd0'],
    gold,
  ),
  'silverback-gold': dress(
    { H1: 'gorilla', H2: 'monkey', H3: 'parrot', H4: 'jaguar', ...royals, ...usual },
    ['#1f3a14', '#3fa04a', '#fff0b0'],
    gold,
  ),
  'spartan-fury': dress(
    { H1: 'medal-spartan', H2: 'swords', H3: 'bow', H4: 'horse', ...warmGems, W: 'wild', V: 'fire' },
    ['#1f0608', '#7a1410', '#ff9d3d'],
    rust,
  ),
  'mardi-mask': dress(
    { H1: 'medal-mask', H2: 'mask', H3: 'guitar', H4: 'crown-gold', ...warmGems, ...usual, M: 'gift' },
    ['#4a0f8f', '#5a14a8', '#ffd27a'],
    gold,
  ),
  'chili-fiesta': dress(
    { H1: 'chili', H2: 'taco', H3: 'guitar', H4: 'cactus', ...royals, ...usual },
    ['#0a4a44', '#0f8a7e', '#ffe07a'],
    rust,
  ),
  'red-corral': dress(
    { H1: 'medal-bull', H2: 'horseshoe', H3: 'cowboy', H4: 'cactus', ...royals, W: 'wild', C: 'coin-crown' },
    ['#5a1440', '#b8401a', '#ffc53d'],
    rust,
  ),
  'ghost-manor': dress(
    { H1: 'castle', H2: 'owl', H3: 'bat', H4: 'crystalball', ...royals, ...usual },
    ['#041a33', '#0f4a66', '#7fffd8'],
    silver,
  ),
  'nine-bells': dress(
    {
      ...{ 7: 'lucky7', B: 'bar3', L: 'lemon', O: 'orange' },
      ...{ P: 'plum', G: 'grapes', C: 'cherry', E: 'bell' },
    },
    ['#2a0404', '#b3121f', '#ff8a3d'],
    gold,
  ),
  'ufo-heist': dress(
    { H1: 'ufo', H2: 'rocket', H3: 'cow', H4: 'moneybag', ...warmGems, ...usual },
    ['#04142e', '#0f3a6b', '#3dffc0'],
    silver,
  ),
  'full-creel': dress(
    { H1: 'shark', H2: 'octopus', H3: 'turtle', H4: 'crab', ...royals, W: 'wild', B: 'fishing' },
    ['#0a4a6b', '#22a8e0', '#e0ffff'],
    silver,
  ),
  'skull-cove': dress(
    { H1: 'chest', H2: 'parrot', H3: 'map', H4: 'skull', ...royals, B: 'medal-skull' },
    ['#03201f', '#0a5a52', '#b8ffd8'],
    brass,
  ),
  'glass-cascade': dress(
    {
      ...{ H1: 'star', H2: 'plum', H3: 'grapes', H4: 'watermelon', S: 'scatter' },
      ...{ L1: 'lemon', L2: 'orange', L3: 'cherry', L4: 'bell' },
    },
    ['#2a3a7a', '#b05fa0', '#fff0b0'],
    silver,
  ),
  icefall: dress(
    {
      ...{ H1: 'gem-diamond', H2: 'map', H3: 'lantern', H4: 'whale', ...usual },
      ...{ L1: 'gem-sapphire', L2: 'gem-amethyst', L3: 'gem-emerald', L4: 'gem-topaz' },
    },
    ['#0a2a5a', '#2d6bb0', '#e0f8ff'],
    silver,
  ),
  'fruit-royale': dress(
    {
      ...{ H1: 'watermelon', H2: 'cherry', H3: 'grapes', W: 'star' },
      ...{ L1: 'lemon', L2: 'orange', L3: 'plum' },
    },
    ['#5a3a0a', '#b8821a', '#fff4c0'],
    gold,
  ),
  'circuit-yard': dress(
    {
      ...{ H1: 'gem-diamond', H2: 'bolt', H3: 'star' },
      ...{ L1: 'gem-ruby', L2: 'gem-sapphire', L3: 'gem-emerald' },
    },
    ['#0a0433', '#5a0f9b', '#ff9d5f'],
    rust,
  ),
};
