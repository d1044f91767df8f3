// Games that had another name once. Their old addresses lead to the new ones, and what players kept under an old name,
// favourites and rounds, is still theirs.
const renamed: ReadonlyMap<string, string> = new Map([
  ['abra-cabunny', 'conjurers-hand'],
  ['aztec-sun', 'sunstone-steps'],
  ['bot-bonanza', 'circuit-yard'],
  ['bull-rush', 'red-corral'],
  ['candy-cascade', 'glass-cascade'],
  ['crown-jewels', 'regalia-five'],
  ['frost-hop', 'icefall'],
  ['golden-bells', 'nine-bells'],
  ['griffin-throne', 'griffin-hall'],
  ['kong-gold', 'silverback-gold'],
  ['lucky-clover', 'clover-row'],
  ['medusas-gaze', 'gorgon-court'],
  ['panda-dojo', 'bamboo-court'],
  ['reel-catch', 'full-creel'],
  ['shark-tank', 'shark-feast'],
  ['t-rex-rampage', 'fossil-walk'],
  ['tiger-fortune', 'tiger-seal'],
  ['unicorn-dreams', 'silver-tapestry'],
  ['wolf-moon', 'wolfrise'],
]);

/** What a game of that name is called now. */
export const nameNow = (sysname: string): string => renamed.get(sysname) ?? sysname;

/** What it is called now, and all that it was called before. */
export const namesEver = (sysname: string): string[] => [
  sysname,
  ...[...renamed].filter(([, now]) => now === sysname).map(([before]) => before),
];

export const formerNames: readonly string[] = [...renamed.keys()];
