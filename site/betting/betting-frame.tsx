// What every page of the sportsbook has around it: the slip, the line that tells of prices, and the notice at its foot.
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import { ClosedNotice } from '../player/closed-notice.tsx';
import { fetchPart } from '../start/reload-once.ts';
import css from './betting-frame.module.css';
import { BettingNotice, SlipNotice } from './betting-notice.tsx';
import { BoardContext } from './board-context.tsx';
import { Picking } from './picking.tsx';
import { keptSlip } from './slip/kept-slip.ts';
import { SlipPanel } from './slip/slip-panel.tsx';
import { useBoard } from './use-board.ts';
import { lineLost, useIsLost } from './use-is-lost.ts';

/** Fetched with the first pick. */
const SlipPill = lazyRouteComponent(() => fetchPart(() => import('./slip/slip-pill.tsx')));

interface BettingFrameProps {
  /** A page of bets that are placed has no slip beside it. */
  hasSlip?: boolean;
  children: ReactNode;
}

export function BettingFrame({ hasSlip = true, children }: BettingFrameProps) {
  const t = useText();
  const board = useBoard();
  const isLost = useIsLost();
  const { legs } = keptSlip.use();
  const picking = useMemo(() => ({ draft: null, isLost }), [isLost]);
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    lineLost.set(board.isLost);
    return () => lineLost.set(false);
  }, [board.isLost]);
  useSlipKey(column);
  return (
    <BoardContext value={board}>
      <Picking value={picking}>
        <div className={hasSlip ? css.frame : css.alone}>
          <div className={css.content}>
            {hasSlip && (
              <a className={css.skip} href="#slip">
                {t('betting.slip.skip')}
              </a>
            )}
            <ClosedNotice target="product:sports" />
            {isLost && (
              <p className={css.lost} role="status">
                {t('betting.lost')}
              </p>
            )}
            {children}
            <BettingNotice />
          </div>
          {hasSlip && (
            <aside
              ref={column}
              id="slip"
              tabIndex={-1}
              className={css.column}
              aria-label={t('betting.slip.title')}
            >
              <SlipPanel isLost={isLost} />
              <SlipNotice />
            </aside>
          )}
        </div>
        {hasSlip && legs.length > 0 && (
          <Suspense>
            <SlipPill />
          </Suspense>
        )}
      </Picking>
    </BoardContext>
  );
}

/** The key "b" leads to the slip: to the column where there is one, else it opens the sheet. */
function useSlipKey(column: { current: HTMLElement | null }): void {
  const dialogs = useDialogs();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOther = event.key !== 'b' || event.ctrlKey || event.metaKey || event.altKey;
      if (isOther || isTyping(event.target)) return;
      event.preventDefault();
      if (column.current?.offsetParent) column.current.focus();
      else void dialogs.open('BetSlipPopup', {});
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [column, dialogs]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;
