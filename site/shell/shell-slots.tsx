import { DialogSlot } from '../dialogs/dialog-slot.tsx';
import { ToastSlot } from '../toasts/toast-slot.tsx';
import { LaterSlot } from './later-slot.tsx';

/** Where dialogs, toasts and whatever comes later appear over whatever page is shown. */
export const ShellSlots = () => (
  <>
    <ToastSlot />
    <DialogSlot />
    <LaterSlot />
  </>
);
