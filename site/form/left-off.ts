/** The visitor thought better of it on the way: nothing was done, and nothing is wrong. */
export class LeftOff extends Error {
  override readonly name = 'LeftOff';
}
