import { useState } from 'react';
import { accountSecurity } from '#contract/account/security.ts';
import { formatDate } from '#rules/format.ts';
import { type ExclusionPeriod, exclusionEnd } from '#rules/self-exclusion.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { Select } from '#ui/select.tsx';
import { useRead } from '../asking/reads.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import { nowMs } from '../start/clock.ts';
import css from './exclusion.module.css';
import { Section } from './section.tsx';
import { useExclusion } from './use-exclusion.ts';

export function ExclusionSection() {
  const t = useText();
  const { data } = useRead(accountSecurity.getSelfExclusion, {});
  if (data === undefined) return null;
  const { periods, last } = data;
  return (
    <Section
      id="exclusion"
      icon="pause"
      title={t('protection.exclusion.title')}
      text={t('protection.exclusion.text')}
    >
      <WhatHappens />
      <ExclusionForm periods={periods} />
      {last !== null && (
        <p className={css.text}>
          {t('protection.exclusion.last', {
            period: t(`protection.span.${last.period}`),
            date: formatDate(new Date(last.set_at)),
          })}
        </p>
      )}
    </Section>
  );
}

const consequences = [
  ['signedOut', 'sign-out'],
  ['noNews', 'bell'],
  ['money', 'wallet'],
  ['back', 'hourglass'],
] as const satisfies readonly [string, IconName][];

function WhatHappens() {
  const t = useText();
  return (
    <>
      <Heading level={3} className={css.what}>
        {t('protection.exclusion.what')}
      </Heading>
      <ul className={css.consequences}>
        {consequences.map(([key, icon]) => (
          <li key={key} className={css.consequence}>
            <Icon name={icon} size={20} />
            {t(`protection.exclusion.${key}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Nothing is chosen beforehand, and what is chosen is asked about once more. */
function ExclusionForm({ periods }: { periods: readonly ExclusionPeriod[] }) {
  const t = useText();
  const dialogs = useDialogs();
  const [period, setPeriod] = useState<ExclusionPeriod>();
  const { exclude, isPending } = useExclusion();

  async function ask(chosen: ExclusionPeriod) {
    const end = exclusionEnd(chosen, new Date(nowMs()));
    const isWanted = await dialogs.open('Confirm', {
      content:
        end === null
          ? t('protection.exclusion.askForGood')
          : t('protection.exclusion.ask', { period: t(`protection.span.${chosen}`), date: formatDate(end) }),
      textReject: t('protection.exclusion.reject'),
      textAgree: t('protection.exclusion.agree'),
      isDanger: true,
    });
    if (isWanted) await exclude(chosen);
  }

  return (
    <div className={css.form}>
      <Select
        label={t('protection.exclusion.period')}
        placeholder={t('protection.exclusion.choose')}
        options={periods.map((value) => ({ value, label: t(`protection.span.${value}`) }))}
        onChange={setPeriod}
      />
      <div className={css.action}>
        <Button
          look="danger"
          isLoading={isPending}
          disabled={period === undefined}
          onClick={() => period && void ask(period)}
        >
          {t('protection.exclusion.submit')}
        </Button>
      </div>
    </div>
  );
}
