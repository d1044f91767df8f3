import type { CSSProperties } from 'react';
import { MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import css from './scene-art.module.css';
import { type SceneObject, scenes } from './scenes.ts';

interface SceneArtProps {
  name: string;
  /** The operator's own picture in all its widths: it covers all, and needs no figures. */
  image?: string | undefined;
  /** Seen first of all: its figure is fetched before anything else. */
  isFirst?: boolean;
}

export function SceneArt({ name, image, isFirst = false }: SceneArtProps) {
  const scene = scenes[name];
  if (image) return <Photo {...{ image, isFirst }} />;
  if (scene === undefined) return null;
  const { art, widths = [] } = scene.hero;
  const srcSet = widths
    .map((width, at) => `${urlOf(art, at < widths.length - 1 ? `-${width}` : '')} ${width}w`)
    .join(', ');

  return (
    <div className={css.scene} aria-hidden="true">
      <MeshBackdrop {...scene.mesh} />
      {scene.props.map((prop) => (
        <img
          key={`${prop.art}${prop.right}`}
          className={css.object}
          style={placeOf(prop)}
          src={urlOf(prop.art)}
          data-wide={prop.isWideOnly}
          width={200}
          height={200}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ))}
      <img
        className={css.object}
        data-hero=""
        style={placeOf(scene.hero)}
        src={urlOf(art)}
        {...(srcSet && { srcSet, sizes: '(width < 768px) 290px, 440px' })}
        width={400}
        height={400}
        alt=""
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </div>
  );
}

/** Should it not come, the banner has its colour, and its words can be read. */
const Photo = ({ image, isFirst }: { image: string; isFirst: boolean }) => (
  <div className={css.scene} aria-hidden="true">
    <img
      className={css.photo}
      srcSet={image}
      sizes="(width < 768px) 100vw, 900px"
      alt=""
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  </div>
);

const urlOf = (art: string, variant = '') => `/art/obj/${art}${variant}.webp`;

const placeOf = ({ size, right, top, turn = 0, blur = 0 }: SceneObject) =>
  ({
    '--size': size,
    '--right': right,
    '--top': top,
    ...(turn && { rotate: `${turn}deg` }),
    ...(blur && { '--blur': `blur(${blur}px)` }),
  }) as CSSProperties;
