import { useText } from '../i18n/use-text.tsx';
import { keptZone } from './kept-choices.ts';
import css from './zone-choice.module.css';

const zones = [
  ...['UTC', 'Europe/London', 'Europe/Lisbon', 'Europe/Riga', 'Europe/Berlin', 'Europe/Moscow'],
  ...['America/Sao_Paulo', 'America/Manaus', 'America/New_York', 'America/Los_Angeles'],
  ...['Asia/Almaty', 'Asia/Tashkent', 'Asia/Vladivostok', 'Australia/Sydney'],
];

/** In which zone times are told; the browser's own, unless another is chosen. */
export function ZoneChoice() {
  const t = useText();
  return (
    <label className={css.zone}>
      {t('betting.zone.label')}
      <select value={keptZone.use()} onChange={({ target }) => keptZone.write(target.value)}>
        <option value="">{t('betting.zone.own')}</option>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}
