// Back closes the dialog that is shown, as on a phone everything in front is closed. For that the page gets a second
// entry in the history of the tab, marked and with the same address; the router is told nothing of it. Once no dialog is
// shown there, a step back from it leads on to the page before.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { OpenDialog } from './dialogs.ts';
import { useDialogs } from './use-dialogs.ts';

interface EntryState {
  isForDialogs?: true;
}

const isMarked = () => (window.history.state as EntryState | null)?.isForDialogs === true;

export function useBackCloses(shown: readonly OpenDialog[]): void {
  const { history } = useRouter();
  const dialogs = useDialogs();
  const isAtMark = useRef(false);

  useEffect(() => {
    const unsubscribe = history.subscribe(({ action: { type } }) => {
      if (type === 'PUSH' || type === 'REPLACE') isAtMark.current = false;
    });
    const onPopState = () => {
      const isStepBack = isAtMark.current && !isMarked();
      isAtMark.current = isMarked();
      if (!isStepBack) return;
      const top = dialogs.line.get().shown.at(-1);
      if (top === undefined) window.history.back();
      else dialogs.dismiss(top);
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      unsubscribe();
      window.removeEventListener('popstate', onPopState);
    };
  }, [history, dialogs]);

  const isWanted = shown.some(({ isHeld }) => !isHeld);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that stays after a step back needs an entry of its own
  useEffect(() => {
    if (!isWanted) return;
    isAtMark.current = true;
    // The router has its own function in place of this one, and would take the step for one of its visitor's.
    if (!isMarked())
      History.prototype.pushState.call(window.history, { ...window.history.state, isForDialogs: true }, '');
  }, [isWanted, shown]);
}
