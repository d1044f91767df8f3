import { useState } from 'react';
import type { Purpose, TrackingSettings } from '#contract/tracking.ts';
import { formatDate, formatTime } from '#rules/format.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Switch } from '#ui/switch.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './consent.module.css';
import { choose, useConsent } from './consent.ts';
import { endMeasuring } from './end-measuring.ts';

export function ConsentForm({ settings: { consent, purposes } }: { settings: TrackingSettings }) {
  const t = useText();
  const { isAllowed, at } = useConsent(consent);
  const [changed, setChanged] = useState<Partial<Record<Purpose, boolean>>>({});
  const isOn = (purpose: Purpose) => changed[purpose] ?? isAllowed(purpose);

  function save() {
    const isLess = purposes.some((purpose) => isAllowed(purpose) && !isOn(purpose));
    choose(purposes.filter(isOn), consent);
    setChanged({});
    if (isLess) endMeasuring();
  }

  return (
    <Panel className={css.panel}>
      <Switch checked disabled hint={t('consent.necessary.text')}>
        {t('consent.necessary.title')}
      </Switch>
      {purposes.map((purpose) => (
        <Switch
          key={purpose}
          checked={isOn(purpose)}
          hint={t(`consent.${purpose}.text`)}
          onChange={({ currentTarget: { checked } }) => setChanged({ ...changed, [purpose]: checked })}
        >
          {t(`consent.${purpose}.title`)}
        </Switch>
      ))}
      {purposes.length === 0 ? (
        <p className={css.state}>{t('consent.nothing')}</p>
      ) : (
        <div className={css.save}>
          <Button look="brand" onClick={save}>
            {t('consent.save')}
          </Button>
          <p role="status" className={css.state}>
            {at !== null && t('consent.saved', { date: `${formatDate(at)}, ${formatTime(at)}` })}
          </p>
        </div>
      )}
    </Panel>
  );
}
