// A player under another name at each studio, so that two of them cannot compare whom they know.
import { createHmac } from 'node:crypto';
import type { Context, Player } from '../calls/context.ts';

const CHARACTERS = 24;

export const pseudonymOf = (
  { secret }: Pick<Context, 'secret'>,
  studio: string,
  { id }: Pick<Player, 'id'>,
): string =>
  createHmac('sha256', secret).update(`player ${id} at ${studio}`).digest('hex').slice(0, CHARACTERS);
