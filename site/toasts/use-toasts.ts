import { useRouter } from '@tanstack/react-router';
import type { Toasts } from './toasts.ts';

/** `const toasts = useToasts()`, then `toasts.show({ type: 'profile' })`. */
export const useToasts = (): Toasts => useRouter().options.context.toasts;
