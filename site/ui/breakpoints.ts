// The same widths as in breakpoints.css, for the few decisions that CSS cannot take. Each is where a step begins.
export const breakpoints = {
  tablet: 768,
  laptop: 992,
  desktop: 1280,
  wide: 1366,
  wider: 1440,
  large: 1696,
  largest: 1920,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** A media query that holds from the start of the step on: `from('laptop')`. */
export const from = (step: Breakpoint): string => `(width >= ${breakpoints[step]}px)`;
