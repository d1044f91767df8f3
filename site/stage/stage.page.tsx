// /_kit/stage: dialogs and toasts in motion. The kit shows how they look; this is where their machinery can be tried.

import { Heading } from '#ui/heading.tsx';
import type { PageModule } from '../routing/page.ts';
import { DialogTrials } from './dialog-trials.tsx';
import css from './stage.module.css';
import { ToastTrials } from './toast-trials.tsx';

export const head: PageModule['head'] = () => ({ title: 'Stage', isIndexed: false });

export default function StagePage() {
  return (
    <div className={css.stage}>
      <Heading level={1} size="banner">
        Stage
      </Heading>
      <DialogTrials />
      <ToastTrials />
    </div>
  );
}
