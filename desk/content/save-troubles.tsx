// Why something was not saved: what is wrong with it, or what another has said meanwhile.
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import css from './content.module.css';
import { Difference } from './difference.tsx';
import type { Draft } from './use-draft.ts';

type SaveTroublesProps = Pick<Draft, 'problem' | 'conflict' | 'settle' | 'json'>;

export const SaveTroubles = ({ problem, conflict, settle, json }: SaveTroublesProps) => (
  <>
    {problem !== '' && (
      <p className={formCss.problem} role="alert">
        {problem}
      </p>
    )}
    {conflict !== null && (
      <section className={css.conflict} role="alert">
        <p>{t('desk.content.conflict', { by: conflict.changed_by })}</p>
        <Difference
          before={{ label: t('desk.content.theirs', { by: conflict.changed_by }), json: conflict.value }}
          after={{ label: t('desk.content.mine'), json }}
        />
        <div className={css.row}>
          <Button onClick={() => settle('theirs')}>{t('desk.content.takeTheirs')}</Button>
          <Button onClick={() => settle('mine')}>{t('desk.content.keepMine')}</Button>
        </div>
      </section>
    )}
  </>
);
