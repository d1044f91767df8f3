// The browser's way in: takes over the page the server rendered.
import { onlineManager, timeoutManager } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAsker } from '../asking/ask.ts';
import { connection } from '../asking/connection.ts';
import { sharedTimers } from '../asking/shared-timers.ts';
import { fetchMessages } from '../i18n/fetch-messages.ts';
import { Texts } from '../i18n/texts.ts';
import { createSiteRouter } from '../routing/router.tsx';
import { restorePlayer } from '../shared-page/player-script.ts';
import { readVisit } from './visit-script.ts';

const { reach, look, carry } = connection;
for (const change of ['online', 'offline']) addEventListener(change, look);
// Reads wait for the server, not only for a network.
onlineManager.setEventListener((setOnline) => reach.watch(() => setOnline(reach.get() === 'there')));

timeoutManager.setTimeoutProvider(sharedTimers());

/** In steps, between which the browser may answer a touch. */
async function start(): Promise<void> {
  await rest();
  const visit = readVisit();
  const texts = new Texts(visit.locale, (...area) => carry(() => fetchMessages(...area)));
  const router = createSiteRouter({ visit, texts, ask: createAsker(() => texts.locale, look) });
  await rest();
  restorePlayer(router.options.context);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

void start();
