// What goes wrong in a browser and is nobody's trouble but the operator's: whoever looks for it finds it in the console.

export const warn = (message: string, error?: unknown): void =>
  // biome-ignore lint/suspicious/noConsole: this is the log of a browser
  console.warn(error === undefined ? message : `${message}: ${String(error)}`);
