// What a handler of the desk is given, and what it gives back. A read answers. A write first does what cannot wait inside
// a transaction, and then says what to change within it: the door writes the audit log in that same transaction, so that
// no room can forget it.

import type { Call, Input, Output } from '#contract/define.ts';
import type { deskCatalogue } from '#contract/desk/catalogue.ts';
import type { Context, StaffMember } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';

/** Of a call for staff: they are there. */
export type StaffContext = Context & { staff: StaffMember };

type ContextOf<C extends Pick<Call, 'who'>> = C['who'] extends object ? StaffContext : Context;

export interface Changed<T> {
  answer: T;
  /** What it was about, where no field of the call says so. */
  on?: string;
  /** As far as it changed; nothing secret, for the log is kept for ever. */
  before?: unknown;
  after?: unknown;
  /** Who did it, where nobody was signed in before. */
  by?: Pick<StaffMember, 'id' | 'name'>;
  /** From now on the browser is signed in by this secret, or, by null, not at all. */
  session?: string | null;
}

export type Change<T> = (tx: Tx) => Promise<Changed<T>>;

/** Leave a call out and it does not compile. */
export type DeskHandlersOf<Area extends Record<string, Call>> = {
  [Method in keyof Area]: Area[Method]['verb'] extends 'GET'
    ? (input: Input<Area[Method]>, ctx: ContextOf<Area[Method]>) => Promise<Output<Area[Method]>>
    : (
        input: Input<Area[Method]>,
        ctx: ContextOf<Area[Method]>,
      ) => Change<Output<Area[Method]>> | Promise<Change<Output<Area[Method]>>>;
};

export type DeskHandlers = {
  [Area in keyof typeof deskCatalogue]: DeskHandlersOf<(typeof deskCatalogue)[Area]>;
};
