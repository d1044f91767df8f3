import { expect, test } from 'vitest';
import { importFaults } from './imports.ts';
import { parseSource } from './sources.ts';

const faults = (path: string, text: string) => importFaults(parseSource({ path, text }));

test.for([
  ['rules/money.ts', `import { z } from 'zod';`],
  ['rules/money.ts', `import { readFileSync } from 'node:fs';`],
  ['rules/money.ts', `import { cashier } from '#contract/cashier/cashier.ts';`],
  ['contract/cashier/cashier.ts', `import { db } from '#server/database/db.ts';`],
  ['contract/cashier/cashier.ts', `import React from 'react';`],
  ['games/kinds/slot.ts', `import { account } from '#contract/account/account.ts';`],
  ['sports/bets/payout.ts', `import { slot } from '#games/kinds/slot.ts';`],
  ['sports/bets/payout.ts', `import { db } from '#server/database/db.ts';`],
  ['sports/bets/payout.ts', `import { sha256 } from '@noble/hashes/sha2';`],
  ['games/kinds/slot.ts', `import { payout } from '#sports/bets/payout.ts';`],
  ['games/kinds/slot.stage.tsx', `import { Button } from '#ui/button.tsx';`],
  ['server/database/db.ts', `import { read } from '#site/asking/reads.ts';`],
  ['server/http/pages/pages.ts', `import { read } from '#site/asking/reads.ts';`],
  ['server/database/db.ts', `import type { Visit } from '#site/start/visit.ts';`],
  ['server/database/db.ts', `import { createWorld } from '#tests/world.ts';`],
  ['server/cashier/deposits.ts', `import { account } from '../account/handlers.ts';`],
  ['server/cashier/deposits.ts', `import fastify from 'fastify';`],
  ['server/cashier/deposits.ts', `const { createServer } = await import('node:http');`],
  ['site/asking/reads.ts', `import { db } from '#server/database/db.ts';`],
  ['site/asking/reads.ts', `export { db } from '#server/database/db.ts';`],
  ['site/asking/reads.ts', `const { db } = await import('#server/database/db.ts');`],
  ['site/asking/reads.ts', `let db: import('#server/database/db.ts').Db;`],
  ['site/asking/reads.ts', `import { db } from '../server/db.ts';`],
  ['site/asking/reads.ts', `import { ask } from '#site/asking/ask.ts';`],
  ['site/cashier/amount.tsx', `import { Wheel } from '../loyalty/wheel.tsx';`],
  ['site/cashier/amount.tsx', `import { Header } from '../shell/header.tsx';`],
  ['site/home/home.page.tsx', `import Hall from '../gamehall/hall.page.tsx';`],
  ['ui/button.tsx', `import { read } from '#site/asking/reads.ts';`],
  ['ui/button.tsx', `import { games } from '#contract/games.ts';`],
  ['server/cashier/deposits.ts', `import { openBank } from '#sandbox/open-sandbox.ts';`],
  ['sandbox/bank/bank.ts', `import { read } from '#site/asking/reads.ts';`],
  ['site/asking/reads.ts', `import pg from 'pg';`],
  ['server/cashier/deposits.ts', `import { request } from 'undici';`],
  ['server/cashier/deposits.ts', `import { connect } from 'node:tls';`],
  ['server/cashier/deposits.ts', `import left from 'left-pad';`],
] as const)('%s may not say: %s', ([path, text]) => expect(faults(path, text)).toHaveLength(1));

test.for([
  ['rules/money.ts', `import { days } from './days.ts';`],
  ['rules/money.test.ts', `import { test } from 'vitest';`],
  ['contract/cashier/cashier.ts', `import * as z from 'zod/mini'; import { usd } from '#rules/money.ts';`],
  ['sports/football/match-path.ts', `import type { Rng } from '#games/rng/rng.ts';`],
  ['server/database/db.ts', `import { payout } from '#sports/bets/payout.ts';`],
  ['games/kinds/slot.stage.tsx', `import { useState } from 'react';`],
  [
    'server/http/pages/pages.ts',
    `import type { Visit } from '#site/start/visit.ts'; import fastify from 'fastify';`,
  ],
  ['server/handlers.ts', `import { account } from './account/handlers.ts';`],
  ['server/database/db.test.ts', `import { createWorld } from '#tests/world.ts';`],
  ['server/main.ts', `import { seed } from '#seeds/seed.ts'; import('#sandbox/open-sandbox.ts');`],
  ['ui/button.tsx', `import { usd } from '#rules/money.ts'; import { useState } from 'react';`],
  ['sandbox/bank/bank.ts', `import { log } from '#server/plumbing/log.ts'; import fastify from 'fastify';`],
  ['site/page-reads.server.ts', `import { answer } from '#server/calls/answer.ts';`],
  [
    'site/cashier/amount.tsx',
    `import { read } from '../asking/reads.ts'; import { Button } from '#ui/button.tsx';`,
  ],
  ['site/cashier/deposit.page.tsx', `import { Wheel } from '../loyalty/wheel.tsx';`],
  ['site/shell/header.tsx', `import { Wheel } from '../loyalty/wheel.tsx';`],
  [
    'tools/tidy.test.ts',
    `import { calls } from '#contract/catalogue.ts'; import { db } from '#server/database/db.ts';`,
  ],
] as const)('%s may say: %s', ([path, text]) => expect(faults(path, text)).toEqual([]));
