// Opens a game in its frame, which is given a token of its own, and again whenever it is wished for anew.
import { useEffect, useState } from 'react';
import { play } from '#contract/play.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { useSend } from '../asking/sends.ts';
import { Unanswered } from '../asking/unanswered.ts';
import { useLocale } from '../i18n/use-locale.ts';
import type { PlayMode } from './use-wished-mode.ts';

interface Wish {
  sysname: string;
  /** Null: nothing is to be opened. */
  mode: PlayMode | null;
  /** A guest is 0. Whoever comes or goes opens it anew. */
  uid: number;
}

type Opened = { token: string; url: string; mode: PlayMode };

export interface OpenGame {
  /** Of the frame, once there is one. */
  address: string | null;
  refusal: Refusal | null;
  again: () => void;
}

export function useOpenGame({ sysname, mode, uid }: Wish): OpenGame {
  const { locale } = useLocale();
  const { mutateAsync: open } = useSend(play.open);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((before) => before + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks and how often are reasons to open it anew
  useEffect(() => {
    if (mode === null) return;
    let isWanted = true;
    setRefusal(null);
    open({ sysname, mode }).then(
      (answer) => isWanted && setOpened({ ...answer, mode }),
      (error: unknown) => isWanted && isRefusal(error) && setRefusal(error),
    );
    return () => {
      isWanted = false;
      setOpened(null);
      setRefusal(null);
    };
  }, [sysname, mode, uid, attempt, open]);

  const isUnanswered = refusal instanceof Unanswered;
  useEffect(() => {
    if (!isUnanswered) return;
    const retry = () => setAttempt((before) => before + 1);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isUnanswered]);

  return { address: opened && addressOf(opened, locale), refusal, again };
}

/**
 * The token stands after the #, which no server, log or proxy ever sees. Without one the address is an aggregator's, and
 * complete, or the game is for fun.
 */
const addressOf = ({ url, token, mode }: Opened, locale: string): string =>
  url.includes('?')
    ? url
    : `${url}?${new URLSearchParams({ locale })}#${new URLSearchParams({ token, mode })}`;
