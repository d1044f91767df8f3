// Games of outside studios that are on offer.
import type { Config } from '../config/config.ts';
import type { StudioSettings } from '../config/studios.ts';

export interface OutsideGame {
  studio: string;
  sysname: string;
  name: string;
  /** By whom it is asked for: the studio itself, or an aggregator. */
  asker: string;
  /** The aggregator's name for it. */
  code: string;
  /** Of the page it is played on; an aggregator is asked for it. */
  url: string;
}

type Studios = Pick<Config, 'studios'>;

export const findStudioGame = ({ studios }: Studios, sysname: string): OutsideGame | undefined =>
  findGame(studios, (game) => game.sysname === sysname);

export const findGameByCode = ({ studios }: Studios, asker: string, code: string): OutsideGame | undefined =>
  findGame(studios, (game, studio) => studio.via === asker && game.code === code);

function findGame(
  studios: readonly StudioSettings[],
  isMeant: (game: StudioSettings['games'][number], studio: StudioSettings) => boolean,
): OutsideGame | undefined {
  for (const studio of studios) {
    const game = studio.games.find((one) => isMeant(one, studio));
    if (game === undefined) continue;
    const { sysname, name, code = sysname } = game;
    const url = `${studio.launchUrl}/${sysname}`;
    return { ...{ studio: studio.sysname, sysname, name, code, url }, asker: studio.via ?? studio.sysname };
  }
  return undefined;
}
