import { Link } from '@tanstack/react-router';
import { ButtonLink } from '#ui/button.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './exclusion.module.css';
import { Section } from './section.tsx';

export function HelpSection() {
  const t = useText();
  return (
    <Section id="help" icon="lifebuoy" title={t('protection.help.title')} text={t('protection.help.text')}>
      <div className={css.action}>
        <ButtonLink link={<Link to="/$slug" params={{ slug: 'responsible-play' }} />}>
          {t('protection.help.link')}
        </ButtonLink>
      </div>
    </Section>
  );
}
