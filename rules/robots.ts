// The grammar of robots.txt (RFC 9309): a rule is the beginning of a path, "*" stands for anything, "$" for its end.
// The longest rule that fits decides, and of two equally long ones the one that allows.

export interface RobotRules {
  disallow: readonly string[];
  allow: readonly string[];
}

export function isDisallowed(path: string, { disallow, allow }: RobotRules): boolean {
  const longest = (rules: readonly string[]) =>
    Math.max(-1, ...rules.filter((rule) => rule !== '' && fits(path, rule)).map(({ length }) => length));
  return longest(disallow) > longest(allow);
}

/** Each piece is looked for once, after the one before: no rule can make this take long. */
function fits(path: string, rule: string): boolean {
  const isWhole = rule.endsWith('$');
  const [first, ...rest] = (isWhole ? rule.slice(0, -1) : rule).split('*');
  if (!path.startsWith(first!)) return false;
  let at = first!.length;
  for (const [place, piece] of rest.entries()) {
    if (isWhole && place === rest.length - 1) return path.length - piece.length >= at && path.endsWith(piece);
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return !isWhole || at === path.length;
}
