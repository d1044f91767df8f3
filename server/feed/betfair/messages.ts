// What Betfair's exchange stream says, and what its catalogue answers, as far as we read them.
import * as z from 'zod/mini';

const Level = z.tuple([z.number(), z.number(), z.number()]);

const RunnerChange = z.object({
  id: z.int(),
  /** Best offers to back and to lay: level, price, amount. An amount of 0 takes the level away. */
  batb: z.optional(z.array(Level)),
  batl: z.optional(z.array(Level)),
});
export type RunnerChange = z.output<typeof RunnerChange>;

const Definition = z.object({
  status: z.enum(['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED']),
  inPlay: z.boolean(),
  marketTime: z.iso.datetime(),
});

const MarketChange = z.object({
  id: z.string(),
  img: z.optional(z.boolean()),
  marketDefinition: z.optional(Definition),
  rc: z.optional(z.array(RunnerChange)),
});
export type MarketChange = z.output<typeof MarketChange>;

export const StreamMessage = z.discriminatedUnion('op', [
  z.object({ op: z.literal('connection') }),
  z.object({
    op: z.literal('status'),
    id: z.optional(z.int()),
    statusCode: z.enum(['SUCCESS', 'FAILURE']),
    errorCode: z.optional(z.string()),
  }),
  z.object({
    op: z.literal('mcm'),
    clk: z.optional(z.string()),
    initialClk: z.optional(z.string()),
    ct: z.optional(z.string()),
    mc: z.optional(z.array(MarketChange)),
  }),
]);
export type StreamMessage = z.output<typeof StreamMessage>;

export const Catalogue = z.array(
  z.object({
    marketId: z.string().check(z.regex(/^[\d.]{1,40}$/)),
    competition: z.optional(z.object({ id: z.string(), name: z.string() })),
    event: z.object({ id: z.string(), name: z.string(), openDate: z.iso.datetime() }),
    runners: z.array(z.object({ selectionId: z.int(), runnerName: z.string(), sortPriority: z.int() })),
  }),
);
export type CatalogueMarket = z.output<typeof Catalogue>[number];
