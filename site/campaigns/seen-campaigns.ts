// Which campaigns this browser has shown: each shows itself once.

const KEY = 'seen_campaigns';

export const isSeen = (id: number): boolean => read().includes(id);

export function markSeen(id: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), id])]));
  } catch {
    // A browser that keeps nothing shows it again next time.
  }
}

function read(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
