// What an address shows instead of its page when it cannot be shown. A search bot is given the status alone (spec §8).
import { useRouter, useRouterState } from '@tanstack/react-router';
import { isRefusal, refusals } from '#contract/refusals.ts';
import { type SystemPageName, systemPageOf } from '#rules/system-pages.ts';
import { useText } from '../i18n/use-text.tsx';
import { SystemPage } from './system-page.tsx';

export function NotFoundPage() {
  const t = useText();
  const { isBot } = useRouter().options.context.visit;
  const path = useRouterState({ select: ({ location }) => location.publicHref.split(/[?#]/, 1)[0] });
  return isBot ? null : <SystemPage name="NOT_FOUND" note={t('system.NOT_FOUND.path', { path })} />;
}

export function ErrorPage({ error }: { error: unknown }) {
  const { isBot } = useRouter().options.context.visit;
  return isBot ? null : <SystemPage name={errorPageOf(error)} />;
}

export function errorPageOf(error: unknown): SystemPageName {
  const status = isRefusal(error) ? refusals[error.reason].status : 500;
  return systemPageOf({ isBanned: isRefusal(error, 'UserBanned'), status });
}
