// Outside studios whose games are on offer: what a player sees of them, and where their games are opened. The keys by which
// they sign are secrets, and set apart (studio-keys.ts).
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type Env, WrongSetting } from './setting.ts';

const name = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
const said = z.string().check(z.minLength(1), z.maxLength(60));

const Studios = z.array(
  z.object({
    ...{ sysname: name, name: said, mark: z.string(), colour: z.string() },
    /** Where games are opened: the game's name is put behind it. */
    launchUrl: z.url(),
    /** An aggregator that stands between the studio and us. */
    via: z.optional(z.literal('hub88')),
    games: z.array(
      z.object({
        ...{ sysname: name, name: said, tags: z.array(name), image: z.string() },
        type: z.enum(['casino', 'slot', 'live', 'fast']),
        /** The aggregator's name for it; otherwise it has ours. */
        code: z.optional(z.string()),
      }),
    ),
  }),
);

export type StudioSettings = z.output<typeof Studios>[number];

/** A file of JSON; none: only our own games are on offer. */
export function readStudios(env: Env): readonly StudioSettings[] {
  const file = env['STUDIOS_FILE'];
  if (!file) return [];
  try {
    return z.parse(Studios, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new WrongSetting(`STUDIOS_FILE: ${file} is not a list of studios: ${(error as Error).message}`);
  }
}
