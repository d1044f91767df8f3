// Games of outside studios that are on offer.
import type { Config } from '../config/config.ts';

interface StudioGame {
  studio: string;
  sysname: string;
  name: string;
  /** Of the page it is played on. */
  url: string;
}

export function findStudioGame(
  { studios }: Pick<Config, 'studios'>,
  sysname: string,
): StudioGame | undefined {
  for (const { sysname: studio, launchUrl, games } of studios) {
    const game = games.find((one) => one.sysname === sysname);
    if (game !== undefined) return { studio, sysname, name: game.name, url: `${launchUrl}/${sysname}` };
  }
  return undefined;
}
