// What a content user is given on coming in, and what they are told of themselves.
import type { Context } from '../calls/context.ts';
import type { ContentUser } from './content-users.ts';
import { writeToken } from './tokens.ts';

export type Asking = Pick<Context, 'db' | 'config' | 'content' | 'locale' | 'now' | 'secret'> & {
  /** The site's own address. */
  origin: string;
};

export interface Entered {
  jwt: string;
  user: object;
}

export const userView = (user: ContentUser) => ({
  id: user.id,
  username: user.username,
  email: user.email,
  provider: user.provider,
  confirmed: user.is_confirmed,
  blocked: user.is_blocked,
  createdAt: user.created_at.toISOString(),
  updatedAt: user.updated_at.toISOString(),
});

export const entered = (user: ContentUser, { secret, now }: Asking): Entered => ({
  jwt: writeToken(user, secret, now),
  user: userView(user),
});
