// What is worth keeping while there is room: what was asked for last stays, what was not makes room.

export class BoundedMap<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#kept.size;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  set(key: string, value: Value): void {
    this.#kept.delete(key);
    this.getOrMake(key, () => value);
  }

  getOrMake(key: string, make: () => Value): Value {
    const known = this.#kept.get(key);
    const value = known ?? make();
    // A map keeps the order of insertion: what was used last stands last.
    if (known !== undefined) this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size > this.#max) this.#kept.delete(this.#kept.keys().next().value!);
    return value;
  }
}
