import { Switch } from '#ui/switch.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { usePlay, useSettings } from '../play-context.ts';
import type { Settings } from '../settings.ts';
import css from './settings-panel.module.css';

export function SettingsPanel({ hasTurbo }: { hasTurbo: boolean }) {
  const t = useText();
  const { settings } = usePlay();
  const { hasSound, volume, isTurbo, hasLessMotion } = useSettings();
  const change = (part: Partial<Settings>) => settings.set({ ...settings.get(), ...part });
  return (
    <>
      <div className={css.row}>
        <Switch checked={hasSound} onChange={({ target }) => change({ hasSound: target.checked })}>
          {t('play.settings.sound')}
        </Switch>
      </div>
      <label className={css.volume}>
        {t('play.settings.volume')}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!hasSound}
          onChange={({ target }) => change({ volume: target.valueAsNumber })}
        />
      </label>
      {hasTurbo && (
        <div className={css.row}>
          <Switch
            checked={isTurbo}
            hint={t('play.settings.turboHint')}
            onChange={({ target }) => change({ isTurbo: target.checked })}
          >
            {t('play.settings.turbo')}
          </Switch>
        </div>
      )}
      <div className={css.row}>
        <Switch checked={hasLessMotion} onChange={({ target }) => change({ hasLessMotion: target.checked })}>
          {t('play.settings.lessMotion')}
        </Switch>
      </div>
    </>
  );
}
