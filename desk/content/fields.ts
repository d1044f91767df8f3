// How a field of an entry is filled in, by its name: the store knows shapes, and an editor wants dates, choices and lines.
import { bannerPositions } from '#contract/banners.ts';
import { loaderLooks } from '#contract/site-flags.ts';

export const choices: Readonly<Record<string, readonly string[]>> = {
  position: [...bannerPositions, 'head', 'bodyStart', 'bodyEnd'],
  loader: loaderLooks,
  domain_state: ['active', 'blocked', 'mirror'],
  domain_type: ['main', 'mirror'],
  messageSet: ['A', 'B'],
  depositView: ['ContainerView', 'ContainerScrollView'],
  methodUrl: ['sysname', 'id'],
  status: ['on', 'paused', 'cancelled', 'off'],
  every: ['day', 'week'],
  tone: ['ember', 'jade', 'azure', 'violet'],
};

const moments = new Set(['from', 'until', 'started_at', 'finished_at']);
const paragraphs = new Set(['text', 'intro', 'description', 'paragraphs', 'code']);
/** What an entry is known by: another name would be another entry. */
const fixed = new Set([
  'id',
  'slug',
  'sysname',
  'from_url',
  'path',
  'hash',
  'width',
  'height',
  'bytes',
  'type',
]);

export type FieldLook = 'moment' | 'paragraph' | 'fixed' | 'rich' | 'choice' | 'line';

export function lookOf(name: string): FieldLook {
  if (moments.has(name)) return 'moment';
  if (name === 'body') return 'rich';
  if (fixed.has(name)) return 'fixed';
  if (Object.hasOwn(choices, name)) return 'choice';
  return paragraphs.has(name) ? 'paragraph' : 'line';
}

/** Of the browser's own zone, as such a field writes it. */
export const asLocal = (at: string | null): string => {
  if (at === null || at === '') return '';
  const moment = new Date(at);
  const minutes = moment.getTime() - moment.getTimezoneOffset() * 60_000;
  return new Date(minutes).toISOString().slice(0, 16);
};

export const asMoment = (local: string): string | null =>
  local === '' ? null : new Date(local).toISOString();

/** In which an editor reads an entry; the store keeps no order of its own. What is not named here comes last. */
const order = [
  ...['id', 'slug', 'path', 'from_url', 'to_url', 'name', 'position', 'isEnabled', 'isActive'],
  ...['kicker', 'title', 'description', 'intro', 'text', 'body', 'sections', 'paragraphs', 'points'],
  ...['label', 'link', 'href', 'links', 'actions', 'action', 'image', 'scene', 'paths', 'code'],
  ...['from', 'until', 'started_at', 'finished_at', 'place'],
];

export const inOrder = (names: readonly string[]): string[] => {
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names.toSorted((a, b) => placeOf(a) - placeOf(b));
};
