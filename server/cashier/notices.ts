// What a gateway tells us unasked. It counts once, and only as a reason to ask the gateway itself: order and wording of
// notices credit nothing. One that speaks of another amount than was ordered puts its deposit before a person.
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from '../calls/context.ts';
import type { Gateway, Notice, Truth } from './gateways/gateway.ts';
import type { NoticeOutcome } from './notice-batch.ts';

export interface RawNotice {
  gateway: string;
  raw: Buffer;
  headers: IncomingHttpHeaders;
  /** By the world's clock: whoever signs knows nothing of the sandbox's. */
  heardAt: Date;
}

/** Throws `Unsigned` for what does not come from the gateway, and `GatewayFailed` when it cannot be asked back. */
export async function hearNotice(
  { gateway: name, raw, headers, heardAt }: RawNotice,
  { rooms: { cashier }, now }: Pick<Context, 'rooms' | 'now'>,
): Promise<NoticeOutcome | 'no such gateway'> {
  const gateway = cashier.gateways.named(name);
  if (gateway === undefined) return 'no such gateway';
  const notice = await gateway.readNotice(raw, headers, heardAt);
  if (notice === null) return 'nothing of ours';
  const truth = await readTruth(gateway, notice);
  return cashier.notices.take({ notice, gateway: gateway.name, truth, now });
}

const readTruth = ({ readPayment, payouts }: Gateway, notice: Notice): Promise<Truth> =>
  notice.type === 'withdrawal' && payouts?.areByHand === false
    ? payouts.readPayout(notice)
    : readPayment(notice);
