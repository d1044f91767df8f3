// Rounds: what is compared takes turns, so that whatever else the machine does falls on all of it alike.

type Contestants = Record<string, () => Promise<unknown>>;
type Results<C extends Contestants> = { [name in keyof C]: Awaited<ReturnType<C[name]>>[] };

/** Every other round runs backwards: going first, or after the heaviest, must not become a habit. */
export async function inTurns<C extends Contestants>(rounds: number, contestants: C): Promise<Results<C>> {
  const names = Object.keys(contestants);
  const results = Object.fromEntries(names.map((name) => [name, [] as unknown[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed())
      results[name]!.push(await contestants[name]!());
  }
  return results as Results<C>;
}
