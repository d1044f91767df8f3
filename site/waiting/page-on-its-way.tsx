// A step to another page that takes its time: after a moment a bar says so, and after another one the outline of the
// wanted page stands where the old one stood. Without a connection the old one stays.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { connection } from '../asking/connection.ts';
import { useText } from '../i18n/use-text.tsx';
import { useWatched } from '../start/watched.ts';
import css from './page-on-its-way.module.css';
import { PageSkeleton } from './page-skeleton.tsx';
import { useAfter } from './use-after.ts';
import { useWantedPage } from './use-wanted-page.ts';

const BAR_AFTER_MS = 150;
const SKELETON_AFTER_MS = 600;

const mainPart = () => document.getElementById('main');

export function PageOnItsWay() {
  const t = useText();
  const isThere = useWatched(connection.reach) === 'there';
  const wanted = useWantedPage();
  const coming = isThere ? wanted : null;
  const isSlow = useAfter(coming, BAR_AFTER_MS);
  const isVerySlow = useAfter(coming, SKELETON_AFTER_MS);
  useBusy(isSlow);

  return (
    <>
      <div role="status">{isSlow && <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>}</div>
      {isSlow && <div role="progressbar" aria-label={t('shell.loading')} className={css.bar} />}
      {isVerySlow && coming !== null && <InPlace path={coming} />}
    </>
  );
}

function useBusy(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const main = mainPart();
    main?.setAttribute('aria-busy', 'true');
    return () => main?.removeAttribute('aria-busy');
  }, [isBusy]);
}

/** The old page is hidden and not taken away: should the connection break, it is shown again as it was left. */
function InPlace({ path }: { path: string }) {
  const router = useRouter();
  const main = mainPart();
  useLayoutEffect(() => {
    const scrolledTo = scrollY;
    main?.setAttribute('data-waiting', '');
    scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      main?.removeAttribute('data-waiting');
      if (router.state.status === 'pending') scrollTo({ top: scrolledTo, behavior: 'instant' });
    };
  }, [main, router]);
  return main && createPortal(<PageSkeleton path={path} />, main);
}
