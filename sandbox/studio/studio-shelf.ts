// The sandbox studio and its games: simple kinds of ours by figures of its own.

import type { Round } from '#games/kinds/kind.ts';
import type { ScratchFigures } from '#games/kinds/scratch/scratch.ts';
import { scratch } from '#games/kinds/scratch/scratch.ts';
import { scratchPar } from '#games/kinds/scratch/scratch-par.ts';
import type { WheelFigures } from '#games/kinds/wheel/wheel.ts';
import { wheel } from '#games/kinds/wheel/wheel.ts';
import { wheelPar } from '#games/kinds/wheel/wheel-par.ts';
import type { Rng } from '#games/rng/rng.ts';
import type { StudioSettings } from '#server/config/studios.ts';

export const STUDIO = 'tin-whistle';
/** Of its pages, wherever they are shown. */
export const STUDIO_PATH = '/__sandbox/studio';

const SEGMENTS = 12;
const RISK = 'tin';

const wheelFigures: WheelFigures = {
  rimsX100: { [RISK]: { [SEGMENTS]: [0, 150, 0, 120, 0, 200, 0, 150, 0, 120, 0, 410] } },
};

const ticketFigures: ScratchFigures = {
  fields: 9,
  // A thousand tickets with the blanks.
  prizes: [
    [10_000, 1],
    [2500, 6],
    [1000, 20],
    [500, 40],
    [200, 120],
    [100, 60],
  ],
  blanks: 753,
};

export interface StudioGame {
  name: string;
  /** In cents. */
  stakes: readonly number[];
  /** Stake and win are told in one, or one after the other. */
  isOneCall: boolean;
  play(stake: number, rng: Rng): Round;
  /** What it gives back of all stakes in the long run: a share of one, counted. */
  share: number;
  /** What its page draws: the pays of a rim, or of tickets, in hundredths of the stake. */
  pays: readonly number[];
}

const stakes = [20, 50, 100, 200, 500, 1000];

export const studioGames: Readonly<Record<string, StudioGame>> = {
  'tin-wheel': {
    ...{ name: 'Tin Wheel', stakes, isOneCall: false },
    play: (stake, rng) => wheel.play(wheelFigures, { stake, risk: RISK, segments: SEGMENTS }, [], rng),
    share: wheelPar(wheelFigures)[0]!.return,
    pays: wheelFigures.rimsX100[RISK]![SEGMENTS]!,
  },
  'tin-tickets': {
    ...{ name: 'Tin Tickets', stakes, isOneCall: true },
    play: (stake, rng) => scratch.play(ticketFigures, { stake }, [], rng),
    share: scratchPar(ticketFigures)[0]!.return,
    pays: ticketFigures.prizes.map(([pay]) => pay),
  },
};

/** As the house lists it. */
export const studioSettings = (launchUrl: string): StudioSettings => ({
  ...{ sysname: STUDIO, name: 'Tin Whistle (sandbox)', launchUrl, colour: '#9fb3c8' },
  mark: 'M4 9h12l4-3v10l-4-3H4zm3 2v2h2v-2zm4 0v2h2v-2z',
  games: Object.entries(studioGames).map(([sysname, { name }]) => ({
    ...{ sysname, name, type: 'fast' as const, tags: [], image: `/art/tiles/${sysname}.webp` },
  })),
});
