// Draws the dialogs that are shown and keeps each until it has faded. Focus, Escape, the overlay and the still page
// behind are the primitive's work; who is shown is the line's.
import { Dialog } from '@base-ui/react/dialog';
import { Suspense, use, useId, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.tsx';
import { Loader } from '../ui/loader.tsx';
import { PopupHome } from '../ui/popup-home.ts';
import { Scrim } from '../ui/scrim.tsx';
import { useWatched } from '../watched.ts';
import css from './dialog-host.module.css';
import type { OpenDialog } from './dialogs.ts';
import { useDialogs } from './use-dialogs.ts';

export default function DialogHost() {
  const { shown } = useWatched(useDialogs().line);
  const [drawn, setDrawn] = useState(shown);
  const arrived = shown.filter((dialog) => !drawn.includes(dialog));
  if (arrived.length > 0) setDrawn([...drawn, ...arrived]);

  return drawn.map((dialog) => (
    <Suspense key={dialog.id} fallback={<Waiting kind={dialog.kind} />}>
      <Stage
        dialog={dialog}
        isOpen={shown.includes(dialog)}
        onGone={() => setDrawn((before) => before.filter(({ id }) => id !== dialog.id))}
      />
    </Suspense>
  ));
}

interface StageProps {
  dialog: OpenDialog;
  isOpen: boolean;
  onGone: () => void;
}

function Stage({ dialog, isOpen, onGone }: StageProps) {
  const t = useText();
  const dialogs = useDialogs();
  const titleId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const Content = use(dialog.content);
  const dismiss = () => dialogs.dismiss(dialog);

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(_, { cancel }) => (dialog.isHeld ? cancel() : dismiss())}
      onOpenChangeComplete={(isStillOpen) => isStillOpen || onGone()}
    >
      <Dialog.Portal>
        <Dialog.Viewport render={<Scrim holds={dialog.kind} className={css.stage} />}>
          <Dialog.Popup
            ref={popup}
            className={css.popup}
            data-dialog={dialog.name}
            data-kind={dialog.kind}
            aria-labelledby={titleId}
          >
            <PopupHome value={popup}>
              <Content
                {...dialog.props}
                close={(result) => dialogs.close(dialog, result)}
                frame={{
                  titleId,
                  closeLabel: t('shell.close'),
                  onClose: dialog.isHeld ? undefined : dismiss,
                }}
              />
            </PopupHome>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Waiting({ kind }: { kind: OpenDialog['kind'] }) {
  const t = useText();
  return (
    <Scrim holds={kind === 'curtain' ? 'confirm' : kind}>
      <Loader label={t('shell.loading')} />
    </Scrim>
  );
}
