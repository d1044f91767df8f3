// The sandbox's own identity provider: a real one, with discovery, keys and the whole code flow, whose people are
// whoever a tester says they are. It keeps nothing beyond the life of the process.
import { generateKeyPairSync } from 'node:crypto';
import Provider, { type Configuration, type JWK } from 'oidc-provider';
import { sign } from '#server/at-rest/secret.ts';
import { sandboxClient } from '#server/social/issuers.ts';
import { createShelves } from './oidc-shelves.ts';

export interface Person {
  /** The subject: the same e-mail address is the same person. */
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
}

export interface SandboxIdentity {
  provider: Provider;
  /** From now on this is who they are. */
  introduce(person: Person): void;
}

/** Where the visitor chooses who they are. */
export const CHOICE_PATH = '/__sandbox/identity';

export function createIdentityProvider(issuer: string, secret: Buffer): SandboxIdentity {
  const people = new Map<string, Person>();
  const client = sandboxClient(secret);
  const configuration: Configuration = {
    adapter: createShelves(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: ['/oauth/callback/sandbox', '/cms/api/connect/sandbox/callback'].map(
          (path) => new URL(path, issuer).href,
        ),
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    // What was asked for comes in the ID token itself, as the large services do it.
    conformIdTokenClaims: false,
    cookies: { keys: [sign(secret, 'sandbox sign-in', 'cookies').toString('base64url')] },
    jwks: { keys: [drawKey()] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${CHOICE_PATH}/${uid}` },
    pkce: { required: () => true },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
    },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    // Whoever chose a person has agreed to everything; there is nobody to ask a second time.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  return { provider, introduce: (person) => void people.set(person.sub, person) };
}

function drawKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'sandbox' } as JWK;
}
