import css from './three-dice-cloth.module.css';

/** A small die on a spot; the spot has its name. */
export const DieFace = ({ face }: { face: number }) => (
  <img className={css.die} src={`/art/play/dice/${face}.svg`} alt="" draggable={false} />
);
