// The browser's way in: takes over the page the server rendered.
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAsker } from './ask.ts';
import { fetchMessages } from './i18n/fetch-messages.ts';
import { Texts } from './i18n/texts.ts';
import { restorePlayer } from './player-script.ts';
import { createSiteRouter } from './router.tsx';
import { readVisit } from './visit-script.ts';

const visit = readVisit();
const texts = new Texts(visit.locale, fetchMessages);
const router = createSiteRouter({ visit, texts, ask: createAsker(() => texts.locale) });
restorePlayer(router.options.context);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
