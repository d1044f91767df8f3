// What the font files hold, read from the files: a headline must never fall back for one letter.
import { readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const KB = 1024;
const file = (name: string) => new URL(`./fonts/${name}.woff2`, import.meta.url);

const latvian = 'ĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽž';
const portuguese = 'ÁáÂâÃãÀàÇçÉéÊêÍíÓóÔôÕõÚúÜü';
const russian = 'АаБбВвГгДдЕеЁёЖжЗзИиЙйКкЛлМмНнОоПпРрСсТтУуФфХхЦцЧчШшЩщЪъЫыЬьЭэЮюЯя';
const sums = '0123456789€.,%+−×–';

test.for(['golos', 'unbounded'])('%s can write all of our languages, and sums', (face) => {
  const letters = ['latin', 'latin-ext', 'cyrillic'].flatMap((script) => codePointsOf(`${face}-${script}`));
  const held = new Set(letters);
  const wanted = Array.from(`${latvian}${portuguese}${russian}${sums}`);
  expect(wanted.filter((letter) => !held.has(letter.codePointAt(0)!))).toEqual([]);
});

test.for([
  ['golos-latin', 36],
  ['golos-latin-ext', 16],
  ['golos-cyrillic', 18],
  ['unbounded-latin', 32],
  ['unbounded-latin-ext', 8],
  ['unbounded-cyrillic', 18],
] as const)('%s weighs at most %i KB', ([name, limit]) => {
  expect(statSync(file(name)).size).toBeLessThanOrEqual(limit * KB);
});

const stylesheet = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const faces = stylesheet
  .split('@font-face')
  .map((rule) => ({
    name: /fonts\/([\w-]+)\.woff2/.exec(rule)?.[1],
    ranges: /unicode-range:([^;]+);/.exec(rule)?.[1],
  }))
  .filter((face) => face.name !== undefined);

test.for(faces)('$name is asked for exactly the letters it holds', ({ name, ranges }) => {
  const stated = ranges!.split(',').flatMap((range) => {
    const [, from, to = from] = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/.exec(range)!;
    const [first, last] = [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
  expect(stated).toEqual(codePointsOf(name!));
});

/** The letters of a woff2 file: its table directory, one brotli stream, and the character map within. */
function codePointsOf(name: string): number[] {
  const bytes = readFileSync(file(name));
  const tableCount = bytes.readUInt16BE(12);
  let at = 48;
  let offset = 0;
  let mapAt = -1;

  const readBase128 = () => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
  };

  for (let table = 0; table < tableCount; table++) {
    const flags = bytes.readUInt8(at++);
    const tag = flags & 0x3f;
    if (tag === 0x3f) at += 4;
    const originalLength = readBase128();
    // Only glyf and loca are rewritten by default, and then state their length in the stream as well.
    const isRewritten = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (tag === 0) mapAt = offset;
    offset += isRewritten ? readBase128() : originalLength;
  }
  return lettersIn(brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20))).subarray(mapAt));
}

function lettersIn(map: Buffer): number[] {
  const subtables = Array.from({ length: map.readUInt16BE(2) }, (_, n) => map.readUInt32BE(4 + n * 8 + 4));
  const segments = map.subarray(subtables.find((at) => map.readUInt16BE(at) === 4)!);
  const doubled = segments.readUInt16BE(6);
  const letters: number[] = [];
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = segments.readUInt16BE(14 + segment);
    const first = segments.readUInt16BE(16 + doubled + segment);
    if (first !== 0xffff) for (let letter = first; letter <= last; letter++) letters.push(letter);
  }
  return letters;
}
