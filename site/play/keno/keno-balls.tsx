import { classes } from '#ui/classes.ts';
import css from './keno-balls.module.css';

interface KenoBallsProps {
  out: readonly number[];
  all: number;
  hits: readonly number[];
}

export const KenoBalls = ({ out, all, hits }: KenoBallsProps) => (
  <ol className={css.balls} aria-hidden="true">
    {places(all).map((place) => {
      const ball = out[place];
      return (
        <li
          key={place}
          className={classes(css.ball, ball === undefined ? css.empty : hits.includes(ball) && css.hit)}
        >
          {ball}
        </li>
      );
    })}
  </ol>
);

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
