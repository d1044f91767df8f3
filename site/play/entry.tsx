// The frame's way in: the page has brought the words, the fragment the token; all else is asked for.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchMessages } from '../i18n/fetch-messages.ts';
import { Texts } from '../i18n/texts.ts';
import { TextsProvider } from '../i18n/use-text.tsx';
import { createGameAsker } from './ask-game.ts';
import { Frame } from './frame.tsx';
import { type OpenedPage, readOpened, tokenIn } from './opened.ts';
import { PlayContext } from './play-context.ts';
import { readSettings } from './settings.ts';
import { Table } from './table.ts';
import '#ui/global.css';
import './play.css';

const opened = readOpened();
const waysIn = ({ back, hall, history, fairness }: OpenedPage) => ({ back, hall, history, fairness });
const texts = new Texts(opened.locale, fetchMessages);
texts.restore(opened);
const ask = createGameAsker({ token: tokenIn(location.hash), locale: opened.locale });
const table = new Table({ ask, pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) });
addEventListener('pagehide', () => table.leave());
void table.open();

createRoot(document.getElementById('frame')!).render(
  <StrictMode>
    <TextsProvider texts={texts}>
      <PlayContext value={{ table, ask, settings: readSettings(), ...waysIn(opened) }}>
        <Frame />
      </PlayContext>
    </TextsProvider>
  </StrictMode>,
);
