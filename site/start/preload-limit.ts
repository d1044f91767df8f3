// At most four routes are fetched ahead at once (spec §9); the rest wait their turn.

const PRELOADS_MAX = 4;

interface Preloader {
  preloadRoute: (...args: never[]) => Promise<unknown>;
}

export function limitPreloads(router: Preloader): void {
  const preload = router.preloadRoute;
  const waiting: (() => void)[] = [];
  let running = 0;

  router.preloadRoute = (async (...args: never[]) => {
    if (running >= PRELOADS_MAX) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await preload(...args);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }) as typeof preload;
}
