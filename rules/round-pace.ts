/**
 * How long the next round has still to wait; 0: it may start. Two that were asked for at the same moment can be taken the
 * other way round, so the last round may have begun after the moment this one was asked for.
 */
export function roundWaitMs(lastStartedAt: Date | null, now: Date, minMs: number): number {
  if (lastStartedAt === null) return 0;
  const since = Math.max(0, now.getTime() - lastStartedAt.getTime());
  return Math.max(0, minMs - since);
}
