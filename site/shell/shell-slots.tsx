import { DialogSlot } from '../dialogs/dialog-slot.tsx';
import { ToastSlot } from '../toasts/toast-slot.tsx';
import { WaitingSlot } from './waiting-slot.tsx';

/** Where dialogs, toasts and signs of waiting appear over whatever page is shown. */
export const ShellSlots = () => (
  <>
    <ToastSlot />
    <DialogSlot />
    <WaitingSlot />
  </>
);
