/** A bet's number as people say it: the end of its id, in fours. */
export const betNumber = (id: string): string => `${id.slice(-8, -4)} ${id.slice(-4)}`.toUpperCase();
