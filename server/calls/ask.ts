// Asking the product, from outside or from a page being rendered: the switches first, then the answer, and a count of
// how it went.
import type { Call, Input, Output } from '#contract/define.ts';
import { isRefusal } from '#contract/refusals.ts';
import { answer, answerWire, type Said } from './answer.ts';
import { type Caller, contextOf, type Product } from './product.ts';

/** In domain terms, for server rendering. */
export const ask = <C extends Call>(
  product: Product,
  call: C,
  input: Input<C>,
  asking: Caller,
): Promise<Output<C>> =>
  counted(product, call, () => answer(product.handlers, call, input, contextOf(product, asking)));

/** In wire terms, for HTTP. */
export const askWire = (product: Product, call: Call, read: () => Said, asking: Caller): Promise<unknown> =>
  counted(product, call, () => answerWire(product.handlers, call, read, contextOf(product, asking)));

async function counted<T>(
  { switches, metrics, trace }: Product,
  call: Call,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await trace.span(call.name, () => {
      switches.requireOpen(call);
      return work();
    });
    metrics.calls.inc({ call: call.name, outcome: 'done' });
    return result;
  } catch (error) {
    metrics.calls.inc({ call: call.name, outcome: isRefusal(error) ? error.reason : 'bug' });
    throw error;
  }
}
