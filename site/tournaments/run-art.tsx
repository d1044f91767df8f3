import type { Tournament } from '#contract/tournaments.ts';
import { type Mesh, MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import css from './run-art.module.css';

/** The light of each tone, from the lit corner to the dark one. */
const lights: Readonly<Record<Tournament['tone'], Mesh>> = {
  ember: { inks: ['#ff8a1a', '#c2300c', '#3a0620'], glow: '#ffd469' },
  jade: { inks: ['#12946a', '#0a5a46', '#04261f'], glow: '#b8f07a', turn: 3 },
  azure: { inks: ['#2b6bff', '#1b2f9b', '#0c1247'], glow: '#5cc8ff', arc: '#bfe6ff', turn: 2 },
  violet: { inks: ['#8b2fd6', '#4b158f', '#1b0738'], glow: '#ffb627', turn: 2 },
};

interface RunArtProps {
  run: Pick<Tournament, 'tone' | 'image'>;
  size: 'hero' | 'card';
}

/** What stands behind a tournament's words. It is decoration: they say all. */
export function RunArt({ run: { tone, image }, size }: RunArtProps) {
  const shape = size === 'hero' ? { width: 1140, height: 386, lamp: { x: 80, y: 44 } } : card;
  return (
    <div className={css.art} data-size={size} aria-hidden="true">
      <MeshBackdrop {...lights[tone]} {...shape} />
      <img
        className={css.object}
        src={`/art/${size === 'hero' ? 'obj' : 'obj-320'}/${image}.webp`}
        width={320}
        height={320}
        alt=""
        decoding="async"
      />
    </div>
  );
}

const card = { width: 420, height: 190, lamp: { x: 82, y: 50 } };
