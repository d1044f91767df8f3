import { classes } from '#ui/classes.ts';
import css from './slot-scene.module.css';

/** Where the game is set. While its feature runs, the light changes. */
export const SlotScene = ({ sysname, isInFeature }: { sysname: string; isInFeature: boolean }) => (
  <div className={classes(css.scene, isInFeature && css.feature)}>
    <picture>
      <source media="(max-aspect-ratio: 1 / 1)" srcSet={`/art/scenes-tall/${sysname}.webp`} />
      <img className={css.backdrop} src={`/art/scenes/${sysname}.webp`} alt="" />
    </picture>
  </div>
);
