// The services that may vouch for a visitor, by OpenID Connect. Each is found by its own discovery document, so there is
// nothing here but where that is.

import { sign } from '../at-rest/secret.ts';
import type { Config } from '../config/config.ts';
import type { SocialClient } from '../config/vouchers.ts';

/** Played by the sandbox; see sandbox/pages/oidc-provider.ts. */
const SANDBOX_SERVICE = 'sandbox';
export const SANDBOX_ISSUER_PATH = '/__sandbox/oidc';

const known: Readonly<Record<string, Pick<Service, 'label' | 'issuer' | 'prompt'>>> = {
  google: { label: 'Google', issuer: 'https://accounts.google.com', prompt: 'select_account' },
  discord: { label: 'Discord', issuer: 'https://discord.com' },
};

export interface Service {
  name: string;
  /** As people know it. */
  label: string;
  issuer: string;
  client: SocialClient;
  /** What makes it ask which of several people is there, instead of taking the last. */
  prompt?: string;
  /** It lives in this very process, where no network leads. */
  isInside: boolean;
}

export function offersService({ social, isSandbox }: Config, name: string): boolean {
  return name === SANDBOX_SERVICE ? isSandbox : Object.hasOwn(social, name) && Object.hasOwn(known, name);
}

interface House {
  config: Config;
  secret: Buffer;
  /** The site's own, where the sandbox answers too. */
  origin: string;
}

/** Undefined for a service that nobody set up. */
export function findService(name: string, { config, secret, origin }: House): Service | undefined {
  if (!offersService(config, name)) return undefined;
  return name === SANDBOX_SERVICE
    ? {
        name,
        label: 'Sandbox',
        issuer: origin + SANDBOX_ISSUER_PATH,
        client: sandboxClient(secret),
        prompt: 'login',
        isInside: true,
      }
    : { name, ...known[name]!, client: config.social[name]!, isInside: false };
}

/** Both ends are ours, and so is what they know each other by. */
export const sandboxClient = (secret: Buffer): SocialClient => ({
  id: 'marigold',
  secret: sign(secret, 'sandbox sign-in', 'client').toString('base64url'),
});
