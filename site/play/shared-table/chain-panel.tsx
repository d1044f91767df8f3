import { useEffect, useState } from 'react';
import type { Output } from '#contract/define.ts';
import { tables } from '#contract/tables.ts';
import { Loader } from '#ui/loader.tsx';
import { useText } from '../../i18n/use-text.tsx';
import css from '../hud/fairness-panel.module.css';
import { usePlay } from '../play-context.ts';

type Told = Output<typeof tables.get>;

/** What everybody at a shared table can hold against us: the chain was fixed before its first round. */
export function ChainPanel({ definition }: { definition: string }) {
  const t = useText();
  const { ask } = usePlay();
  const [told, setTold] = useState<Told | 'lost' | null>(null);
  useEffect(() => {
    ask(tables.get, {}).then(setTold, () => setTold('lost'));
  }, [ask]);
  if (told === null) return <Loader label={t('play.opening')} />;
  if (told === 'lost' || told.chain === null) return <p>{t('play.noAnswer')}</p>;
  const { anchor, salt, number, used } = told.chain;
  return (
    <>
      <p className={css.intro}>{t('play.shared.chain.text')}</p>
      <dl className={css.seeds}>
        <dt>{t('play.shared.chain.anchor', { number })}</dt>
        <dd className={css.seed}>{anchor}</dd>
        <dt>{t('play.shared.chain.salt')}</dt>
        <dd className={css.seed}>{salt ?? '–'}</dd>
        <dt>{t('play.shared.chain.position')}</dt>
        <dd className={css.seed}>{used}</dd>
        {told.round !== null && (
          <>
            <dt>{t('play.shared.chain.commit')}</dt>
            <dd className={css.seed}>{told.round.commit}</dd>
          </>
        )}
        <dt>{t('play.fairness.definition')}</dt>
        <dd className={css.seed}>{definition}</dd>
      </dl>
    </>
  );
}
