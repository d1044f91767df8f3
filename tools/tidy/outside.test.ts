import { expect, test } from 'vitest';
import { fetchFaults } from './outside.ts';
import { parseSource } from './sources.ts';

const faults = (path: string, text: string) => fetchFaults(parseSource({ path, text }));

test.for([
  ['site/home/hero.tsx', `const answer = await fetch('/api/games.get');`],
  ['site/home/hero.tsx', `navigator.sendBeacon('/seen', '');`],
  ['server/cashier/deposits.ts', `fetch(gateway.url).then((answer) => answer.json());`],
  ['server/games/handlers.ts', `const line = new WebSocket(url);`],
] as const)('%s may not say: %s', ([path, text]) => expect(faults(path, text)).toHaveLength(1));

test.for([
  ['site/asking/ask.ts', `const answer = await fetch(url);`],
  ['site/home/hero.tsx', `// fetch(url) would go past the cache\nrouter.fetch(page); prefetch(page);`],
  ['server/cashier/deposits.test.ts', `await fetch(origin);`],
] as const)('%s may say: %s', ([path, text]) => expect(faults(path, text)).toEqual([]));
