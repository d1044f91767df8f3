// How a match ended, count by count, with what it would do to bets before anybody is asked to agree.
import { useState } from 'react';
import { trading } from '#contract/desk/trading.ts';
import type { TradedBook } from '#contract/desk/trading-shapes.ts';
import { endings } from '#sports/settle/match-result.ts';
import { useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { useSend } from '../asking/sends.ts';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { sayToast } from '../shell/toasts.ts';
import { EffectFacts } from './effect-view.tsx';
import panelsCss from './panels.module.css';

type Ending = (typeof endings)[number];
type Counts = Readonly<Record<string, { home: string; away: string }>>;

/** Of "2026-03-01T12:00". */
const MINUTE_LENGTH = 16;

const isCount = (text: string) => /^\d{1,3}$/.test(text);

/** Only what was filled in on both sides: the rest is not known. */
const talliesOf = (counts: Counts) =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, { home, away }]) =>
      isCount(home) && isCount(away) ? [[name, { home: Number(home), away: Number(away) }]] : [],
    ),
  );

export function ResultDialog({ book, onClose }: { book: TradedBook; onClose: () => void }) {
  const { event, tallies } = book;
  const [ending, setEnding] = useState<Ending>('played');
  const [reason, setReason] = useState('');
  const [began, setBegan] = useState('');
  const [counts, setCounts] = useState<Counts>(() =>
    Object.fromEntries(
      tallies.map(({ name, home, away }) => [name, { home: String(home), away: String(away) }]),
    ),
  );
  const [shown, setShown] = useState<typeof entered | null>(null);
  const entered = { ending, tallies: talliesOf(counts), ...(began !== '' && { began: `${began}:00Z` }) };
  const isShown = JSON.stringify(shown) === JSON.stringify(entered);
  const effect = useRead(
    trading.preview,
    { event: event.id, ...(shown ?? entered) },
    { enabled: shown !== null },
  );
  const askFor = useSend(trading.askResult);
  const submit = () =>
    askFor.mutate(
      { event: event.id, ...entered, reason },
      {
        onSuccess: () => {
          sayToast({ text: t('desk.trading.did.ask') });
          onClose();
        },
        onError: (error) => sayToast({ text: refusalWords(error), isBad: true }),
      },
    );
  return (
    <Dialog
      title={t('desk.trading.resultOf')}
      says={`${event.home.name} – ${event.away.name}. ${t('desk.trading.says.result')}`}
      onClose={onClose}
    >
      <label className={formCss.field}>
        <span className={formCss.label}>{t('desk.trading.ending')}</span>
        <select
          className={formCss.control}
          value={ending}
          onChange={({ target }) => setEnding(target.value as Ending)}
        >
          {endings.map((name) => (
            <option key={name} value={name}>
              {t(`desk.trading.endings.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <CountTable
        book={book}
        counts={counts}
        onChange={(name, side, value) =>
          setCounts((before) => ({ ...before, [name]: { ...before[name]!, [side]: value } }))
        }
      />
      <label className={formCss.field}>
        <span className={formCss.label}>{t('desk.trading.began')}</span>
        <input
          type="datetime-local"
          className={formCss.control}
          max={event.starts_at.slice(0, MINUTE_LENGTH)}
          value={began}
          onChange={({ target }) => setBegan(target.value)}
        />
      </label>
      <label className={formCss.field}>
        <span className={formCss.label}>{t('desk.shell.field.reason')}</span>
        <textarea
          className={formCss.control}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      {effect.error !== null && (
        <p className={formCss.problem} role="alert">
          {refusalWords(effect.error)}
        </p>
      )}
      {isShown && effect.data !== undefined && <EffectFacts effect={effect.data} />}
      <div className={formCss.buttons}>
        <Button onClick={onClose}>{t('desk.shell.cancel')}</Button>
        {isShown && effect.data !== undefined ? (
          <Button look="next" disabled={reason.trim().length < 3} isBusy={askFor.isPending} onClick={submit}>
            {t('desk.trading.askSecond')}
          </Button>
        ) : (
          <Button look="next" isBusy={effect.isFetching} onClick={() => setShown(entered)}>
            {t('desk.trading.showEffect')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface CountTableProps {
  book: TradedBook;
  counts: Counts;
  onChange: (name: string, side: 'home' | 'away', value: string) => void;
}

const CountTable = ({ book: { event, tallies }, counts, onChange }: CountTableProps) => (
  <div className={panelsCss.counts}>
    <table>
      <thead>
        <tr>
          <th>{t('desk.trading.count')}</th>
          <th>{event.home.short}</th>
          <th>{event.away.short}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ name, label }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {(['home', 'away'] as const).map((side) => (
              <td key={side}>
                <input
                  className={formCss.control}
                  inputMode="numeric"
                  maxLength={3}
                  aria-label={`${label}, ${event[side].name}`}
                  value={counts[name]?.[side] ?? ''}
                  onChange={({ target }) => onChange(name, side, target.value)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
