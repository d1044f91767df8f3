/** Whoever has chosen no name is a player, and not a row of dots. */
const NAMELESS = 'pl•••';

/** How one player is shown to others: enough of the name to know oneself by, too little to be known by. */
export function maskedName(name: string): string {
  const letters = [...name];
  if (letters.length === 0) return NAMELESS;
  if (letters.length < 5) return `${letters[0]}•••`;
  return `${letters.slice(0, 2).join('')}•••${letters.slice(-2).join('')}`;
}
