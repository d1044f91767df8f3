import { DialogSlot } from '../dialogs/dialog-slot.tsx';
import { ToastSlot } from '../toasts/toast-slot.tsx';

/** Where dialogs and toasts appear over whatever page is shown. */
export const ShellSlots = () => (
  <>
    <ToastSlot />
    <DialogSlot />
  </>
);
