// What is still to be done for a deposit that waits for the player: an account to transfer to, or a page to go on with.
import { cashierDeposits } from '#contract/cashier/deposits.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '../asking/reads.ts';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.tsx';
import { CopiedValue } from './copied-value.tsx';
import { Facts } from './facts.tsx';
import css from './how-to-pay.module.css';

interface HowToPayProps {
  transaction: string;
  isInNewWindow?: boolean;
}

export function HowToPay({ transaction, isInNewWindow = false }: HowToPayProps) {
  const t = useText();
  const { data } = useRead(cashierDeposits.getdepositinfo, { transaction });
  if (data === undefined || !('instructions' in data)) return null;
  const { instructions, redirect_url: url } = data;
  return (
    <>
      {instructions.length > 0 && (
        <Panel className={css.panel}>
          <Heading level={2}>{t('cashier.instructions.title')}</Heading>
          <p className={css.text}>{t('cashier.instructions.text')}</p>
          <Facts
            facts={instructions.map(({ name, value }) => ({
              key: name,
              label: t(`cashier.instructions.${name}` as MessageId) || name,
              value: <CopiedValue value={value} />,
            }))}
          />
        </Panel>
      )}
      {url !== null && (
        <p className={css.onward}>
          <ButtonLink
            icon={isInNewWindow ? 'external' : 'arrow-right'}
            link={<a href={url} {...(isInNewWindow && { target: '_blank', rel: 'noopener' })} />}
          >
            {t('cashier.instructions.goOn')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
