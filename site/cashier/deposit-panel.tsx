import { useState } from 'react';
import type { cashierDeposits, PaymentMethod } from '#contract/cashier/deposits.ts';
import { content } from '#contract/content.ts';
import type { Output } from '#contract/define.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '../asking/reads.ts';
import { DepositCode } from '../campaigns/offer-choice.tsx';
import { NO_OFFER } from '../campaigns/use-offer-choice.ts';
import { useText } from '../i18n/use-text.tsx';
import { useClosures, useOwnCountry } from '../player/use-closures.ts';
import css from './cashier-panel.module.css';
import { DepositForm } from './deposit-form.tsx';
import { methodNamed, nameInAddress } from './method-address.ts';
import { MethodList } from './method-list.tsx';

interface DepositPanelProps {
  settings: Output<typeof cashierDeposits.getdepositsettings>;
  /** The method in the address; without one the first is taken. */
  chosen: string | undefined;
  startAmount: string;
  /** The offer in the address: whoever comes from its page has chosen it there. */
  startOffer?: string | undefined;
}

/** Choose how, say how much, go and pay. */
export function DepositPanel({ settings, chosen, startAmount, startOffer }: DepositPanelProps) {
  const t = useText();
  const { data: looks } = useRead(content.getSettings, {});
  const { depositView = 'ContainerView', methodUrl = 'sysname' } = looks?.cashier ?? {};
  const [amount, setAmount] = useState(startAmount);
  const [offer, setOffer] = useState(startOffer ?? NO_OFFER);
  const { methods, currency, presets } = settings;
  const closedWords = useClosures();
  const country = useOwnCountry();
  const closedOf = ({ sysname }: PaymentMethod) => closedWords([`method:${sysname}`, ...country]);
  const isOpen = (one: PaymentMethod) => closedOf(one) === null;
  const method = chosen === undefined ? (methods.find(isOpen) ?? methods[0]) : methodNamed(methods, chosen);
  if (method === undefined)
    return (
      <Panel>
        <EmptyState object="/art/obj-320/chest.webp" title={t('cashier.deposit.noMethods')}>
          {t('cashier.deposit.noMethodsText')}
        </EmptyState>
      </Panel>
    );

  const closed = closedOf(method);
  return (
    <Panel className={css.panel}>
      <Heading level={2}>{t('cashier.method.title')}</Heading>
      <MethodList
        label={t('cashier.method.title')}
        methods={methods}
        currency={currency}
        chosen={method}
        view={depositView}
        linkTo={(offered) => ({
          to: '/cashier/deposit/$sysname',
          params: { sysname: nameInAddress(offered, methodUrl) },
          search: { ...(amount !== '' && { amount }), ...(offer !== NO_OFFER && { offer }) },
        })}
      />
      {closed === null ? (
        <>
          <Heading level={2}>{t('cashier.amount.title')}</Heading>
          <DepositForm
            key={method.sysname}
            method={method}
            currency={currency}
            presets={presets[currency] ?? []}
            startAmount={amount}
            onAmount={setAmount}
            offers={{ offer, named: startOffer, onOffer: setOffer }}
          />
        </>
      ) : (
        <Notice tone="care" title={t('shell.closed.title')}>
          {closed}
        </Notice>
      )}
      <DepositCode />
    </Panel>
  );
}
