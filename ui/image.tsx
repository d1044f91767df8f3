// A picture in the size that the screen can use, with its room kept from the beginning. One that does not come is replaced
// by another for the width of the window, and when that fails too, whoever shows it is told.
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { densitySet, type ImageLook, imageUrl, screenSet } from '#rules/image-url.ts';

export interface Fallback {
  mobile: string;
  tablet?: string;
  laptop?: string;
}

export interface ImageProps extends ImageLook {
  src: string;
  alt: string;
  /** In CSS pixels; the room it takes has their ratio. */
  width: number;
  height: number;
  /** For a picture that grows with the window, as CSS writes it: "(width < 768px) 100vw, 50vw". */
  sizes?: string;
  /** Another picture for windows from that width on. */
  wider?: { from: number; src: string; width: number; height: number };
  fallback?: Fallback;
  className?: string;
  /** Seen first of all: it is fetched before anything else. */
  isFirst?: boolean;
  onError?: () => void;
}

export function Image({ fallback, onError, ...image }: ImageProps) {
  const [failures, setFailures] = useState(0);
  const fail = () => {
    if (failures > 0 || fallback === undefined) onError?.();
    setFailures(failures + 1);
  };
  return failures > 0 && fallback !== undefined ? (
    <FallbackImage {...image} fallback={fallback} onError={fail} />
  ) : (
    <SizedImage {...image} onError={fail} />
  );
}

type Drawn = Omit<ImageProps, 'fallback' | 'onError'> & { onError: () => void };

function SizedImage({ src, alt, width, height, sizes, wider, isFirst, className, onError, ...look }: Drawn) {
  const setOf = (of: { src: string; width: number; height: number }, as: ImageLook) =>
    sizes === undefined ? densitySet(of.src, of, as) : screenSet(of.src, of.width / of.height, as);
  // Not every browser knows the newer kind.
  const plain: ImageLook = { ...look, format: 'webp' };
  const kinds = look.format === 'avif' ? [look, plain] : [look];
  const failing = useFailing(onError);
  return (
    <picture>
      {wider &&
        kinds.map((kind) => (
          <source
            key={kind.format ?? 'webp'}
            media={`(width >= ${wider.from}px)`}
            type={`image/${kind.format ?? 'webp'}`}
            srcSet={setOf(wider, kind)}
            {...{ sizes, width: wider.width, height: wider.height }}
          />
        ))}
      {look.format === 'avif' && (
        <source type="image/avif" srcSet={setOf({ src, width, height }, look)} sizes={sizes} />
      )}
      <img
        {...failing}
        alt={alt}
        {...{ width, height, className, sizes }}
        srcSet={setOf({ src, width, height }, plain)}
        src={imageUrl(src, { width, height }, plain)}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

/** As it is: what makes sizes may be what has failed. */
function FallbackImage({ alt, width, height, className, fallback, onError }: Drawn & { fallback: Fallback }) {
  const { mobile, tablet = mobile, laptop = tablet } = fallback;
  const failing = useFailing(onError);
  return (
    <picture data-fallback="">
      <source media="(width >= 992px)" srcSet={laptop} />
      <source media="(width >= 768px)" srcSet={tablet} />
      <img {...failing} alt={alt} {...{ width, height, className }} src={mobile} />
    </picture>
  );
}

/** A picture may have failed before any script was there to hear of it. */
function useFailing(onError: () => void) {
  const ref = useRef<HTMLImageElement>(null);
  const tell = useRef(onError);
  tell.current = onError;
  useEffect(() => {
    const { current } = ref;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc !== '') tell.current();
  }, []);
  return { ref, onError: (_event: SyntheticEvent) => tell.current() };
}
