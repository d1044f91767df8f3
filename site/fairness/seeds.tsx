import { fairness } from '#contract/fairness.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { useWayIn } from '../player/use-way-in.ts';
import { Revealed } from './revealed.tsx';
import { Rotate } from './rotate.tsx';
import { SeedValue } from './seed-value.tsx';
import css from './seeds.module.css';
import type { SeedText } from './use-round-text.ts';

interface SeedsProps {
  /** They want to check rounds of these. */
  onCheck: (seeds: SeedText) => void;
}

export function Seeds({ onCheck }: SeedsProps) {
  const t = useText();
  const isPlayer = usePlayer() !== null;
  return (
    <section aria-labelledby="seeds-title" className={css.seeds}>
      <Heading level={2} id="seeds-title">
        {t('fairness.seeds.title')}
      </Heading>
      {isPlayer ? <OwnSeeds onCheck={onCheck} /> : <Guest />}
    </section>
  );
}

function Guest() {
  const t = useText();
  return (
    <Notice action={<Button {...useWayIn('authorization')}>{t('fairness.seeds.signIn')}</Button>}>
      {t('fairness.seeds.guest')}
    </Notice>
  );
}

function OwnSeeds({ onCheck }: SeedsProps) {
  const t = useText();
  const { data, error, refetch } = useRead(fairness.getSeeds, {});
  if (data === undefined && error !== null)
    return (
      <Notice tone="bad" action={<Button onClick={() => void refetch()}>{t('fairness.seeds.retry')}</Button>}>
        {t('fairness.seeds.failed')}
      </Notice>
    );
  if (data === undefined) return <Skeleton shape="block" className={css.ghost} />;
  if (data.seeds === null) return <Notice>{t('fairness.seeds.none')}</Notice>;
  const { commit, next_commit, client_seed, nonce } = data.seeds;
  return (
    <>
      <Panel>
        <dl className={css.values}>
          <SeedValue label={t('fairness.seeds.commit')} value={commit} />
          <SeedValue label={t('fairness.seeds.next')} value={next_commit} />
          <SeedValue label={t('fairness.seeds.client')} value={client_seed} />
          <SeedValue label={t('fairness.seeds.nonce')} value={String(nonce)} />
        </dl>
      </Panel>
      <Rotate />
      {data.revealed.length > 0 && <Revealed seeds={data.revealed} onCheck={onCheck} />}
    </>
  );
}
