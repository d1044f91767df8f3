// Offered where a change can not be made by one person alone: the change is sent to a second person with a reason.
import { content } from '#contract/desk/content.ts';
import { endSecondPersonRequest, useSecondPersonRequest } from '../asking/second-person.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { sayToast } from '../shell/toasts.ts';

export function SecondPersonDialog() {
  const request = useSecondPersonRequest();
  if (request === null) return null;
  return (
    <CallDialog
      call={content.askChange}
      title={t('desk.content.askSecond')}
      says={`${request.why} ${t('desk.content.askSecondSays')}`.trim()}
      known={{ entries: JSON.stringify({ entries: request.entries }) }}
      submit={t('desk.content.askSecond')}
      onDone={() => {
        sayToast({ text: t('desk.content.askedSecond') });
        endSecondPersonRequest(true);
      }}
      onClose={() => endSecondPersonRequest(false)}
    />
  );
}
