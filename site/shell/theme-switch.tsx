import { Icon } from '#ui/icon.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useTheme } from '../theme/use-theme.ts';
import choice from './choice.module.css';

/** Says the theme it leads to. */
export function ThemeSwitch() {
  const t = useText();
  const { other, switchTheme } = useTheme();
  const label = t(other === 'dark' ? 'shell.theme.toDark' : 'shell.theme.toLight');
  return (
    <button
      type="button"
      className={choice.choice}
      // Its words stay its name: who speaks to their machine says what they see.
      title={label}
      onClick={switchTheme}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} size={18} />
      {t(`shell.theme.${other}`)}
    </button>
  );
}
