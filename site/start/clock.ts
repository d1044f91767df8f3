// The one clock of the browser. It shows the visitor's own time of day, and goes on while the machine sleeps.

export const nowMs = (): number => Date.now();

export const momentIn = (seconds: number): number => nowMs() + seconds * 1_000;
