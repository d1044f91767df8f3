import type { Output } from '#contract/define.ts';
import type { fairness } from '#contract/fairness.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './revealed.module.css';
import { SeedValue } from './seed-value.tsx';
import type { SeedText } from './use-round-text.ts';

type RevealedSeeds = Output<typeof fairness.getSeeds>['revealed'];

interface RevealedProps {
  seeds: RevealedSeeds;
  onCheck: (seeds: SeedText) => void;
}

/** Seeds that are used no more, the last one first. */
export function Revealed({ seeds, onCheck }: RevealedProps) {
  const t = useText();
  const check = ({ server_seed, client_seed, commit }: RevealedSeeds[number]) => {
    onCheck({ serverSeed: server_seed, clientSeed: client_seed, commit });
    document.getElementById('check-round')?.scrollIntoView();
  };
  return (
    <>
      <Heading level={3}>{t('fairness.revealed.title')}</Heading>
      <ul className={css.list}>
        {seeds.map((pair) => (
          <li key={pair.commit}>
            <Panel className={css.pair}>
              <dl className={css.values}>
                <SeedValue label={t('fairness.revealed.server')} value={pair.server_seed} />
                <SeedValue label={t('fairness.revealed.hash')} value={pair.commit} />
                <SeedValue label={t('fairness.revealed.client')} value={pair.client_seed} />
                <SeedValue label={t('fairness.revealed.rounds')} value={String(pair.rounds)} />
              </dl>
              <Button size="s" onClick={() => check(pair)}>
                {t('fairness.revealed.check')}
              </Button>
            </Panel>
          </li>
        ))}
      </ul>
    </>
  );
}
