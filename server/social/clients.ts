// Asking a service who somebody is: the authorization code flow of OpenID Connect, with PKCE, state and nonce.
import * as oidc from 'openid-client';
import type { Service } from './issuers.ts';
import type { Vouched } from './vouched-player.ts';

/** The secrets of one sign-in, kept here while the visitor is away. */
export interface Away {
  state: string;
  codeVerifier: string;
  nonce: string;
}

const SCOPE = 'openid email profile';
const TIMEOUT_S = 10;

/** The services as this process has come to know them. `fetch` reaches those that live in this very process. */
export class SocialClients {
  #known = new Map<string, Promise<oidc.Configuration>>();
  #insideFetch: oidc.CustomFetch;

  constructor(insideFetch: oidc.CustomFetch) {
    this.#insideFetch = insideFetch;
  }

  /** Where to send the visitor, and what to hold their answer against. */
  async begin(service: Service, redirectUri: string): Promise<{ url: URL; away: Away }> {
    const away = {
      state: oidc.randomState(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
      nonce: oidc.randomNonce(),
    };
    const url = oidc.buildAuthorizationUrl(await this.#configurationOf(service), {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state: away.state,
      nonce: away.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(away.codeVerifier),
      code_challenge_method: 'S256',
      ...(service.prompt !== undefined && { prompt: service.prompt }),
    });
    return { url, away };
  }

  /** Throws whenever anything about the answer is not as it must be. */
  async finish(service: Service, answer: URL, away: Away): Promise<Vouched> {
    const configuration = await this.#configurationOf(service);
    const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
      pkceCodeVerifier: away.codeVerifier,
      expectedState: away.state,
      expectedNonce: away.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    const more =
      claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
    return vouched(service.label, { ...more, ...claims });
  }

  /** A service that could not be reached is asked again next time. */
  #configurationOf(service: Service): Promise<oidc.Configuration> {
    const { issuer, client, isInside } = service;
    const key = `${issuer} ${client.id}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = oidc.discovery(new URL(issuer), client.id, client.secret, undefined, {
      timeout: TIMEOUT_S,
      ...(isInside && { [oidc.customFetch]: this.#insideFetch, execute: [oidc.allowInsecureRequests] }),
    });
    this.#known.set(key, found);
    found.catch(() => this.#known.delete(key));
    return found;
  }
}

type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string };

function vouched(service: string, claims: Claims): Vouched {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  return {
    service,
    issuer: claims.iss,
    subject: claims.sub,
    // Some write true in quotes; anything else is not a yes.
    verifiedEmail: String(claims['email_verified']) === 'true' ? text('email') || null : null,
    name: { first: text('given_name'), last: text('family_name') },
  };
}
