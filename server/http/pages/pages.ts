// Every other address is a page: the doors first, then the site's own render, its status final before the first byte.
// A page is kept when finished and sent again until something it shows changes: to guests as it is, to players with what
// is theirs laid into it. Only a page that is about its player is made for each of them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusals.ts';
import { asksForForm, isCodeFree, showsExaminer } from '#rules/code-free.ts';
import type { Visit } from '#site/start/visit.ts';
import type { Product } from '../../calls/product.ts';
import { domainOf } from '../../content/domain.ts';
import { findLocales, LOCALES_NOT_FOUND } from '../../content/locales.ts';
import { redirectsOf } from '../../content/redirects.ts';
import { siteLook } from '../../content/site-flags.ts';
import { webSettingsOf } from '../../content/web-settings.ts';
import { readPreview } from '../../content-store/previews.ts';
import { type PageCode, pageCode } from '../../custom-code/custom-code.ts';
import { networkOf } from '../../limits/network.ts';
import { drawNonce } from '../../plumbing/chance.ts';
import { Lane } from '../../plumbing/lane.ts';
import { log } from '../../plumbing/log.ts';
import { chatInUse } from '../../support/chat-settings.ts';
import { addVary, isWelcome } from '../compression.ts';
import { isOpenTo, outsideOf } from '../outside-origins.ts';
import { REPORTING_ENDPOINTS } from '../policy-reports.ts';
import { contentPolicy } from '../security-headers.ts';
import { writeCookie } from '../visitors/cookies.ts';
import { originOf } from '../visitors/origin.ts';
import { type Visitor, visitorOf } from '../visitors/visitor.ts';
import { closedVisit } from './closed-visit.ts';
import type { FinishedPage, Laid } from './finished-page.ts';
import { FinishedPages } from './finished-pages.ts';
import { isNoPage, type PageAddress, readAddress, shownOf } from './page-address.ts';
import { type Door, doorOf, isPlayers } from './page-doors.ts';
import {
  cornerOf,
  type PageOrder,
  renderFinished,
  renderOwn,
  renderShared,
  signalOfLeaving,
} from './page-render.ts';
import { previewWordOf, sayPreviewOver } from './preview-page.ts';
import { isSearchBot } from './search-bot.ts';
import { SharedPage } from './shared-page.ts';
import type { Site } from './site.ts';

const YEAR_SECONDS = 31_536_000;

/** A page takes some 15 ms to make: whoever is last in line waits for half a second. */
const lane = { atOnce: 2, waitingMax: 32, waitingMaxEach: 12, retryAfterS: 1 };

interface House {
  product: Product;
  site: Site;
  finished: FinishedPages;
  /** Guests and players do not stand in one line: a flood of strangers is not the players' trouble. */
  lanes: { guests: Lane; players: Lane };
}

export function servePages(app: FastifyInstance, product: Product, site: Site): void {
  const finished = new FinishedPages(product.metrics);
  const stopHearing = product.news.onChange((topics) => finished.drop(topics));
  app.addHook('onClose', async () => stopHearing());
  const house: House = {
    product,
    site,
    finished,
    lanes: { guests: new Lane(lane), players: new Lane(lane) },
  };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { label: 'page' },
    handler: (request, reply) => showPage(house, request, reply),
  });
}

async function showPage(house: House, request: FastifyRequest, reply: FastifyReply) {
  const { product, site } = house;
  const locales = findLocales(product);
  if (locales === null) return sayLocalesNotFound(reply);
  const address = readAddress(request.url);
  if (address === null || isNoPage(address.pathname)) throw new Refusal('MethodNotFound');

  const knocking = await visitorOf(product, request, reply, { isFramed: false });
  const isBot = isSearchBot(request.headers['user-agent']);
  const { switches, content } = product;
  const domain = domainOf(content);
  const door = doorOf({
    ...address,
    visitor: knocking,
    isBot,
    locales,
    switches,
    domain,
    redirects: redirectsOf(content),
    pageAt: site.pageAt,
  });
  reply.header('vary', 'Cookie, Accept-Language');
  if ('redirect' in door)
    return redirect(reply, { status: door.isForGood ? 301 : 302, location: door.redirect });

  const visitor = asSeen(knocking, door);
  rememberLocale(reply, visitor, door);
  const { config } = product;
  const code = codeFor(product, address, door);
  const look = siteLook(content);
  const visit: Visit = {
    ...locales,
    locale: door.locale,
    theme: visitor.cookies.get('theme') === 'light' ? 'light' : 'dark',
    fatal: door.fatal,
    ...closedVisit(product.switches, door, knocking),
    isBot,
    isSandbox: config.isSandbox,
    isMirror: domain.isMirror,
    siteName: look.name,
    loader: look.loader,
    origin: originOf(request, config),
    ...documentCode(product, address, { path: door.path, code }),
    ...lookOf(product, site, door.locale),
  };
  const shown = shownOf(address.search, site.pageAt(door.path).search);
  const order = { address, shown, door, visit, visitor, code };
  const word = previewWordOf(address.search);
  if (word !== null) return sendPreview(house, { ...order, code: null }, reply, word);
  if (site.isChanging) return sendOwn(house, order, reply);
  if (visitor.player === null) return sendFinished(house, order, reply);
  return isPlayers(door.path, site.pageAt) ? sendOwn(house, order, reply) : sendShared(house, order, reply);
}

/** Where a password, money or personal data is typed, no code runs but ours. */
const codeFor = (
  { config, content }: Product,
  address: PageAddress,
  { path, fatal }: Door,
): PageCode | null =>
  !config.hasCustomCode || fatal !== null || isCodeFree(path) || asksForForm(address.search)
    ? null
    : pageCode(content);

/** What the document may run beside our own scripts, so that the site knows which pages need another document. */
function documentCode(
  { content, config }: Product,
  { search }: PageAddress,
  { path, code }: { path: string; code: PageCode | null },
): Partial<Visit> {
  const hasCode = code !== null || isOpenTo(outsideOf({ path, search, content, code }));
  const elsewhere = config.hasCustomCode ? pageCode(content) : null;
  const hasElsewhere =
    elsewhere !== null || isOpenTo(outsideOf({ path: '/', search: '', content, code: elsewhere }));
  const lacksCode = (isCodeFree(path) || asksForForm(search)) && hasElsewhere;
  const hasExaminer = (config.sumsub?.widgetOrigins ?? null) !== null;
  return {
    ...(hasCode && { hasCode }),
    ...(hasCode && chatInUse(content) !== null && { hasChat: true }),
    ...(lacksCode && { lacksCode }),
    ...(hasExaminer && { examiner: showsExaminer(path) ? 'here' : 'elsewhere' }),
  };
}

function lookOf({ content }: Product, { build }: Site, locale: string): Partial<Visit> {
  const { favicon, images } = webSettingsOf(content, locale);
  return { favicons: favicon, ...(images && { images }), ...(build && { build: build.id }) };
}

/** For one who has the link to it, as a guest would see it; it is kept nowhere, and no search engine is to know it. */
async function sendPreview(house: House, order: PageOrder, reply: FastifyReply, word: string) {
  const { db, content, clock, secret } = house.product;
  const terms = { path: order.door.path, now: clock.now(), secret };
  const entries = await readPreview(db.sql, word, terms);
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
  if (entries === null) return sayPreviewOver(reply.status(404));
  const product = { ...house.product, content: content.previewed(entries) };
  const visitor = { ...order.visitor, player: null, session: null };
  const visit = { ...order.visit, isPreview: true };
  return sendOwn({ ...house, product }, { ...order, visitor, visit }, reply);
}

/**
 * What a banned player may still see, they see as a guest: their account answers nothing that a page could show. Nobody's
 * does while the site is closed.
 */
const asSeen = (visitor: Visitor, { fatal }: Door): Visitor =>
  visitor.player?.status === 'banned' || fatal !== null
    ? { ...visitor, player: null, session: null }
    : visitor;

async function sendOwn(house: House, order: PageOrder, reply: FastifyReply) {
  const signal = signalOfLeaving(reply.raw);
  const made = await inLane(house, order, () => renderOwn(house, order, signal), signal);
  if ('location' in made) return redirect(reply, made);
  return send(house, order, reply.header('cache-control', 'no-store'), made);
}

async function sendShared(house: House, order: PageOrder, reply: FastifyReply) {
  const made = await house.finished.get(keyOf(house, order), (topics) =>
    inLane(house, order, () => renderShared(house, order, topics)),
  );
  if ('location' in made) return redirect(reply, made);
  if (!(made instanceof SharedPage) || made.isOwn) return sendOwn(house, order, reply);
  const holes = made.hasHoles ? await cornerOf(house, order, made) : undefined;
  return send(house, order, reply.header('cache-control', 'no-store'), made, holes);
}

function inLane<T>(
  { lanes }: House,
  { visitor: { player, browser } }: PageOrder,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (player === null) return lanes.guests.run(networkOf(browser.address), work, signal);
  return lanes.players.run(String(player.id), work, signal);
}

async function sendFinished(house: House, order: PageOrder, reply: FastifyReply) {
  const made = await house.finished.get(keyOf(house, order), (topics) =>
    inLane(house, order, () => renderFinished(house, order, topics)),
  );
  if ('location' in made) return redirect(reply, made);
  return send(house, order, reply.header('cache-control', 'no-cache'), made);
}

/** Everything a finished page depends on, and nothing else that a visitor can say. */
function keyOf({ product }: House, { address, shown, visit, visitor }: PageOrder): string {
  const { origin, locale, theme, fatal, protection, isBot, hasCode } = visit;
  const who = visitor.player === null ? 'guest' : 'player';
  const { version } = product.content;
  return JSON.stringify([
    ...[who, address.pathname, shown.text, origin, locale, theme, fatal, protection, isBot, hasCode],
    version,
  ]);
}

function send(
  house: House,
  order: PageOrder,
  reply: FastifyReply,
  page: FinishedPage,
  holes?: Laid['holes'],
) {
  const nonce = drawNonce();
  asPage(house, order, reply, { status: page.status, nonce });
  addVary(reply, 'Accept-Encoding');
  if (!isWelcome(reply.request, 'gzip')) return reply.send(page.plain({ nonce, holes }));
  return reply.header('content-encoding', 'gzip').send(page.gzipped({ nonce, holes }));
}

const asPage = (
  { product: { config, content } }: House,
  { address: { search }, door: { path }, visit: { origin }, code }: PageOrder,
  reply: FastifyReply,
  { status, nonce }: { status: number; nonce: string },
): FastifyReply =>
  reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('reporting-endpoints', REPORTING_ENDPOINTS)
    .header(
      'content-security-policy',
      contentPolicy({ nonce, path, origin, config, outside: outsideOf({ path, search, content, code }) }),
    );

const redirect = (
  reply: FastifyReply,
  { status, location }: { status: number; location: string },
): FastifyReply => reply.header('cache-control', 'no-store').redirect(location, status);

/** Spec §8, to the letter: without a language there is no page to say it on. */
function sayLocalesNotFound(reply: FastifyReply): FastifyReply {
  log.bug(new Error(LOCALES_NOT_FOUND));
  return reply
    .status(500)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(LOCALES_NOT_FOUND);
}

/** A prefix in the address is a choice, and choices are remembered (decision D20). */
function rememberLocale(reply: FastifyReply, { cookies }: Visitor, { prefix }: Door): void {
  if (prefix === null || cookies.get('locale') === prefix) return;
  const { isSecure } = reply.request;
  reply.header(
    'set-cookie',
    writeCookie('locale', prefix, { maxAgeSeconds: YEAR_SECONDS, isHidden: false, isSecure }),
  );
}
