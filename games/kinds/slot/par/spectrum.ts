// Sums of independent pays by way of their spectra: the product of two spectra is that of the sum. Damped, so that sums
// beyond the last place do not come round to the first.
import type { PayLaw } from './pay-law.ts';

export interface Spectrum {
  re: Float64Array;
  im: Float64Array;
}

/** What is left at the far end of the spectrum; sums that far are rarer than the precision of a number is fine. */
const DAMPED_TO = 1e-6;

/** Places enough that nothing likely is beyond them. */
export const sizeFor = (law: PayLaw): number => 2 ** Math.ceil(Math.log2(4 * law.length));

const dampingOf = (size: number) => Math.log(DAMPED_TO) / size;

export function spectrumOf(law: PayLaw, size: number): Spectrum {
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  const damping = dampingOf(size);
  for (const [place, likelihood] of law.entries()) re[place] = likelihood * Math.exp(damping * place);
  turn(re, im, 1);
  return { re, im };
}

/** Back to a law of so many places whose likelihoods add up to `total`: what is beyond falls on the last of them. */
export function lawOfSpectrum(spectrum: Spectrum, length: number, total: number): PayLaw {
  const [re, im] = [spectrum.re.slice(), spectrum.im.slice()];
  turn(re, im, -1);
  const damping = dampingOf(re.length);
  const law = new Float64Array(length);
  let left = total;
  for (let place = 0; place < length - 1; place++) {
    law[place] = Math.max(0, re[place]! / re.length / Math.exp(damping * place));
    left -= law[place]!;
  }
  law[length - 1] = Math.max(0, left);
  return law;
}

export function flat(size: number): Spectrum {
  return { re: new Float64Array(size).fill(1), im: new Float64Array(size) };
}

export const empty = (size: number): Spectrum => ({ re: new Float64Array(size), im: new Float64Array(size) });

export function times(a: Spectrum, b: Spectrum): Spectrum {
  const product = empty(a.re.length);
  addProduct(product, a, b);
  return product;
}

export function power(spectrum: Spectrum, exponent: number): Spectrum {
  let [result, square] = [flat(spectrum.re.length), spectrum];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = times(result, square);
    if (left > 1) square = times(square, square);
  }
  return result;
}

/** Adds the product of two spectra to a third. */
export function addProduct(sum: Spectrum, a: Spectrum, b: Spectrum): void {
  for (let place = 0; place < sum.re.length; place++) {
    sum.re[place]! += a.re[place]! * b.re[place]! - a.im[place]! * b.im[place]!;
    sum.im[place]! += a.re[place]! * b.im[place]! + a.im[place]! * b.re[place]!;
  }
}

export function addShare(sum: Spectrum, { re, im }: Spectrum, share: number): void {
  for (let place = 0; place < re.length; place++) {
    sum.re[place]! += share * re[place]!;
    sum.im[place]! += share * im[place]!;
  }
}

/** The Fourier transform in place, of a power of two. */
function turn(re: Float64Array, im: Float64Array, sign: 1 | -1): void {
  const size = re.length;
  reorder(re, im);
  for (let half = 1; half < size; half *= 2)
    for (let place = 0; place < half; place++) {
      const [cos, sin] = [Math.cos((Math.PI * place) / half), sign * Math.sin((Math.PI * place) / half)];
      for (let a = place; a < size; a += 2 * half) {
        const b = a + half;
        const [x, y] = [re[b]! * cos - im[b]! * sin, re[b]! * sin + im[b]! * cos];
        [re[b], im[b]] = [re[a]! - x, im[a]! - y];
        [re[a], im[a]] = [re[a]! + x, im[a]! + y];
      }
    }
}

function reorder(re: Float64Array, im: Float64Array): void {
  for (let place = 1, mirrored = 0; place < re.length; place++) {
    let bit = re.length / 2;
    for (; mirrored & bit; bit /= 2) mirrored ^= bit;
    mirrored ^= bit;
    if (place >= mirrored) continue;
    [re[place], re[mirrored]] = [re[mirrored]!, re[place]!];
    [im[place], im[mirrored]] = [im[mirrored]!, im[place]!];
  }
}
