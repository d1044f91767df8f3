// Locks that servers and commands take on the whole database. They are below zero: above it a lock's number is the player's
// that it stands for (see lockPlayer), and some of these are held for as long as a server runs.
export const houseLocks = { seats: -1, migrations: -2, backup: -3, bank: -4, content: -5, feed: -6 } as const;
