// Draws the dialogs that are shown and keeps each until it has faded. Escape, the overlay and a page that does not
// scroll are the primitive's work, the focus is ours, and who is shown is the line's.
import { Dialog } from '@base-ui/react/dialog';
import { useLocation } from '@tanstack/react-router';
import { type RefObject, Suspense, use, useId, useRef, useState } from 'react';
import { Loader } from '#ui/loader.tsx';
import { PopupHome } from '#ui/popup-home.ts';
import { Scrim } from '#ui/scrim.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useWatched } from '../start/watched.ts';
import css from './dialog-host.module.css';
import type { OpenDialog } from './dialogs.ts';
import { openersNow } from './openers.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useDialogs } from './use-dialogs.ts';
import { useFirstFocus, useModalFocus } from './use-modal-focus.ts';

export default function DialogHost() {
  const { shown } = useWatched(useDialogs().line);
  const [drawn, setDrawn] = useState(shown);
  const arrived = shown.filter((dialog) => !drawn.includes(dialog));
  if (arrived.length > 0) setDrawn([...drawn, ...arrived]);
  useBackCloses(shown);

  return drawn.map((dialog) => (
    <Stage
      key={dialog.id}
      dialog={dialog}
      isOpen={shown.includes(dialog)}
      isTop={shown.at(-1) === dialog}
      onGone={() => setDrawn((before) => before.filter(({ id }) => id !== dialog.id))}
    />
  ));
}

interface StageProps {
  dialog: OpenDialog;
  isOpen: boolean;
  isTop: boolean;
  onGone: () => void;
}

function Stage({ dialog, onGone, ...terms }: StageProps) {
  const t = useText();
  const dialogs = useDialogs();
  const titleId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [openers] = useState(openersNow);

  return (
    <Dialog.Root
      open={terms.isOpen}
      onOpenChange={(_, { cancel }) => (dialog.isHeld ? cancel() : dialogs.dismiss(dialog))}
      onOpenChangeComplete={(isStillOpen) => isStillOpen || onGone()}
    >
      <Dialog.Portal>
        <Dialog.Viewport render={<Scrim holds={dialog.kind} className={css.stage} />}>
          <Dialog.Popup
            ref={popup}
            className={css.popup}
            initialFocus={false}
            finalFocus={false}
            data-dialog={dialog.name}
            data-kind={dialog.kind}
            aria-labelledby={titleId}
            // Its title comes with its content.
            aria-label={t('shell.loading')}
          >
            <Focus popup={popup} openers={openers} {...terms} />
            <PopupHome value={popup}>
              <Suspense fallback={<Waiting />}>
                <Content dialog={dialog} popup={popup} titleId={titleId} />
              </Suspense>
            </PopupHome>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FocusProps = Pick<StageProps, 'isOpen' | 'isTop'> & {
  popup: RefObject<HTMLElement | null>;
  openers: readonly Element[];
};

/** In the popup and not beside it, because the popup comes a moment after what is around it. */
function Focus({ popup, ...terms }: FocusProps) {
  const page = useLocation({ select: ({ pathname }) => pathname });
  useModalFocus(popup, { ...terms, page });
  return null;
}

interface ContentProps {
  dialog: OpenDialog;
  popup: RefObject<HTMLElement | null>;
  titleId: string;
}

function Content({ dialog, popup, titleId }: ContentProps) {
  const t = useText();
  const dialogs = useDialogs();
  const Named = use(dialog.content);
  useFirstFocus(popup);
  return (
    <Named
      {...dialog.props}
      close={(result) => dialogs.close(dialog, result)}
      frame={{
        titleId,
        closeLabel: t('shell.close'),
        onClose: dialog.isHeld ? undefined : () => dialogs.dismiss(dialog),
      }}
    />
  );
}

function Waiting() {
  const t = useText();
  return (
    <div className={css.waiting} data-waiting="">
      <Loader label={t('shell.loading')} />
    </div>
  );
}
