// npm run studio-kit -- --url … --studio … --key … --game … --player …: plays every case of the kit against a house, and
// says of each whether it holds. The player is one of the house's sandbox and needs a few hundred to stake.
import { parseArgs } from 'node:util';
import { runKit } from '../studio-kit/run-kit.ts';
import { signInAt } from '../studio-kit/sandbox-player.ts';

const names = ['url', 'studio', 'key', 'game', 'player'] as const;
const { values } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const missing = names.filter((name) => !values[name]);

if (missing.length > 0) {
  console.error(`Say --${missing.join(', --')}: see docs/studio-protocol.md.`);
  process.exitCode = 1;
} else {
  const { url, studio, key, game, player } = values as Record<(typeof names)[number], string>;
  const launch = await signInAt({ url, player, game });
  const terms = { url, studio, game, launch, key: Buffer.from(key, 'base64') };
  let faults = 0;
  for await (const { name, fault } of runKit(terms)) {
    console.log(fault === null ? `✓ ${name}` : `✗ ${name}: ${fault}`);
    if (fault !== null) faults += 1;
  }
  console.log(faults === 0 ? 'All cases hold.' : `${faults} cases do not hold.`);
  process.exitCode = faults === 0 ? 0 : 1;
}
