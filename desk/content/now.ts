/** This moment, in the form in which the store writes moments. */
export const nowText = (): string => new Date(performance.timeOrigin + performance.now()).toISOString();
