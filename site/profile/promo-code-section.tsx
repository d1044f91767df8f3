import { PromoCodeForm } from '../campaigns/promo-code-form.tsx';
import { useText } from '../i18n/use-text.tsx';
import { Section } from './section.tsx';

export function PromoCodeSection() {
  const t = useText();
  return (
    <Section id="promo-code" icon="ticket" title={t('promo.label')} text={t('promo.have')}>
      <PromoCodeForm />
    </Section>
  );
}
