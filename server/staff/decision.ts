// What a person of the house decides, and what they are told about it.

/** A person, and their own words. */
export interface Decision {
  by: string;
  note: string;
  now: Date;
}

/** Done, or the reason why not, as a sentence for the person. */
export type Answer = { isDone: true; says: string } | { isDone: false; says: string };
