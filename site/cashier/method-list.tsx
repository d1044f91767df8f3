// The ways to pay, each a link to its own address. They stand in a grid, or in a row to scroll along (spec §9 "Deposit
// view values").
import { Link, type LinkProps } from '@tanstack/react-router';
import type { PaymentMethod } from '#contract/cashier/deposits.ts';
import type { CashierSettings } from '#contract/content.ts';
import { formatMoney } from '#rules/format.ts';
import type { Currency } from '#rules/money.ts';
import { Icon } from '#ui/icon.tsx';
import { PayMark } from '#ui/pay-mark.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useClosures } from '../player/use-closures.ts';
import { methodIcon } from './method-icon.ts';
import css from './method-list.module.css';

interface MethodListProps {
  label: string;
  methods: readonly PaymentMethod[];
  currency: Currency;
  chosen: PaymentMethod | undefined;
  view: CashierSettings['depositView'];
  linkTo: (method: PaymentMethod) => Pick<LinkProps, 'to' | 'params' | 'search'>;
}

export function MethodList({ label, methods, currency, chosen, view, linkTo }: MethodListProps) {
  const t = useText();
  const closedWords = useClosures();
  return (
    <nav aria-label={label} data-deposit-view={view}>
      <ul className={view === 'ContainerScrollView' ? css.row : css.grid}>
        {methods.map((method) => {
          const isClosed = closedWords([`method:${method.sysname}`]) !== null;
          return (
            <li key={method.sysname}>
              <Link
                {...linkTo(method)}
                className={css.method}
                resetScroll={false}
                activeProps={{}}
                data-method={method.sysname}
                data-closed={isClosed || undefined}
                aria-current={method === chosen ? 'true' : undefined}
              >
                <span className={css.icon}>
                  <Icon name={methodIcon(method.sysname)} size={24} />
                </span>
                <span className={css.words}>
                  <strong className={css.name}>{method.name}</strong>
                  {method.marks.length > 0 && (
                    <span className={css.marks}>
                      {method.marks.map((name) => (
                        <PayMark key={name} name={name} />
                      ))}
                    </span>
                  )}
                  <span className={css.bounds}>
                    {isClosed
                      ? t('shell.closed.label')
                      : t('cashier.method.bounds', {
                          min: formatMoney({ amount: method.min, currency }),
                          max: formatMoney({ amount: method.max, currency }),
                        })}
                  </span>
                  {method.speed && !isClosed && (
                    <span className={css.speed}>
                      <Icon name="timer" size={14} />
                      {method.speed}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
