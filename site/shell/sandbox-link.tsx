import { useRouter } from '@tanstack/react-router';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './sandbox-link.module.css';

/** Says that the outside world is played here, and leads to where it is played. A page of the server's, not of ours. */
export function SandboxLink() {
  const t = useText();
  const { isSandbox } = useRouter().options.context.visit;
  if (!isSandbox) return null;
  return (
    <a className={css.link} href="/__sandbox" title={t('shell.sandbox.hint')}>
      <Icon name="plugs" size={18} />
      <span className={css.words}>{t('shell.sandbox.label')}</span>
    </a>
  );
}
