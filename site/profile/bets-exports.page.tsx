// /profile/bets/exports: the player's rounds as files for a spreadsheet
import { notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { content } from '#contract/content.ts';
import { gamesHistory } from '#contract/games-history.ts';
import { metadata } from '#contract/metadata.ts';
import { Button } from '#ui/button.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useSend } from '../asking/sends.ts';
import { DayField } from '../form/day-field.tsx';
import { useText } from '../i18n/use-text.tsx';
import { profileNeed } from '../player/whole-profile.ts';
import { needs, type PageModule } from '../routing/page.ts';
import { zoneHere } from '../start/zone-here.ts';
import css from './bets-exports.module.css';
import { BetsFrame } from './bets-frame.tsx';
import { ExportList } from './export-list.tsx';
import { ProfileLoader } from './profile-loader.tsx';

export const reads: PageModule['reads'] = () => [
  profileNeed,
  needs(gamesHistory.gethistoryexportrequest, {}),
  needs(metadata.getgeneralinfo, {}),
  needs(content.getSettings, {}),
];
export const texts: PageModule['texts'] = ['profile', 'bets', 'form', 'validation'];
export const head: PageModule['head'] = (say) => ({ title: say('bets.head.exports'), isIndexed: false });
export const check: PageModule['check'] = (_address, answers) => {
  const isOff = answers(metadata.getgeneralinfo, {})?.is_game_history_export_enabled === false;
  if (isOff || answers(content.getSettings, {})?.site.betHistory === false) throw notFound();
};

export default function BetsExportsPage() {
  return <ProfileLoader>{() => <Exports />}</ProfileLoader>;
}

function Exports() {
  const t = useText();
  return (
    <BetsFrame title={t('bets.exports.title')} text={t('bets.exports.text')}>
      <NewExport />
      <ExportList />
    </BetsFrame>
  );
}

function NewExport() {
  const t = useText();
  const [from, setFrom] = useState<string>();
  const [to, setTo] = useState<string>();
  const { mutate, isPending, error, isSuccess } = useSend(gamesHistory.createhistoryexportrequest);
  const zone = zoneHere();
  const make = () =>
    mutate({
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(zone !== undefined && { zone }),
    });
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <DayField
        name="from"
        label={t('bets.exports.from')}
        hint={t('bets.exports.dayHint')}
        day={from}
        max={to}
        onDay={setFrom}
      />
      <DayField
        name="to"
        label={t('bets.exports.to')}
        hint={t('bets.exports.dayHint')}
        day={to}
        min={from}
        onDay={setTo}
      />
      <Button type="submit" look="brand" isLoading={isPending}>
        {t('bets.exports.make')}
      </Button>
      {error?.reason === 'InvalidRequest' && <p role="alert">{t('bets.exports.tooMany')}</p>}
      {error !== null && error.reason !== 'InvalidRequest' && <LedRefusal refusal={error} />}
      {isSuccess && <p role="status">{t('bets.exports.made')}</p>}
    </form>
  );
}
