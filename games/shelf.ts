// The games on offer, in the order the house would show them.

export interface ShelfGame {
  sysname: string;
  name: string;
  studio: string;
  type: 'casino' | 'slot' | 'live' | 'fast';
  tags: readonly string[];
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
});

/** All that our first studio makes is an Original, so that the category and the studio count alike. */
const original = (sysname: string, name: string, type: ShelfGame['type'], ...tags: string[]) =>
  game(sysname, name, 'marigold', type, 'originals', ...tags);

export const shelf: readonly ShelfGame[] = [
  original('rocket-run', 'Crash', 'fast'),
  original('mines', 'Mines', 'fast'),
  original('plinko', 'Pegfall', 'fast'),
  original('dice', 'Dice', 'fast'),
  original('wheel', 'Wheel', 'fast'),
  original('keno', 'Keno', 'fast'),
  original('hilo', 'Hi-Lo', 'fast'),
  original('limbo', 'Limbo', 'fast'),
  original('tower', 'Tower', 'fast'),
  original('coin-ladder', 'Coin Ladder', 'fast'),
  original('double', 'Double', 'fast'),
  original('scratch', 'Scratch', 'fast'),
  original('video-poker', 'Jacks Poker', 'fast'),
  original('roulette-royale', 'Roulette Royale', 'casino', 'table'),
  original('blackjack-21', 'Blackjack 21', 'casino', 'table'),
  original('baccarat-noir', 'Baccarat Noir', 'casino', 'table'),
  original('house-holdem', "House Hold'em", 'casino', 'table'),
  original('three-dice', 'Three Dice', 'casino', 'table'),
  original('brass-wheel', 'The Brass Wheel', 'live', 'table'),
  original('roulette-partage', 'Roulette Partage', 'casino', 'table'),
  original('blackjack-six', 'Blackjack Six', 'casino', 'table'),
  original('twos-poker', 'Twos Poker', 'casino', 'table'),
  original('sun-and-moon', 'Sun & Moon', 'casino', 'table'),
  original('card-duel', 'Card Duel', 'casino', 'table'),
  original('baccarat-salon', 'Baccarat Salon', 'live', 'table'),
  game('sands-of-horus', 'Sands of Horus', 'lumen-forge', 'slot', 'slots', 'adventure'),
  game('sevens-ablaze', 'Sevens Ablaze', 'lumen-forge', 'slot', 'slots', 'classic'),
  game('dragons-hoard', "Dragon's Hoard", 'hexwood', 'slot', 'slots', 'adventure'),
  game('wolfrise', 'Wolfrise', 'hexwood', 'slot', 'slots', 'myth'),
  game('glass-cascade', 'Glass Cascade', 'paper-tiger', 'slot', 'slots', 'fun'),
  game('olympus-storm', 'Olympus Storm', 'lumen-forge', 'slot', 'slots', 'myth'),
  game('pirates-haul', "Pirate's Haul", 'blue-anchor', 'slot', 'slots', 'adventure'),
  game('gem-forge', 'Gem Forge', 'lumen-forge', 'slot', 'slots', 'adventure'),
  game('fruit-royale', 'Fruit Royale', 'paper-tiger', 'slot', 'slots', 'fun'),
  game('clover-row', 'Clover Row', 'paper-tiger', 'slot', 'slots', 'nature'),
  game('gorgon-court', 'Gorgon Court', 'hexwood', 'slot', 'slots', 'myth'),
  game('samurai-oath', 'Samurai Oath', 'paper-tiger', 'slot', 'slots', 'asia'),
  game('tiger-seal', 'Tiger Seal', 'paper-tiger', 'slot', 'slots', 'asia'),
  game('sunstone-steps', 'Sunstone Steps', 'hexwood', 'slot', 'slots', 'nature'),
  game('vampire-waltz', 'Vampire Waltz', 'hexwood', 'slot', 'slots', 'dark'),
  game('witchs-brew', "Witch's Brew", 'hexwood', 'slot', 'slots', 'dark'),
  game('galaxy-spin', 'Galaxy Spin', 'lumen-forge', 'slot', 'slots', 'space'),
  game('shark-feast', 'Shark Feast', 'blue-anchor', 'slot', 'slots', 'sea'),
  game('trident-deep', 'Trident Deep', 'blue-anchor', 'slot', 'slots', 'sea'),
  game('silver-tapestry', 'Silver Tapestry', 'paper-tiger', 'slot', 'slots', 'fun'),
  game('regalia-five', 'Regalia Five', 'lumen-forge', 'slot', 'slots', 'classic'),
  game('fossil-walk', 'Fossil Walk', 'blue-anchor', 'slot', 'slots', 'myth'),
  game('vikings-ransom', "Viking's Ransom", 'hexwood', 'slot', 'slots', 'myth'),
  original('fox-trot', 'Fox Trot', 'slot', 'slots', 'classic'),
  original('pride-of-gold', 'Pride of Gold', 'slot', 'slots', 'adventure'),
  original('bamboo-court', 'Bamboo Court', 'slot', 'slots', 'asia'),
  original('conjurers-hand', "Conjurer's Hand", 'slot', 'slots', 'classic'),
  original('circuit-yard', 'Circuit Yard', 'slot', 'slots', 'fun'),
  game('genies-wish', "Genie's Wish", 'lumen-forge', 'slot', 'slots', 'adventure'),
  game('silverback-gold', 'Silverback Gold', 'blue-anchor', 'slot', 'slots', 'nature'),
  game('spartan-fury', 'Spartan Fury', 'hexwood', 'slot', 'slots', 'myth'),
  game('mardi-mask', 'Mardi Mask', 'paper-tiger', 'slot', 'slots', 'fun'),
  game('chili-fiesta', 'Chili Fiesta', 'paper-tiger', 'slot', 'slots', 'adventure'),
  game('icefall', 'Icefall', 'blue-anchor', 'slot', 'slots', 'nature'),
  game('red-corral', 'Red Corral', 'hexwood', 'slot', 'slots', 'adventure'),
  game('ghost-manor', 'Ghost Manor', 'hexwood', 'slot', 'slots', 'dark'),
  game('nine-bells', 'Nine Bells', 'lumen-forge', 'slot', 'slots', 'classic'),
  game('ufo-heist', 'UFO Heist', 'lumen-forge', 'slot', 'slots', 'space'),
  game('full-creel', 'Full Creel', 'blue-anchor', 'slot', 'slots', 'sea'),
  game('griffin-hall', 'Griffin Hall', 'lumen-forge', 'slot', 'slots', 'classic'),
  game('brass-lantern', 'Brass Lantern', 'lumen-forge', 'slot', 'slots', 'adventure'),
  game('midnight-paddock', 'Midnight Paddock', 'paper-tiger', 'slot', 'slots', 'adventure'),
  game('copper-canyon', 'Copper Canyon', 'hexwood', 'slot', 'slots', 'adventure'),
  game('last-stagecoach', 'Last Stagecoach', 'hexwood', 'slot', 'slots', 'adventure'),
  game('sakura-evening', 'Sakura Evening', 'paper-tiger', 'slot', 'slots', 'asia'),
  game('harbour-lights', 'Harbour Lights', 'blue-anchor', 'slot', 'slots', 'sea'),
  game('northern-vault', 'Northern Vault', 'lumen-forge', 'slot', 'slots', 'classic'),
  game('encore-avenue', 'Encore Avenue', 'paper-tiger', 'slot', 'slots', 'fun'),
  game('bar-none', 'Bar None', 'lumen-forge', 'slot', 'slots', 'classic'),
  game('five-carat', 'Five Carat', 'lumen-forge', 'slot', 'slots', 'classic'),
  game('scarab-gold', 'Scarab Gold', 'lumen-forge', 'slot', 'slots', 'adventure'),
  game('skull-cove', 'Skull Cove', 'blue-anchor', 'slot', 'slots', 'adventure'),
  game('triple-sevens', 'Triple Sevens', 'lumen-forge', 'slot', 'slots', 'classic'),
];
