import { TIMES_1 } from '#games/kinds/kind.ts';

const shown = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholes = new Intl.NumberFormat('en-US');
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** Ten-thousandths of a stake as "3.39×", cut, never rounded up: nobody is promised more than is paid. */
export const formatTimes = (timesX10000: number): string =>
  timesX10000 < THOUSAND
    ? `${shown.format(Math.floor(timesX10000 / 100) / 100)}×`
    : `${wholes.format(Math.floor(timesX10000 / TIMES_1))}×`;

/** From a thousand times on nobody reads the hundredths. */
const THOUSAND = 1000 * TIMES_1;

/** With all four places: "2.0846×". */
export const formatExactTimes = (timesX10000: number): string => `${exact.format(timesX10000 / TIMES_1)}×`;

const percents = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export const formatChance = (chance: number): string => `${percents.format(chance * 100)}%`;
