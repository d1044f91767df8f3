// The toast rack: short news in the corner that goes away by itself. Whatever does not fit waits for room.
import type { ComponentType } from 'react';
import type { ToastType } from '#ui/toast.tsx';
import { Watched } from '../start/watched.ts';

const TOAST_MS = 5000;
const SHOWN_MAX = 3;

export interface ToastBodyProps {
  close: () => void;
}

export interface Toast {
  id: number;
  type: ToastType;
  /** What it shows; without one, the words its type has in the translations. */
  component?: ComponentType<ToastBodyProps>;
  timeMs: number;
  /** Called once, when it comes on screen. */
  onOpened?: () => void;
}

type NewToast = Omit<Toast, 'id' | 'timeMs'> & { timeMs?: number };

export class Toasts {
  readonly all = new Watched<readonly Toast[]>([]);
  #lastId = 0;

  show(toast: NewToast): number {
    this.#lastId += 1;
    this.all.set([...this.all.get(), { timeMs: TOAST_MS, ...toast, id: this.#lastId }]);
    return this.#lastId;
  }

  close(id: number): void {
    this.all.set(this.all.get().filter((toast) => toast.id !== id));
  }
}

export const onRack = (toasts: readonly Toast[]): readonly Toast[] => toasts.slice(0, SHOWN_MAX);
