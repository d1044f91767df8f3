// One render of one page. What the site may know comes in with it: the visit, and a way to ask and to speak.
import type { ServerResponse } from 'node:http';
import type { Topic } from '#contract/topics.ts';
import type { Asker } from '#site/ask.ts';
import type { Visit } from '#site/visit.ts';
import { ask } from '../ask.ts';
import { drawNonce } from '../chance.ts';
import { findMessages } from '../content/locales.ts';
import type { Product } from '../product.ts';
import { FinishedPage } from './finished-page.ts';
import type { Making, Redirect } from './finished-pages.ts';
import type { PageAddress, ShownSearch } from './page-address.ts';
import type { Door } from './page-doors.ts';
import type { Site } from './site.ts';
import type { Visitor } from './visitor.ts';

export interface PageOrder {
  address: PageAddress;
  shown: ShownSearch;
  door: Door;
  visit: Visit;
  visitor: Visitor;
}

const RENDERED_WITHIN_MS = 15_000;

interface Kitchen {
  product: Product;
  site: Site;
}

/** For one player, and sent to nobody else. */
export async function renderOwn(
  kitchen: Kitchen,
  order: PageOrder,
  { nonce, signal }: { nonce: string; signal: AbortSignal },
): Promise<FinishedPage | Redirect> {
  const { status, location, page } = await render(kitchen, order, {
    nonce,
    search: order.address.search,
    kind: 'own',
    signal: AbortSignal.any([signal, AbortSignal.timeout(RENDERED_WITHIN_MS)]),
    ask: askerOf(kitchen.product, order),
  });
  return location === null ? new FinishedPage(status, page) : { status, location };
}

/** For every guest: whole, and made only of what the page shows, so that one visitor's marks never reach another. */
export async function renderFinished(
  kitchen: Kitchen,
  order: PageOrder,
  topics: Set<Topic>,
): Promise<Making> {
  topics.add('switches').add('content');
  const asker = askerOf(kitchen.product, order);
  let isWhole = true;
  const nonce = drawNonce();
  const { status, location, page } = await render(kitchen, order, {
    nonce,
    search: order.shown.text,
    kind: 'finished',
    // It belongs to no visitor who could give up on it.
    signal: AbortSignal.timeout(RENDERED_WITHIN_MS),
    ask: (call, input) => {
      for (const topic of call.shows ?? []) topics.add(topic);
      return asker(call, input).catch((error: unknown) => {
        isWhole = false;
        throw error;
      });
    },
  });
  if (location !== null) return { result: { status, location }, isKeepable: false };
  return {
    result: new FinishedPage(status, page),
    isKeepable: isWhole && order.shown.isKeepable && (status === 200 || status === 404),
  };
}

/** On the server a page's questions are answered in process: no trip through HTTP, text or JSON. */
const askerOf =
  (product: Product, { visitor: { player, session, browser }, door: { locale } }: PageOrder): Asker =>
  (call, input) =>
    ask(product, call, input, { locale, player, session, browser });

interface RenderTerms {
  kind: 'finished' | 'own';
  nonce: string;
  search: string;
  signal: AbortSignal;
  ask: Asker;
}

async function render(
  { product, site }: Kitchen,
  { address, door, visit }: PageOrder,
  { kind, nonce, search, signal, ask }: RenderTerms,
) {
  const end = product.metrics.renders.startTimer({ kind });
  const url = new URL(address.pathname + search, visit.origin).href;
  const messages = async (locale: string, area: string) => findMessages(product, locale, area);
  const made = await product.trace.span('render', () =>
    site.render(url, { visit, ask, messages, nonce, signal, level: kind === 'own' ? 4 : 9 }),
  );
  end();
  return { ...made, status: door.status ?? made.status };
}

/** A visitor who leaves stops their own render. The answer is watched, not its line, which outlives many of them. */
export function signalOfLeaving(answer: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  answer.once('close', () => leaving.abort());
  return leaving.signal;
}
