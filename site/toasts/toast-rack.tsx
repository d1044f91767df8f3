// The toasts on the rack, each counting down its own time while nobody is reading it.
import { use, useEffect, useRef, useState } from 'react';
import { Toast as ToastLook } from '#ui/toast.tsx';
import type { Texts } from '../i18n/texts.ts';
import { useText, useTexts } from '../i18n/use-text.tsx';
import { useWatched } from '../start/watched.ts';
import { onRack, type Toast } from './toasts.ts';
import { useCountdown } from './use-countdown.ts';
import { useToasts } from './use-toasts.ts';

export default function ToastRack() {
  const toasts = useToasts();
  use(words(useTexts()));
  return onRack(useWatched(toasts.all)).map((toast) => (
    <OnRack key={toast.id} toast={toast} close={() => toasts.close(toast.id)} />
  ));
}

function OnRack({ toast, close }: { toast: Toast; close: () => void }) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useCountdown({ totalMs: toast.timeMs, isPaused: isHovered || isFocused, onEnd: close });
  useOnce(toast.onOpened);
  const Body = toast.component;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here; it only notices being read
    <div
      data-toast-id={toast.id}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {Body ? <Body close={close} /> : <Translated type={toast.type} close={close} />}
    </div>
  );
}

function Translated({ type, close }: { type: Toast['type']; close: () => void }) {
  const t = useText();
  return (
    <ToastLook type={type} title={t(`toast.${type}.title`)} closeLabel={t('shell.close')} onClose={close}>
      {t(`toast.${type}.text`)}
    </ToastLook>
  );
}

/** In development an effect runs twice; what must be told once is remembered as told. */
function useOnce(tell: (() => void) | undefined) {
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    tell?.();
  }, [tell]);
}

const loaded = new WeakMap<Texts, Promise<void>>();

function words(texts: Texts): Promise<void> {
  const held = loaded.get(texts) ?? texts.need(['toast']);
  loaded.set(texts, held);
  return held;
}
