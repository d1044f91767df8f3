// Seals what must not be read off a copy of the database: document numbers, and where money is paid to. Sealed text is
// bound to the row it stands in, so that it cannot be moved to another. What must be found again without being read is
// kept as a fingerprint beside it.
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { type DataKey, deriveKey } from '../config/data-keys.ts';
import { drawBytes } from '../plumbing/chance.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^sealed:1:([a-z0-9-]+):([A-Za-z0-9_-]+)$/;

/** What sealed text and fingerprints begin with, whatever key made them; migrations/0017 knows both. */
const SEALED_PREFIX = 'sealed:';
export const FINGERPRINT_PREFIX = 'k1:';
const FINGERPRINT_BYTES = 24;

/** The key is not among those that were set, or the text was changed or belongs to another row. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
  readonly keyId: string;

  constructor(keyId: string, options?: ErrorOptions) {
    super(`what was sealed by the key "${keyId}" cannot be opened`, options);
    this.keyId = keyId;
  }
}

/** Opens and seals; without fingerprints, whose own key is sealed too. */
export class Seals {
  readonly #current: DataKey;
  readonly #byId: ReadonlyMap<string, KeyObject>;

  constructor(keys: readonly [DataKey, ...(readonly DataKey[])]) {
    this.#current = keys[0];
    this.#byId = new Map(keys.map(({ id, key }) => [id, keyFrom(key, 'seal')]));
  }

  /** What everything that needs no new seal begins with. */
  get currentPrefix(): string {
    return `${SEALED_PREFIX}1:${this.#current.id}:`;
  }

  /** `about` names the row. Nothing stays nothing. */
  seal(text: string, about: string): string {
    if (text === '') return '';
    const { id } = this.#current;
    const nonce = drawBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#byId.get(id)!, nonce);
    cipher.setAAD(Buffer.from(`${id} ${about}`));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${this.currentPrefix}${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')}`;
  }

  /** Throws `CannotOpen`. What was never sealed is given back as it is: it waits to be (see reseal.ts). */
  open(text: string, about: string): string {
    if (!isSealed(text)) return text;
    const [, id = '', encoded = ''] = SEALED.exec(text) ?? [];
    const key = this.#byId.get(id);
    if (key === undefined) throw new CannotOpen(id);
    const bytes = Buffer.from(encoded, 'base64url');
    try {
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(`${id} ${about}`));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return (
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    } catch (error) {
      throw new CannotOpen(id, { cause: error });
    }
  }
}

/** Of a bare buffer Node makes such an object at each use, which takes eight times as long as the use itself. */
const keyFrom = (root: Buffer, purpose: string): KeyObject => createSecretKey(deriveKey(root, purpose));

const isSealed = (text: string): boolean => text.startsWith(SEALED_PREFIX);

export type FingerprintKind = 'destination' | 'token' | 'document' | 'name' | 'browser' | 'request';

export class Vault extends Seals {
  readonly #keys: Readonly<Record<FingerprintKind, KeyObject>>;

  constructor(keys: readonly [DataKey, ...(readonly DataKey[])], root: Buffer) {
    super(keys);
    const keyOf = (kind: FingerprintKind) => keyFrom(root, `fingerprint ${kind}`);
    this.#keys = {
      destination: keyOf('destination'),
      token: keyOf('token'),
      document: keyOf('document'),
      name: keyOf('name'),
      browser: keyOf('browser'),
      request: keyOf('request'),
    };
  }

  /** The same for the same text, whatever data key is current; without its key nobody can try texts out. */
  fingerprint(kind: FingerprintKind, text: string): string {
    const digest = createHmac('sha256', this.#keys[kind]).update(text).digest();
    return `${FINGERPRINT_PREFIX}${digest.subarray(0, FINGERPRINT_BYTES).toString('base64url')}`;
  }
}
