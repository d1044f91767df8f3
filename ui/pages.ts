/**
 * The page numbers worth showing: the first, the last, the present one and its neighbours. A gap stands for two or
 * more; a single missing page is shown itself, for it takes no more room than the gap would.
 */
export function pagesShown(page: number, count: number): (number | 'gap')[] {
  const near = Array.from({ length: count }, (_, n) => n + 1).filter(
    (n) => n === 1 || n === count || Math.abs(n - page) <= 1,
  );
  return near.flatMap((n, place): (number | 'gap')[] => {
    const missing = n - (near[place - 1] ?? 0) - 1;
    if (missing === 0) return [n];
    return missing === 1 ? [n - 1, n] : ['gap', n];
  });
}
