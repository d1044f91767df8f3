// What a player can hold against us: the seeds their rounds are made from, and all that went into a round.
import * as z from 'zod/mini';
import { get, post } from './define.ts';
import { Seeds } from './play.ts';
import { Cents, CurrencyCode } from './wire.ts';

/** As it goes into a line of text with other things: letters, digits, dash and underscore. */
export const clientSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

const Revealed = z.object({
  commit: z.string(),
  server_seed: z.string(),
  client_seed: z.string(),
  rounds: z.int(),
});

export const fairness = {
  /** Null before the first game is opened for money: there is nothing to check yet. */
  getSeeds: get('fairness.getSeeds', {
    who: 'player',
    input: z.object({}),
    output: z.object({ seeds: z.nullable(Seeds), revealed: z.array(Revealed) }),
    shows: ['seeds'],
  }),

  /** Reveals the seed in use; the one whose hash was told as the next takes its place. */
  rotate: post('fairness.rotate', {
    who: 'player',
    input: z.object({ client_seed: z.optional(clientSeed) }),
    output: z.object({ seeds: Seeds, revealed: Revealed }),
    takesKey: true,
    refuses: ['RoundOpen', 'InvalidRequest'],
    changes: ['seeds'],
  }),

  /** One of the asker's own rounds, with everything it was computed from. */
  getRound: get('fairness.getRound', {
    who: 'player',
    input: z.object({ round: z.string().check(z.maxLength(40)) }),
    output: z.object({
      id: z.string(),
      game: z.string(),
      definition: z.string(),
      bet: z.looseObject({ stake: z.int() }),
      decisions: z.array(z.looseObject({ name: z.string() })),
      currency: CurrencyCode,
      staked: Cents,
      paid: Cents,
      state: z.enum(['open', 'over', 'void']),
      nonce: z.int(),
      commit: z.string(),
      client_seed: z.string(),
      /** Null until it is revealed. */
      server_seed: z.nullable(z.string()),
      /** Of a round at a shared table: the hash that its chain of seeds ends in, told before the first of them. */
      anchor: z.nullable(z.string()),
      at: z.string(),
    }),
    refuses: ['RoundNotFound'],
    shows: ['seeds'],
  }),
};
