import { Suspense } from 'react';
import type english from '#content/messages/en/play.json';
import { Loader } from '#ui/loader.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './frame.module.css';
import { usePlay, useTableState } from './play-context.ts';
import { RealityCheck } from './reality-check.tsx';
import { sharedStageOf, stageOf } from './stages.ts';
import { useRefusalWords } from './use-refusal-words.ts';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    play: typeof english;
  }
}

/** Until the game is known there is nothing to show but that, or why it cannot be played. */
export function Frame() {
  const { opened, isAsking } = useTableState();
  if (opened === null) return isAsking ? <Opening /> : <NotOpened />;
  const Stage = opened.is_shared ? sharedStageOf(opened.game.kind) : stageOf(opened.game.kind);
  if (Stage === undefined) return <NotOpened />;
  return (
    <Suspense fallback={<Opening />}>
      <Stage />
      <RealityCheck />
    </Suspense>
  );
}

function Opening() {
  const t = useText();
  return (
    <div className={css.middle}>
      <Loader label={t('play.opening')} />
    </div>
  );
}

function NotOpened() {
  const t = useText();
  const { table, back } = usePlay();
  const { refusal } = useTableState();
  const words = useRefusalWords();
  return (
    <div className={css.middle}>
      <Notice title={t('play.notOpened')}>{refusal === null ? t('error.GameClosed') : words(refusal)}</Notice>
      <div className={css.ways}>
        <button type="button" className={css.way} onClick={() => void table.open()}>
          {t('play.tryAgain')}
        </button>
        <a className={css.way} href={back} target="_top">
          {t('play.back')}
        </a>
      </div>
    </div>
  );
}
