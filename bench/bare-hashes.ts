// The limit of sign-ins: nothing but the hash, two at a time, in a process of its own.
import { verify } from '@node-rs/argon2';
import { answerParent } from './child.ts';

export interface Hashing {
  hash: string;
  password: string;
  seconds: number;
}

const LANES = 2;

answerParent(hashAlone);

async function hashAlone({ hash, password, seconds }: Hashing): Promise<{ perSecond: number }> {
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let done = 0;
  const lane = async () => {
    for (; performance.now() < endsAt; done += 1) await verify(hash, password);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { perSecond: (done / (performance.now() - startedAt)) * 1000 };
}
