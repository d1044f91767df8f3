import { compileMessage } from '@lingui/message-utils/compileMessage';

/** What a message wants filled in: {count}, {name}. Undefined: it is no message that could be said. */
export function argumentsOf(text: string): ReadonlySet<string> | undefined {
  try {
    const names = new Set<string>();
    const isRead = gather(compileMessage(text), names);
    // What cannot be understood is left as it is, braces and all.
    return isRead || text.includes("'{") ? names : undefined;
  } catch {
    return undefined;
  }
}

/** A compiled message is a list of texts and of [name, type, choices]. False: a brace stands alone. */
function gather(tokens: unknown, names: Set<string>): boolean {
  if (!Array.isArray(tokens)) return true;
  return tokens.every((token: unknown) => {
    if (!Array.isArray(token)) return !/[{}]/.test(String(token));
    const [name, , choices] = token as [string, string?, unknown?];
    names.add(name);
    if (typeof choices !== 'object' || choices === null) return true;
    return Object.values(choices).every((choice) => gather(choice, names));
  });
}
