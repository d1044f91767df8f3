// Pictures of other sites that an operator has named. Only those sites, by protocol, host and port; nothing that they point
// to; and never a machine of our own network, whatever a name stands for at that moment.
import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import type { SourceImage } from './own-images.ts';

const SOURCE_MAX_BYTES = 10 * 1024 * 1024;
const ANSWERED_WITHIN_MS = 5_000;

/** A list for each: one for both would find every IPv4 address in what IPv6 wraps them in. */
const inner = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.ipv4.addSubnet(net, prefix, 'ipv4');
// What is public in IPv6 begins with 001. Some of it only wraps an IPv4 address, or leads nowhere.
for (const [net, prefix] of [
  ['::', 3],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  inner.ipv6.addSubnet(net, prefix, 'ipv6');

export function isInner(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return inner[family].check(address, family);
}

/** The address that was looked at is the one that is called: no name can change its mind in between. */
const guardedLookup =
  (isShut: (address: string) => boolean): LookupFunction =>
  (name, options, done) => {
    lookUp(name, { ...options, all: true }, (error, found = []) => {
      if (error !== null) return done(error, []);
      if (found.length === 0 || found.some(({ address }) => isShut(address)))
        return done(new Error(`${name} stands for a machine inside`), []);
      if (options.all) done(null, found);
      else done(null, found[0]!.address, found[0]!.family);
    });
  };

interface Outside {
  /** Whole origins: "https://images.example". */
  origins: readonly string[];
  isShut?: (address: string) => boolean;
}

export function openOutsideImages({ origins, isShut = isInner }: Outside) {
  const dispatcher = new Agent({
    connect: { lookup: guardedLookup(isShut), timeout: ANSWERED_WITHIN_MS },
    headersTimeout: ANSWERED_WITHIN_MS,
    bodyTimeout: ANSWERED_WITHIN_MS,
    maxResponseSize: SOURCE_MAX_BYTES,
    connections: 4,
  });

  /** Null: not one of ours to fetch. */
  const find = (address: string): SourceImage | null => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || url.username !== '' || url.password !== '' || !origins.includes(url.origin))
      return null;
    // An address in figures is never looked up, so it is looked at here.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && isShut(host)) return null;
    return { version: url.href, read: () => fetchImage(url, dispatcher) };
  };
  return { find, close: () => dispatcher.close() };
}

export class NoImageThere extends Error {
  override readonly name = 'NoImageThere';
}

async function fetchImage(url: URL, dispatcher: Agent): Promise<Buffer> {
  try {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    // It follows nobody who points elsewhere.
    const { statusCode, headers, body } = await request(url, { dispatcher, signal });
    const isImage = /^image\/(png|jpeg|webp|avif|gif)\b/.test(String(headers['content-type']));
    if (statusCode !== 200 || !isImage) {
      await body.dump({ limit: 1024 });
      throw new NoImageThere(`${url.origin} answered ${statusCode}`);
    }
    return Buffer.from(await body.arrayBuffer());
  } catch (error) {
    throw error instanceof NoImageThere
      ? error
      : new NoImageThere(`${url.origin} gave no picture`, { cause: error });
  }
}
