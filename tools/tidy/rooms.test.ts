import { expect, test } from 'vitest';
import { roomFaults } from './rooms.ts';
import { parseSource } from './sources.ts';

const faults = (path: string, text: string) => roomFaults(parseSource({ path, text }));

test.for([
  ['server/cashier/deposits.ts', `import { account } from '../account/profile.ts';`],
  ['server/account/profile.ts', `import type { Doors } from '../http/app.ts';`],
  ['server/auth/entry.ts', `import { holds } from '../cashier/holds.ts';`],
  ['server/cashier/deposits.ts', `import { handlers } from '../handlers.ts';`],
  ['server/cellar/wine.ts', `import { log } from '../plumbing/log.ts';`],
] as const)('%s may not say: %s', ([path, text]) => expect(faults(path, text)).toHaveLength(1));

test.for([
  ['server/account/profile.ts', `import { deposit } from '../cashier/deposits.ts';`],
  [
    'server/cashier/gateways/stripe.ts',
    `import { log } from '../../plumbing/log.ts'; import './gateway.ts';`,
  ],
  ['server/open-server.ts', `import { app } from './http/app.ts';`],
  ['server/commands/audit.ts', `import { open } from '../open-database.ts';`],
  ['server/cashier/deposits.test.ts', `import { profile } from '../account/profile.ts';`],
  ['server/cashier/deposits.ts', `import { usd } from '#rules/money.ts';`],
  ['site/routes.ts', `import { page } from './routing/page.ts';`],
] as const)('%s may say: %s', ([path, text]) => expect(faults(path, text)).toEqual([]));
