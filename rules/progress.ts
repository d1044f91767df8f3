// How far along someone is (spec §9 "Progress").

interface Progress {
  minValue: number;
  /** Absent on the top level, where nothing is left to reach. */
  maxValue?: number | null;
  expCount: number;
}

/** In percent, from 0 to 100. */
export function progressPercent({ minValue, maxValue, expCount }: Progress): number {
  if (maxValue == null || maxValue <= minValue) return 100;
  const share = (expCount - minValue) / (maxValue - minValue);
  return Math.min(100, Math.max(0, share * 100));
}
