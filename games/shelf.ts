// The games on offer, in the order the house would show them. A game that is announced but cannot be played yet
// stands here as closed, and every screen says so.

export interface ShelfGame {
  sysname: string;
  name: string;
  studio: string;
  type: 'casino' | 'slot' | 'live' | 'fast';
  tags: readonly string[];
  isOpen: boolean;
}

const game = (
  sysname: string,
  name: string,
  studio: string,
  type: ShelfGame['type'],
  ...tags: string[]
): ShelfGame => ({
  sysname,
  name,
  studio,
  type,
  tags,
  isOpen: false,
});

export const shelf: readonly ShelfGame[] = [
  game('rocket-run', 'Crash', 'marigold', 'fast', 'originals'),
  game('mines', 'Mines', 'marigold', 'fast', 'originals'),
  game('plinko', 'Plinko', 'marigold', 'fast', 'originals'),
  game('dice', 'Dice', 'marigold', 'fast', 'originals'),
  game('wheel', 'Wheel', 'marigold', 'fast', 'originals'),
  game('keno', 'Keno', 'marigold', 'fast', 'originals'),
  game('hilo', 'Hi-Lo', 'marigold', 'fast', 'originals'),
  game('video-poker', 'Jacks Poker', 'marigold', 'fast', 'originals'),
  game('roulette-royale', 'Roulette Royale', 'marigold', 'casino', 'table'),
  game('blackjack-21', 'Blackjack 21', 'marigold', 'casino', 'table'),
  game('baccarat-noir', 'Baccarat Noir', 'marigold', 'casino', 'table'),
  game('sands-of-horus', 'Sands of Horus', 'lumen-forge', 'slot', 'slots', 'adventure'),
  game('sevens-ablaze', 'Sevens Ablaze', 'lumen-forge', 'slot', 'slots', 'classic'),
  game('dragons-hoard', "Dragon's Hoard", 'hexwood', 'slot', 'slots', 'adventure'),
  game('wolf-moon', 'Wolf Moon', 'hexwood', 'slot', 'slots', 'myth'),
  game('candy-cascade', 'Candy Cascade', 'paper-tiger', 'slot', 'slots', 'fun'),
  game('olympus-storm', 'Olympus Storm', 'lumen-forge', 'slot', 'slots', 'myth'),
  game('pirates-haul', "Pirate's Haul", 'blue-anchor', 'slot', 'slots', 'adventure'),
  game('gem-forge', 'Gem Forge', 'lumen-forge', 'slot', 'slots', 'adventure'),
  game('fruit-royale', 'Fruit Royale', 'paper-tiger', 'slot', 'slots', 'fun'),
  game('lucky-clover', 'Lucky Clover', 'paper-tiger', 'slot', 'slots', 'nature'),
  game('medusas-gaze', "Medusa's Gaze", 'hexwood', 'slot', 'slots', 'myth'),
  game('samurai-oath', 'Samurai Oath', 'paper-tiger', 'slot', 'slots', 'asia'),
  game('tiger-fortune', 'Tiger Fortune', 'paper-tiger', 'slot', 'slots', 'asia'),
  game('aztec-sun', 'Aztec Sun', 'hexwood', 'slot', 'slots', 'nature'),
  game('vampire-waltz', 'Vampire Waltz', 'hexwood', 'slot', 'slots', 'dark'),
  game('witchs-brew', "Witch's Brew", 'hexwood', 'slot', 'slots', 'dark'),
  game('galaxy-spin', 'Galaxy Spin', 'lumen-forge', 'slot', 'slots', 'space'),
  game('shark-tank', 'Shark Feast', 'blue-anchor', 'slot', 'slots', 'sea'),
  game('trident-deep', 'Trident Deep', 'blue-anchor', 'slot', 'slots', 'sea'),
  game('unicorn-dreams', 'Unicorn Dreams', 'paper-tiger', 'slot', 'slots', 'fun'),
  game('crown-jewels', 'Crown Jewels', 'lumen-forge', 'slot', 'slots', 'classic'),
  game('t-rex-rampage', 'T-Rex Rampage', 'blue-anchor', 'slot', 'slots', 'myth'),
  game('vikings-ransom', "Viking's Ransom", 'hexwood', 'slot', 'slots', 'myth'),
  game('fox-trot', 'Fox Trot', 'marigold', 'slot', 'slots', 'classic'),
  game('pride-of-gold', 'Pride of Gold', 'marigold', 'slot', 'slots', 'adventure'),
  game('panda-dojo', 'Panda Dojo', 'marigold', 'slot', 'slots', 'asia'),
  game('abra-cabunny', 'Abra Cabunny', 'marigold', 'slot', 'slots', 'classic'),
  game('bot-bonanza', 'Bot Bonanza', 'marigold', 'slot', 'slots', 'fun'),
  game('genies-wish', "Genie's Wish", 'lumen-forge', 'slot', 'slots', 'adventure'),
  game('kong-gold', 'Kong Gold', 'blue-anchor', 'slot', 'slots', 'nature'),
  game('spartan-fury', 'Spartan Fury', 'hexwood', 'slot', 'slots', 'myth'),
  game('mardi-mask', 'Mardi Mask', 'paper-tiger', 'slot', 'slots', 'fun'),
  game('chili-fiesta', 'Chili Fiesta', 'paper-tiger', 'slot', 'slots', 'adventure'),
  game('frost-hop', 'Frost Hop', 'blue-anchor', 'slot', 'slots', 'nature'),
  game('bull-rush', 'Bull Rush', 'hexwood', 'slot', 'slots', 'adventure'),
  game('ghost-manor', 'Ghost Manor', 'hexwood', 'slot', 'slots', 'dark'),
  game('golden-bells', 'Golden Bells', 'lumen-forge', 'slot', 'slots', 'classic'),
  game('ufo-heist', 'UFO Heist', 'lumen-forge', 'slot', 'slots', 'space'),
  game('reel-catch', 'Reel Catch', 'blue-anchor', 'slot', 'slots', 'sea'),
  game('griffin-throne', 'Griffin Throne', 'lumen-forge', 'slot', 'slots', 'classic'),
  game('scarab-gold', 'Scarab Gold', 'lumen-forge', 'slot', 'slots', 'adventure'),
  game('skull-cove', 'Skull Cove', 'blue-anchor', 'slot', 'slots', 'adventure'),
  game('triple-sevens', 'Triple Sevens', 'lumen-forge', 'slot', 'slots', 'classic'),
];
