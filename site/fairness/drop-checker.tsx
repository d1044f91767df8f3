// Checks where a jackpot fell, in the browser, with the code that drops them.
import { useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { type JackpotWinner, jackpots } from '#contract/jackpots.ts';
import { formatDate, formatMoney, formatTime } from '#rules/format.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { fetchPart } from '../start/reload-once.ts';
import css from './checker.module.css';
import { DropResult, type Found } from './drop-result.tsx';

const SHOWN = 50;

const keyOf = ({ jackpot_id, cycle }: JackpotWinner) => `${jackpot_id}-${cycle}`;

export function DropChecker() {
  const t = useText();
  const { jackpot, cycle } = useSearch({ strict: false }) as { jackpot?: string; cycle?: string };
  const named = /^\d{1,9}$/.test(jackpot ?? '') ? { jackpot_id: Number(jackpot) } : {};
  const wins = useRead(jackpots.getWinners, { count: SHOWN, ...named }).data?.items;
  const [chosen, choose] = useState<string | null>(null);
  const wanted = chosen ?? (cycle === undefined ? undefined : `${jackpot}-${cycle}`);
  const win = wins?.find((one) => keyOf(one) === wanted) ?? wins?.[0];
  return (
    <section id="check-drop" aria-labelledby="check-drop-title" className={css.checker}>
      <Heading level={2} id="check-drop-title">
        {t('fairness.drop.title')}
      </Heading>
      <p className={css.text}>{t('fairness.drop.text')}</p>
      {wins?.length === 0 && <Notice>{t('fairness.drop.none')}</Notice>}
      {win !== undefined && (
        <>
          <Select
            label={t('fairness.drop.choose')}
            options={wins!.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
            value={keyOf(win)}
            onChange={choose}
          />
          <CheckForm key={keyOf(win)} win={win} />
        </>
      )}
    </section>
  );
}

function nameOf({ title, amount, at }: JackpotWinner): string {
  const moment = new Date(at);
  return `${title} · ${formatMoney(amount)} · ${formatDate(moment, 'UTC')} ${formatTime(moment, 'UTC')} UTC`;
}

function CheckForm({ win }: { win: JackpotWinner }) {
  const t = useText();
  const [seed, setSeed] = useState(win.proof.server_seed);
  const [commit, setCommit] = useState(win.proof.commit);
  const [found, setFound] = useState<Found | 'wrong' | 'lost' | null>(null);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    setFound(await verify(win, seed.trim(), commit.trim()));
  };
  const typed = (set: (text: string) => void) => ({
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setFound(null);
      set(value);
    },
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <>
      <Panel>
        <form className={css.form} noValidate onSubmit={check}>
          <TextField
            label={t('fairness.drop.seed')}
            name="dropSeed"
            value={seed}
            {...typed(setSeed)}
            error={found === 'wrong' ? t('fairness.drop.wrong') : undefined}
          />
          <TextField
            label={t('fairness.drop.commit')}
            name="dropCommit"
            value={commit}
            {...typed(setCommit)}
          />
          <Button look="brand" type="submit">
            {t('fairness.drop.action')}
          </Button>
        </form>
      </Panel>
      {found === 'lost' && <Notice tone="bad">{t('fairness.verify.lost')}</Notice>}
      {found !== null && typeof found === 'object' && <DropResult win={win} found={found} />}
    </>
  );
}

async function verify(
  win: JackpotWinner,
  serverSeed: string,
  commit: string,
): Promise<Found | 'wrong' | 'lost'> {
  if (!/^[\da-f]{64}$/i.test(serverSeed)) return 'wrong';
  const { terms, window, before, after } = win.proof;
  try {
    const { verifyDrop } = await fetchPart(() => import('#games/jackpots/verify-drop.ts'));
    return verifyDrop({
      cycle: {
        ...{ jackpot: win.jackpot_id, number: win.cycle, terms },
        window: window && { from: Date.parse(window.from), to: Date.parse(window.to) },
      },
      ...{ commit, serverSeed, before, after },
    });
  } catch {
    return 'lost';
  }
}
