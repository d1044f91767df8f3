// What gifts of one kind are expected to cost in a day, by what players staked and paid in lately. Euro cents.

export interface OutflowTerms {
  /** Expected on a day without any play, in euros. */
  dailyEuros: number;
  /** Shares of what was staked and paid in over the last days, in millionths. */
  stakesPpm: number;
  depositsPpm: number;
  /** How many days count, today included. */
  days: number;
}

export interface CountedPlay {
  /** Of players' own money: stakes that the operator paid would raise what the operator gives. */
  stakes: number;
  deposits: number;
}

export const expectedOutflow = (
  { dailyEuros, stakesPpm, depositsPpm }: OutflowTerms,
  { stakes, deposits }: CountedPlay,
): number => Math.floor(dailyEuros * 100 + (stakes * stakesPpm + deposits * depositsPpm) / 1_000_000);
