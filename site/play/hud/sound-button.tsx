import { useText } from '../../i18n/use-text.tsx';
import { usePlay, useSettings } from '../play-context.ts';
import { HudButton } from './hud-button.tsx';

export function SoundButton({ className }: { className?: string | undefined }) {
  const t = useText();
  const { settings } = usePlay();
  const { hasSound } = useSettings();
  return (
    <HudButton
      icon={hasSound ? 'sound' : 'sound-off'}
      label={t('play.settings.sound')}
      className={className}
      isOn={hasSound}
      onPress={() => settings.set({ ...settings.get(), hasSound: !hasSound })}
    />
  );
}
