// The character a guest has chosen, kept by their browser until they register.
const NAME = 'character_id';

export const keptCharacter = {
  read: (): string | null => quietly(() => localStorage.getItem(NAME)),
  keep: (id: number): unknown => quietly(() => localStorage.setItem(NAME, String(id))),
  drop: (): unknown => quietly(() => localStorage.removeItem(NAME)),
};

/** A browser that keeps nothing has chosen nothing. */
function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
