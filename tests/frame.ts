// A game opened in its frame, for tests that play it through the server's real doors.
import type { Decision, Wish } from '#games/kinds/kind.ts';
import type { Player } from '#server/calls/context.ts';
import type { Headers, openDoorsIn } from './doors.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoorsIn>>, 'ask' | 'send' | 'signIn'>;

interface FrameWish {
  sysname: string;
  mode?: 'real' | 'demo';
  /** Null: a guest. */
  player: Pick<Player, 'id'> | null;
}

export type Frame = Awaited<ReturnType<typeof openFrame>>;

export async function openFrame(doors: Doors, { sysname, mode = 'real', player }: FrameWish) {
  const visitor: Headers = player === null ? {} : await doors.signIn(player);
  const opened = await doors.send('play.open', { sysname, mode }, visitor);
  const token: Headers = { authorization: `Bearer ${opened.result?.token}` };
  const keyed = (key?: string) => (key === undefined ? token : { ...token, 'idempotency-key': key });
  return {
    opened,
    visitor,
    token,
    init: () => doors.ask('play.init', {}, token),
    rounds: () => doors.ask('play.rounds', {}, token),
    start: (bet: Wish, key?: string, pack?: string) =>
      doors.send('play.start', { bet: JSON.stringify(bet), ...(pack !== undefined && { pack }) }, keyed(key)),
    decide: (round: { id: string; decisions: number }, decision: Decision, key?: string) =>
      doors.send(
        'play.decide',
        { round: round.id, decisions: String(round.decisions), decision: JSON.stringify(decision) },
        keyed(key),
      ),
  };
}
