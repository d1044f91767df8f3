// Where a browser finds the site, for what servers and commands print and put into links.
import type { Config } from './config.ts';

/** PUBLIC_ORIGIN if it is set; otherwise the address and port on which the server listens. */
export function siteAddress({
  publicOrigin,
  host,
  port,
}: Pick<Config, 'publicOrigin' | 'host' | 'port'>): string {
  return publicOrigin ?? localAddress(host, port);
}

/** On this machine. A server that answers on every address answers on this one. */
export function localAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
