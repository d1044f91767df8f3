// Where the sandbox's identity provider keeps its codes, sessions and grants: in memory, for as long as each lasts.
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Far more than testers leave lying about; the oldest go first. */
const KEPT_MAX = 1_000;

export function createShelves(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  return (kind) => new Shelf(kind, kept);
}

class Shelf implements Adapter {
  #kind: string;
  #kept: Map<string, AdapterPayload>;

  constructor(kind: string, kept: Map<string, AdapterPayload>) {
    this.#kind = kind;
    this.#kept = kept;
  }

  /** The provider itself looks at the `exp` inside, so nothing here has to watch the clock. */
  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#kept.delete(this.#nameOf(id));
    this.#kept.set(this.#nameOf(id), payload);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#kept.get(this.#nameOf(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#find((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#find((payload) => payload.userCode === userCode);
  }

  /** Spent codes stay, marked: one that comes a second time is an attack, and ends what the first began. */
  async consume(id: string): Promise<void> {
    const payload = this.#kept.get(this.#nameOf(id));
    if (payload !== undefined) payload['consumed'] = true;
  }

  async destroy(id: string): Promise<void> {
    this.#kept.delete(this.#nameOf(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [name, payload] of this.#kept) if (payload.grantId === grantId) this.#kept.delete(name);
  }

  #find(isMeant: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const own = [...this.#kept].filter(([name]) => name.startsWith(`${this.#kind}:`));
    return own.map(([, payload]) => payload).find(isMeant);
  }

  #nameOf = (id: string) => `${this.#kind}:${id}`;
}
