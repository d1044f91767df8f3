import { useRouter } from '@tanstack/react-router';
import type { Dialogs } from './dialogs.ts';

/** `const dialogs = useDialogs()`, then `dialogs.open('GamesSearchPopup', {})`. */
export const useDialogs = (): Dialogs => useRouter().options.context.dialogs;
