/** At once, and then no more often than so: what is asked for meanwhile is done once, at the end of that time. */
export function atMostEvery(ms: number, work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isWanted = false;
  const run = () => {
    isWanted = false;
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, ms).unref();
  };
  return () => {
    if (timer === undefined) run();
    else isWanted = true;
  };
}
