import { useRef, useState } from 'react';
import { support } from '#contract/support.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import css from './write-to-us.module.css';

/** The form, and afterwards where the answer goes. */
export function WriteToUs() {
  const t = useText();
  const { data } = useRead(support.getsettings, {});
  const [answeredAt, setAnsweredAt] = useState<string | null>(null);
  const mailbox = data?.contacts.email ?? null;
  const section = useRef<HTMLElement>(null);
  const tell = (email: string) => {
    setAnsweredAt(email);
    // The form goes, and with it the button that had the focus.
    section.current?.focus();
  };

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="write" className={css.section}>
      <Panel className={css.panel}>
        <Heading level={2} id="write">
          {t('support.title')}
        </Heading>
        {answeredAt === null ? (
          <FeedbackForm onSent={tell} />
        ) : (
          <Notice
            tone="good"
            title={t('support.sent.title')}
            action={
              <Button look="quiet" size="s" onClick={() => setAnsweredAt(null)}>
                {t('support.sent.again')}
              </Button>
            }
          >
            {t('support.sent.text', { email: answeredAt })}
          </Notice>
        )}
        {mailbox !== null && (
          <p className={css.mailbox}>
            {t('support.mailbox')} <a href={`mailto:${mailbox}`}>{mailbox}</a>
          </p>
        )}
      </Panel>
    </section>
  );
}
