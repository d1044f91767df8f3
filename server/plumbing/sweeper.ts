// Works off what waits in a table, a batch at a time and by one hand only, however often it is asked to.

export interface Sweeper {
  /** Until nothing waits that was there when it was asked. */
  sweep(): Promise<void>;
  /** Once what is under way is done, well or badly. */
  settled(): Promise<void>;
}

/** `sweepSome` takes so many at most; having taken fewer, it has left nothing. */
export function createSweeper(atOnce: number, sweepSome: () => Promise<number>): Sweeper {
  let isAskedAgain = false;
  let running: Promise<void> | undefined;

  const run = async () => {
    try {
      do {
        isAskedAgain = false;
        while ((await sweepSome()) >= atOnce);
      } while (isAskedAgain);
    } finally {
      running = undefined;
    }
  };

  return {
    sweep() {
      isAskedAgain = true;
      running ??= run();
      return running;
    },
    async settled() {
      await running?.catch(() => undefined);
    },
  };
}
