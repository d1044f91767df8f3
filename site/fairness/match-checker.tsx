// Plays a finished virtual match again, in the browser, with the code that played it.
import { useSearch } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { sportsCalls } from '#contract/betting/sports.ts';
import type { Output } from '#contract/define.ts';
import { formatDate, formatTime } from '#rules/format.ts';
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
import { MatchReplay } from './match-replay.tsx';
import { NotFound } from './not-found.tsx';
import type { VerifiedMatch } from './verify-match.ts';

type Match = Output<typeof sportsCalls.getEvent>;
type Proof = NonNullable<Match['proof']>;

const SHOWN = 50;

export function MatchChecker() {
  const t = useText();
  const { event } = useSearch({ strict: false }) as { event?: string };
  const named = /^\d{1,9}$/.test(event ?? '') ? event : undefined;
  const results = useRead(sportsCalls.getResults, { count: SHOWN }).data?.items;
  const virtual = results?.filter(({ league, ending }) => league.is_virtual && ending === 'played');
  const [chosen, choose] = useState<string | null>(null);
  const latest = virtual?.[0]?.id.toString();
  const [first, setFirst] = useState(latest);
  // Others end while this one is looked at.
  if (first === undefined && latest !== undefined) setFirst(latest);
  const id = chosen ?? named ?? first;
  const asked = useRead(sportsCalls.getEvent, { id: Number(id ?? 0) }, { enabled: id !== undefined });
  const match = asked.data?.event.id === Number(id) ? asked.data : undefined;
  const isHidden = match?.proof?.seed === null;
  const { refetch } = asked;
  // An answer from before the end of the match knows no seed yet.
  useEffect(() => {
    if (isHidden) void refetch();
  }, [isHidden, refetch]);
  const options = (virtual ?? []).map((one) => ({ value: String(one.id), label: nameOf(one) }));
  const isListed = options.some(({ value }) => value === id);
  return (
    <section id="check-match" aria-labelledby="check-match-title" className={css.checker}>
      <Heading level={2} id="check-match-title">
        {t('fairness.match.title')}
      </Heading>
      <p className={css.text}>{t('fairness.match.text')}</p>
      {virtual?.length === 0 && named === undefined && <Notice>{t('fairness.match.none')}</Notice>}
      {id !== undefined && (options.length > 0 || match !== undefined) && (
        <Select
          label={t('fairness.match.choose')}
          options={
            isListed || match === undefined
              ? options
              : [{ value: id, label: nameOf(rowOf(match)) }, ...options]
          }
          value={id}
          onChange={choose}
        />
      )}
      {id !== undefined && asked.error !== null && <NotFound refusal={asked.error} />}
      {match?.proof && <CheckForm key={`${id} ${match.proof.seed}`} match={match} proof={match.proof} />}
    </section>
  );
}

const rowOf = ({ event }: Match) => ({
  ...{ home: event.home.name, away: event.away.name, starts_at: event.starts_at },
  score: event.state.score,
});

function nameOf({ home, away, score, starts_at }: ReturnType<typeof rowOf>): string {
  const moment = new Date(starts_at);
  return `${home} – ${away} ${score.home}:${score.away} · ${formatDate(moment, 'UTC')} ${formatTime(moment, 'UTC')} UTC`;
}

function CheckForm({ match, proof }: { match: Match; proof: Proof }) {
  const t = useText();
  const [seed, setSeed] = useState(proof.seed ?? '');
  const [strength, setStrength] = useState(String(proof.strength ?? ''));
  const [commit, setCommit] = useState(proof.commit);
  const [found, setFound] = useState<VerifiedMatch | Fault | null>(null);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const typedIn = { seed: seed.trim(), strength: numberOf(strength), commit: commit.trim() };
    setFound(await verify(match, { event: proof.event, ...typedIn }));
  };
  const typed = (set: (text: string) => void) => ({
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setFound(null);
      set(value);
    },
    autoComplete: 'off',
    spellCheck: false,
  });
  if (proof.seed === null) return <Notice>{t('fairness.match.hidden')}</Notice>;
  return (
    <>
      <Panel>
        <form className={css.form} noValidate onSubmit={check}>
          <TextField
            label={t('fairness.match.seed')}
            name="matchSeed"
            value={seed}
            {...typed(setSeed)}
            error={found === 'wrong' ? t('fairness.drop.wrong') : undefined}
          />
          <TextField
            label={t('fairness.match.strength')}
            name="matchStrength"
            inputMode="decimal"
            value={strength}
            {...typed(setStrength)}
            error={found === 'no-number' ? t('fairness.match.noNumber') : undefined}
          />
          <TextField
            label={t('fairness.match.commit')}
            name="matchCommit"
            value={commit}
            {...typed(setCommit)}
          />
          <Button look="brand" type="submit">
            {t('fairness.match.action')}
          </Button>
        </form>
      </Panel>
      {found === 'lost' && <Notice tone="bad">{t('fairness.verify.lost')}</Notice>}
      {found !== null && typeof found === 'object' && <MatchReplay match={match} found={found} />}
    </>
  );
}

type Fault = 'wrong' | 'no-number' | 'lost';

const numberOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));

async function verify(
  { event, incidents }: Match,
  { event: name, strength, seed, commit }: { event: string; strength: number; seed: string; commit: string },
): Promise<VerifiedMatch | Fault> {
  if (!/^[\da-f]{64}$/i.test(seed)) return 'wrong';
  if (!Number.isFinite(strength)) return 'no-number';
  try {
    const { verifyMatch } = await fetchPart(() => import('./verify-match.ts'));
    return verifyMatch({ sport: event.league.sport, event: name, strength, seed, commit, told: incidents });
  } catch {
    return 'lost';
  }
}
