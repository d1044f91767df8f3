import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useWayIn } from '../player/use-way-in.ts';
import { fetchPart } from '../start/reload-once.ts';
import { CheckFields } from './check-fields.tsx';
import css from './checker.module.css';
import { NotFound } from './not-found.tsx';
import { Result } from './result.tsx';
import { type CheckText, type SeedText, useRoundText } from './use-round-text.ts';
import type { RoundText, VerifiedRound } from './verify-round.ts';

type Found = { round: VerifiedRound; isOnChain: boolean | null } | { field: keyof RoundText } | 'lost';

/**
 * Computes a round in the browser. The code of the games is fetched with the first one that is checked, and a table of
 * rounds with the game that has one.
 */
export function Checker({ seeds }: { seeds: SeedText | null }) {
  const t = useText();
  const { text, set, kept, refusal, needsPlayer } = useRoundText(seeds);
  const [checked, setChecked] = useState<{ text: CheckText; found: Found } | null>(null);
  const signIn = useWayIn('authorization');
  const found = checked?.text === text ? checked.found : null;

  const check = async (event: FormEvent) => {
    event.preventDefault();
    setChecked({ text, found: await verify(text, kept?.anchor ?? null) });
  };

  return (
    <section id="check-round" aria-labelledby="check-round-title" className={css.checker}>
      <Heading level={2} id="check-round-title">
        {t('fairness.verify.title')}
      </Heading>
      <p className={css.text}>{t('fairness.verify.text')}</p>
      {needsPlayer && (
        <Notice action={<Button {...signIn}>{t('fairness.seeds.signIn')}</Button>}>
          {t('fairness.verify.guestRound')}
        </Notice>
      )}
      {refusal && <NotFound refusal={refusal} />}
      {kept?.server_seed === null && <Notice>{t('fairness.verify.hidden')}</Notice>}
      <Panel>
        <form className={css.form} noValidate onSubmit={check}>
          <CheckFields text={text} set={set} wrong={wrongField(found)} />
          <Button look="brand" type="submit">
            {t('fairness.verify.action')}
          </Button>
        </form>
      </Panel>
      {found === 'lost' && <Notice tone="bad">{t('fairness.verify.lost')}</Notice>}
      {found !== null && found !== 'lost' && 'round' in found && (
        <Result {...found} shownCommit={text.commit} kept={kept} />
      )}
    </section>
  );
}

const wrongField = (found: Found | null) =>
  found !== null && found !== 'lost' && 'field' in found ? found.field : null;

async function verify(text: CheckText, anchor: string | null): Promise<Found> {
  try {
    const { leadsTo, UnfitText, verifyRound } = await fetchPart(() => import('./verify-round.ts'));
    try {
      const round = await verifyRound(trimmed(text));
      return { round, isOnChain: anchor === null ? null : leadsTo(trimmed(text), anchor) };
    } catch (error) {
      if (error instanceof UnfitText) return { field: error.field };
      throw error;
    }
  } catch {
    return 'lost';
  }
}

/** What is copied brings blanks along. */
const trimmed = (text: CheckText): CheckText =>
  Object.fromEntries(Object.entries(text).map(([field, value]) => [field, value.trim()])) as CheckText;
