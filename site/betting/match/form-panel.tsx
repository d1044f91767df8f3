import { Link } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.tsx';
import css from './form-panel.module.css';
import type { EventAnswer } from './use-live-event.ts';

type FormRow = EventAnswer['home_form'][number];

/** How both sides did lately, and against each other. */
export function FormPanel({ answer }: { answer: EventAnswer }) {
  const t = useText();
  const { event, home_form, away_form, meetings } = answer;
  return (
    <div className={css.form}>
      <Form title={event.home.name} name={event.home.name} rows={home_form} />
      <Form title={event.away.name} name={event.away.name} rows={away_form} />
      <Form title={t('betting.meetings')} name={event.home.name} rows={meetings} />
    </div>
  );
}

const LAST = 5;

function Form({ title, name, rows }: { title: string; name: string; rows: readonly FormRow[] }) {
  const t = useText();
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 && <p>{t('betting.none.matches')}</p>}
      <ul>
        {rows.slice(0, LAST).map((row) => (
          <li key={row.id}>
            <i data-result={resultFor(row, name)}>{t(`betting.form.${resultFor(row, name)}`)}</i>
            <Link to="/betting/event/$id" params={{ id: String(row.id) }}>
              {row.home === name ? row.away : row.home}
            </Link>
            <b>{`${row.score.home}:${row.score.away}`}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function resultFor({ home, score }: FormRow, name: string): 'won' | 'drawn' | 'lost' {
  const ahead = (score.home - score.away) * (home === name ? 1 : -1);
  return ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn';
}
