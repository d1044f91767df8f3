import type { CSSProperties } from 'react';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import css from './mines-field.module.css';
import type { MinesGame } from './mines-round.ts';

interface MinesFieldProps {
  cells: number;
  game: MinesGame;
  canOpen: boolean;
  onOpen(at: number): void;
}

/** A tile is a button with a name, whatever lies under it. */
export function MinesField({ cells, game, canOpen, onOpen }: MinesFieldProps) {
  const t = useText();
  const columns = Math.ceil(Math.sqrt(cells));
  const places = Array.from({ length: cells }, (_, at) => at);
  return (
    <div className={css.field} style={{ '--columns': columns } as CSSProperties}>
      {places.map((at) => {
        const face = faceOf(game, at);
        const isClosed = face === 'closed';
        return (
          <button
            key={at}
            type="button"
            className={classes(css.tile, css[face], isClosed && canOpen && css.ready)}
            aria-label={t('play.mines.tile', {
              row: Math.floor(at / columns) + 1,
              column: (at % columns) + 1,
              face,
            })}
            aria-disabled={!isClosed || !canOpen}
            onClick={() => isClosed && canOpen && onOpen(at)}
          >
            {!isClosed && (
              <img
                className={css.picture}
                src={`/art/play/${face === 'gem' || face === 'last' || face === 'missed' ? 'gem' : 'mine'}.svg`}
                alt=""
                draggable={false}
              />
            )}
          </button>
        );
      })}
    </div>
  );
}

type Face = 'closed' | 'gem' | 'last' | 'missed' | 'mine' | 'hit';

function faceOf({ opened, hit, field }: MinesGame, at: number): Face {
  if (at === hit) return 'hit';
  if (opened.includes(at)) return at === opened.at(-1) && field === null ? 'last' : 'gem';
  if (field === null) return 'closed';
  return field.includes(at) ? 'mine' : 'missed';
}
