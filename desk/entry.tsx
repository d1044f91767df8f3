// The desk's way in: the page has brought the words; who is there, and what they may see, is asked for.
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { cache } from './asking/reads.ts';
import { Desk } from './shell/desk.tsx';
import '#ui/global.css';
import './desk.css';

createRoot(document.getElementById('desk')!).render(
  <StrictMode>
    <QueryClientProvider client={cache}>
      <Desk />
    </QueryClientProvider>
  </StrictMode>,
);
