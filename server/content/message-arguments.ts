import { compileMessage } from '@lingui/message-utils/compileMessage';

/** What a message wants filled in: {count}, {name}. Undefined: it is no message that could be said. */
export function argumentsOf(text: string): ReadonlySet<string> | undefined {
  try {
    const names = new Set<string>();
    gather(compileMessage(text), names);
    return names;
  } catch {
    return undefined;
  }
}

/** A compiled message is a list of texts and of [name, type, choices]. */
function gather(tokens: unknown, names: Set<string>): void {
  if (!Array.isArray(tokens)) return;
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [name, , choices] = token as [string, string?, unknown?];
    names.add(name);
    if (typeof choices !== 'object' || choices === null) continue;
    for (const choice of Object.values(choices)) gather(choice, names);
  }
}
