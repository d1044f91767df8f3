import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { ChainPanel } from '../shared-table/chain-panel.tsx';
import css from './fairness-panel.module.css';

/** What a player can hold against us later: the hash was told before the round it decides. */
export function FairnessPanel() {
  const t = useText();
  const { table } = usePlay();
  const { opened } = useTableState();
  useEffect(() => {
    // Where nobody answers, what was told last stands.
    table.readSeeds().catch(() => undefined);
  }, [table]);
  if (opened === null) return null;
  if (opened.is_shared) return <ChainPanel definition={opened.game.hash} />;
  const { commit, next_commit, client_seed, nonce } = opened.seeds;
  return (
    <>
      <p className={css.intro}>{t('play.fairness.text')}</p>
      <dl className={css.seeds}>
        <dt>{t('play.fairness.commit')}</dt>
        <dd className={css.seed}>{commit}</dd>
        <dt>{t('play.fairness.next')}</dt>
        <dd className={css.seed}>{next_commit}</dd>
        <dt>{t('play.fairness.client')}</dt>
        <dd className={css.seed}>{client_seed}</dd>
        <dt>{t('play.fairness.nonce')}</dt>
        <dd className={css.seed}>{nonce}</dd>
        <dt>{t('play.fairness.definition')}</dt>
        <dd className={css.seed}>{opened.game.hash}</dd>
      </dl>
    </>
  );
}
