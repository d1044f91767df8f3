// One render of one page. What the site may know comes in with it: the visit, and a way to ask and to speak.
import type { ServerResponse } from 'node:http';
import { account } from '#contract/account/account.ts';
import { content } from '#contract/content.ts';
import { metadata } from '#contract/metadata.ts';
import type { Topic } from '#contract/topics.ts';
import type { Asker } from '#site/asking/ask.ts';
import type { CornerData } from '#site/shared-page/render-corner.tsx';
import type { Holes } from '#site/start/site-context.ts';
import type { Visit } from '#site/start/visit.ts';
import { ask } from '../../calls/ask.ts';
import type { Product } from '../../calls/product.ts';
import { findMessages } from '../../content/locales.ts';
import type { PageCode } from '../../custom-code/custom-code.ts';
import { drawNonce, drawSecret } from '../../plumbing/chance.ts';
import { TooManyWait } from '../../plumbing/outage.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { FinishedPage } from './finished-page.ts';
import type { Making, Redirect } from './finished-pages.ts';
import type { PageAddress, ShownSearch } from './page-address.ts';
import type { Door } from './page-doors.ts';
import { SharedPage } from './shared-page.ts';
import type { Site } from './site.ts';

export interface PageOrder {
  address: PageAddress;
  shown: ShownSearch;
  door: Door;
  visit: Visit;
  visitor: Visitor;
  /** What an operator puts into the page, if anything. */
  code: PageCode | null;
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
  signal: AbortSignal,
): Promise<FinishedPage | Redirect> {
  const { status, location, page } = await render(kitchen, order, {
    nonce: drawNonce(),
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
  const { made, isWhole } = await renderForMany(kitchen, order, { topics });
  const { status, location, page } = made;
  if (location !== null) return { result: { status, location }, isKeepable: false };
  return {
    result: new FinishedPage(status, page),
    isKeepable: isWhole && isKeepable(status, order),
    isPassing: isPassing(status, order),
  };
}

/**
 * For every player alike, with holes for what is each one's own. Its questions are asked as by a guest, so that no answer
 * in it can be a player's; and a page that turns out to show something of its player is known from then on as one that is
 * made for each.
 */
export async function renderShared(
  kitchen: Kitchen,
  { visitor, ...order }: PageOrder,
  topics: Set<Topic>,
): Promise<Making> {
  const asGuest = { ...order, visitor: { ...visitor, player: null, session: null } };
  const data: CornerData = { general: undefined, settings: undefined };
  const { made, isWhole } = await renderForMany(kitchen, asGuest, { topics, data, holes: drawHoles() });
  const { status, location, page, isOwn } = made;
  if (location !== null && !isOwn) return { result: { status, location }, isKeepable: false };
  const result = new SharedPage({ status, page, data, isOwn });
  return {
    result,
    isKeepable: isOwn || (isWhole && isKeepable(status, order)),
    isPassing: isPassing(status, order),
  };
}

/** What the player who asks has in the holes of a page: read for them, in this moment. */
export async function cornerOf(
  { product, site }: Kitchen,
  order: PageOrder,
  { data }: SharedPage,
): Promise<Holes> {
  const { visit } = order;
  const player = await askerOf(product, order)(account.getInfo, {});
  const messages = findMessages(product, visit.locale, 'shell');
  return site.cornerOf({ data, visit, messages, player });
}

/** Nobody can have written them anywhere. */
const drawHoles = () => ({ corner: `corner-${drawSecret()}`, player: `player-${drawSecret()}` });

const isKeepable = (status: number, { shown }: Pick<PageOrder, 'shown'>) =>
  shown.isKeepable && (status === 200 || status === 404);

/** Of such addresses there is no end: with a choice in the query, of nothing at all, or one page's written otherwise. */
const isPassing = (status: number, { shown, address }: Pick<PageOrder, 'shown' | 'address'>) =>
  status !== 200 || shown.text !== '' || !/^[a-z\d/_-]*$/.test(address.pathname);

interface ForMany {
  /** Gathers what the page shows. */
  topics: Set<Topic>;
  holes?: Holes;
  /** Gathers what a player's corner is drawn from. */
  data?: CornerData;
}

async function renderForMany(kitchen: Kitchen, order: PageOrder, { topics, holes, data }: ForMany) {
  topics.add('switches').add('content');
  const asker = askerOf(kitchen.product, order);
  let isWhole = true;
  const made = await render(kitchen, order, {
    nonce: drawNonce(),
    holes,
    search: order.shown.text,
    kind: 'finished',
    // It belongs to no visitor who could give up on it.
    signal: AbortSignal.timeout(RENDERED_WITHIN_MS),
    ask: async (call, input) => {
      for (const topic of call.shows ?? []) topics.add(topic);
      try {
        const answer = await asker(call, input);
        if (data && call.name === metadata.getgeneralinfo.name) data.general = answer as never;
        if (data && call.name === content.getSettings.name) data.settings = answer as never;
        return answer;
      } catch (error) {
        isWhole = false;
        throw error;
      }
    },
  });
  return { made, isWhole };
}

/** On the server a page's questions are answered in process: no trip through HTTP, text or JSON. */
const askerOf =
  (product: Product, { visitor: { player, session, browser }, door: { locale } }: PageOrder): Asker =>
  (call, input) =>
    ask(product, call, input, { locale, player, session, browser });

interface RenderTerms {
  kind: 'finished' | 'own';
  nonce: string;
  holes?: Holes | undefined;
  search: string;
  signal: AbortSignal;
  ask: Asker;
}

async function render(
  { product, site }: Kitchen,
  { address, door, visit, code: placed }: PageOrder,
  { kind, nonce, holes, search, signal, ask }: RenderTerms,
) {
  const end = product.metrics.renders.startTimer({ kind });
  const url = new URL(address.pathname + search, visit.origin).href;
  const messages = async (locale: string, area: string) => findMessages(product, locale, area);
  const level = kind === 'own' ? 4 : 9;
  const code = placed ?? undefined;
  const made = await product.trace
    .span('render', () => site.render(url, { visit, ask, messages, nonce, holes, signal, level, code }))
    .catch((error: unknown) => {
      throw error instanceof DOMException && error.name === 'TimeoutError' ? notInTime(error) : error;
    });
  end();
  // Where the page is another one, its address is sent as it is; a status of its own is for what is shown.
  return { ...made, status: made.location === null ? (door.status ?? made.status) : made.status };
}

const notInTime = (cause: unknown) => new TooManyWait('a page was not rendered in time', { cause });

/** A visitor who leaves stops their own render. The answer is watched, not its line, which outlives many of them. */
export function signalOfLeaving(answer: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  answer.once('close', () => leaving.abort());
  return leaving.signal;
}
