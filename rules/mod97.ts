/** ISO 7064's check, as account numbers and payment references have it. Letters count as two digits, A being 10. */
export function remainder97(text: string): number {
  let rest = 0;
  for (const symbol of text) {
    const value = Number.parseInt(symbol, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
