// Several pieces of work at a time, and never more than there is room for.

/** Starts no more once `isOver` says so; what was started is done when it ends. `work` owns its own failures. */
export async function sideBySide<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
  isOver: () => boolean = () => false,
): Promise<void> {
  const left = items.values();
  const lane = async () => {
    for (const item of left) {
      if (isOver()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
}
