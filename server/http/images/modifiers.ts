// How a picture is wanted, as the address says it (decision D98): "f_webp&q_95&s_360x240". The grammar is that of ipx, and
// less of it: whatever is not understood to the letter is refused before any picture is touched.

/** As ipx knows them; a name that was written out is its short form here. */
export type Modifiers = Partial<Record<'f' | 'fit' | 'w' | 'h' | 's' | 'q' | 'b', string>>;

const SIDE_MAX = 2560;

const short: Readonly<Record<string, keyof Modifiers>> = {
  format: 'f',
  width: 'w',
  height: 'h',
  resize: 's',
  quality: 'q',
  background: 'b',
};

const isSide = (text: string) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= SIDE_MAX;

const accepts: Readonly<Record<keyof Modifiers, (text: string) => boolean>> = {
  f: (text) => /^(webp|avif|png|jpe?g|auto)$/.test(text),
  fit: (text) => /^(contain|cover|fill|inside|outside)$/.test(text),
  w: isSide,
  h: isSide,
  s: (text) => text.split('x').length === 2 && text.split('x').every(isSide),
  q: (text) => /^[1-9]\d?$|^100$/.test(text),
  b: (text) => /^([\da-f]{3}|[\da-f]{6})$/i.test(text),
};

/** Null for what cannot be done: an unknown word, a size past all screens, the same thing said twice. */
export function readModifiers(text: string): Modifiers | null {
  if (text === '_') return {};
  const read: Modifiers = {};
  for (const part of text.split(/[&,]/)) {
    const [, said = '', value = ''] = /^([a-z]+)[_:=](.+)$/.exec(part) ?? [];
    const name = Object.hasOwn(short, said) ? short[said]! : (said as keyof Modifiers);
    if (!Object.hasOwn(accepts, name) || read[name] !== undefined || !accepts[name](value)) return null;
    read[name] = value;
  }
  return withOneSize(read);
}

/** Width and height together are a size; a size beside one of them would be two. */
function withOneSize({ w, h, ...rest }: Modifiers): Modifiers | null {
  if (rest.s !== undefined) return w === undefined && h === undefined ? rest : null;
  if (w !== undefined && h !== undefined) return { ...rest, s: `${w}x${h}` };
  return { ...rest, ...(w && { w }), ...(h && { h }) };
}
