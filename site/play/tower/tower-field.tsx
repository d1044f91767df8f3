import { useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import css from './tower-field.module.css';
import type { TowerGame } from './tower-round.ts';

interface TowerFieldProps {
  rows: number;
  places: number;
  game: TowerGame;
  timesOf(row: number): string;
  canClimb: boolean;
  onClimb(at: number): void;
}

/** The lowest row comes last, so that one climbs upwards; for whoever listens each row is named by its number. */
export function TowerField({ rows, places, game, timesOf, canClimb, onClimb }: TowerFieldProps) {
  const t = useText();
  const next = useRef<HTMLDivElement>(null);
  const at = canClimb ? game.climbed : null;
  // On a low screen not all rows are in sight; the one that is to be climbed is.
  useEffect(() => {
    if (at !== null) next.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div className={css.tower}>
      {Array.from({ length: rows }, (_, place) => rows - 1 - place).map((row) => {
        const isNext = canClimb && row === game.climbed;
        return (
          <div key={row} ref={isNext ? next : null} className={classes(css.row, isNext && css.next)}>
            <span className={classes(css.times, row === game.climbed - 1 && !game.hasFallen && css.here)}>
              {timesOf(row)}
            </span>
            {Array.from({ length: places }, (_, at) => {
              const face = faceOf(game, row, at);
              return (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a door is its place
                  key={at}
                  type="button"
                  className={classes(css.place, css[face])}
                  aria-label={t('play.tower.place', { row: row + 1, place: at + 1, face })}
                  aria-disabled={!isNext}
                  tabIndex={isNext ? 0 : -1}
                  onClick={() => isNext && onClimb(at)}
                >
                  {face !== 'closed' && (
                    <img
                      className={css.picture}
                      src={`/art/play/${face === 'trap' || face === 'hit' ? 'mine' : 'gem'}.svg`}
                      alt=""
                    />
                  )}
                </button>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

type Face = 'closed' | 'safe' | 'missed' | 'trap' | 'hit';

function faceOf({ path, traps, climbed }: TowerGame, row: number, at: number): Face {
  if (path[row] === at) return row < climbed ? 'safe' : 'hit';
  if (traps === null) return 'closed';
  return traps[row]?.includes(at) === true ? 'trap' : 'missed';
}
