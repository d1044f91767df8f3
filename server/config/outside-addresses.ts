// Addresses of services outside this process. In production they are reached encrypted and are not on this machine: what
// answers there in place of the real service could confirm deposits and identities that nobody has checked.
import type { Config } from './config.ts';

type NamedAddress = readonly [setting: string, address: string | null | undefined];

const listAddresses = (config: Config): readonly NamedAddress[] => [
  ['SMTP_URL', config.smtpUrl],
  ['SMS_URL', config.smsGateway?.url],
  ['BTCPAY_URL', config.btcpay?.url],
  ['SUMSUB_URL', config.sumsub?.url],
  ['HUB88_API_URL', config.hub88?.url],
  ['FEED_URL', config.feed?.url],
  ['ODDS_API_URL', config.oddsApi?.url],
  ['BETFAIR_STREAM', config.betfair?.stream],
  ['BETFAIR_API', config.betfair?.api],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', config.tracesUrl],
  ...config.studios.map(({ launchUrl }) => ['STUDIOS_FILE', launchUrl] as const),
  ...config.formsFramedBy.map((origin) => ['FORMS_FRAMED_BY', origin] as const),
  ...config.pagesFramedBy.map((origin) => ['PAGES_FRAMED_BY', origin] as const),
  ...config.imageOrigins.map((origin) => ['IMAGE_ORIGINS', origin] as const),
  ...config.pushOrigins.map((origin) => ['PUSH_ORIGINS', origin] as const),
];

const STRIPE = 'https://api.stripe.com';

/** One sentence for each unsafe address. None repeats the address, because it may contain a password. */
export function findUnsafeAddresses(config: Config): string[] {
  const unsafe = listAddresses(config).flatMap(([setting, address]) => {
    const reason = address ? findReason(new URL(address)) : null;
    return reason === null ? [] : [`${setting}: ${reason}`];
  });
  const stripe = config.stripe?.url ?? STRIPE;
  if (new URL(stripe).origin !== STRIPE)
    unsafe.push(
      'STRIPE_API_URL: leave it out. Another server in place of Stripe could confirm deposits that nobody paid.',
    );
  if (config.sandboxBank !== null)
    unsafe.push('SANDBOX_BANK: leave it out. It confirms deposits that nobody paid.');
  return unsafe;
}

function findReason(address: URL): string | null {
  if (address.protocol === 'smtp:' || address.protocol === 'smtps:') {
    if (!isEncryptedMail(address))
      return 'messages would travel in clear text. Begin it with smtps://, or add ?requireTLS=true to smtp://.';
  } else if (!ENCRYPTED.has(address.protocol))
    return 'it would be reached in clear text. Use its encrypted address (https, wss or tls).';
  return isThisMachine(address) ? 'it leads to this machine instead of the service.' : null;
}

const ENCRYPTED = new Set(['https:', 'wss:', 'tls:']);

/** Any other parameter of the address could switch encryption or the check of the certificate off. */
function isEncryptedMail({ protocol, searchParams }: URL): boolean {
  const isForced = searchParams.get('requireTLS') === 'true' && searchParams.size === 1;
  return isForced || (protocol === 'smtps:' && searchParams.size === 0);
}

/** Parsed as a web address first, which turns forms such as 127.1 into 127.0.0.1. */
function isThisMachine({ hostname }: URL): boolean {
  const web = `http://${hostname}`;
  // A name may end with the dot of the root.
  const host = (URL.canParse(web) ? new URL(web).hostname : hostname).replace(/\.$/, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  if (/^127\.\d+\.\d+\.\d+$/.test(host) || host === '0.0.0.0') return true;
  return host === '[::1]' || host === '[::]' || host.startsWith('[::ffff:7f') || host === '[::ffff:0:0]';
}
