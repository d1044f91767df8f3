// One lane of the hash pool: a thread that does nothing but hash, at a lower priority than everything else, so that
// whoever is being answered comes before whoever signs in.
import { parentPort } from 'node:worker_threads';
import { type Algorithm, hashSync, type Options, verifySync } from '@node-rs/argon2';
import { giveWay } from '../plumbing/give-way.ts';

export interface HashOrder {
  password: string;
  /** What it is held against; null: hash it. */
  against: string | null;
  pepper: Buffer | null;
}

/** What OWASP asks for at least: 19 MiB, twice over, one lane. */
const cost: Options = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

giveWay();

parentPort!.on('message', ({ password, against, pepper }: HashOrder) => {
  const options = pepper === null ? cost : { ...cost, secret: Buffer.from(pepper) };
  parentPort!.postMessage(
    against === null ? hashSync(password, options) : verifySync(against, password, options),
  );
});
