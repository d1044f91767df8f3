// Opening a port, or saying in one sentence why it cannot be opened.
import { CannotStart } from '../plumbing/cannot-start.ts';

interface Place {
  port: number;
  host: string;
  /** The setting that names the port, for the sentence. */
  setting: string;
}

export async function listen(
  place: Place,
  open: (at: { port: number; host: string }) => Promise<unknown>,
): Promise<void> {
  const { port, host } = place;
  try {
    await open({ port, host });
  } catch (error) {
    throw new CannotStart(sentenceOf(error as NodeJS.ErrnoException, place), { cause: error });
  }
}

function sentenceOf({ code, message }: NodeJS.ErrnoException, { port, host, setting }: Place): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use already: stop what runs there, or choose another with ${setting}.`;
    case 'EACCES':
      return `This account may not open port ${port}: choose one above 1023 with ${setting}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}: correct HOST.`;
    default:
      return `Port ${port} cannot be opened: ${message}.`;
  }
}
