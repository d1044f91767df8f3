// The address of a picture in the size that a screen can use: see /_ipx (decision D98).

/** Spec §9 "Images": widths for pictures that grow with the window; not the breakpoints of layouts. */
const screens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

const DENSITIES = [1, 2] as const;
/** The server makes none larger. */
const SIDE_MAX = 2560;

export interface ImageLook {
  format?: 'webp' | 'avif' | undefined;
  quality?: number | undefined;
  fit?: 'contain' | 'cover' | undefined;
}

interface Size {
  width: number;
  height?: number;
}

/** Drawings and what stands in the address itself come as they are. */
const isSized = (src: string) => !/^data:|\.svg$/.test(src);

export function imageUrl(src: string, { width, height }: Size, look: ImageLook = {}): string {
  if (!isSized(src)) return src;
  const { format = 'webp', quality = 95, fit } = look;
  const size = height === undefined ? `w_${width}` : `s_${width}x${height}`;
  const said = [`f_${format}`, `q_${quality}`, ...(fit ? [`fit_${fit}`] : []), size].join('&');
  return `/_ipx/${said}/${encodeURI(src.replace(/^\//, ''))}`;
}

/** For a picture of one size: "… 1x, … 2x". */
export const densitySet = (src: string, { width, height }: Size, look?: ImageLook): string =>
  DENSITIES.filter((density) => Math.max(width, height ?? 0) * density <= SIDE_MAX)
    .map((density) => {
      const size = { width: width * density, ...(height !== undefined && { height: height * density }) };
      return `${imageUrl(src, size, look)} ${density}x`;
    })
    .join(', ');

/** For a picture that grows with the window: the widths of all screens, and twice those, as far as the server goes. */
export function screenSet(src: string, ratio: number, look?: ImageLook): string {
  const widths = Object.values(screens).flatMap((width) => DENSITIES.map((density) => width * density));
  const sizes = new Set(widths.map((width) => Math.min(width, SIDE_MAX)));
  return [...sizes]
    .toSorted((a, b) => a - b)
    .map(
      (width) =>
        `${imageUrl(src, { width, height: Math.min(Math.round(width / ratio), SIDE_MAX) }, look)} ${width}w`,
    )
    .join(', ');
}
