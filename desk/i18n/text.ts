// The words of the desk. It is opened in one language and stays in it, so no part need watch for another.
import { setupI18n } from '@lingui/core';
import type { MessageId } from './message-id.ts';
import { readOpened } from './opened.ts';

const { locale, messages } = readOpened();
const i18n = setupI18n({ locale, messages: { [locale]: messages }, missing: () => '' });

/** `t('desk.shell.signOut')`; what is not written is not said. */
export const t = (id: MessageId, values?: Record<string, unknown>): string => i18n._(id, values);

/** For a name that is put together: undefined where nothing is written under it. */
export const findText = (id: string): string | undefined => i18n._(id) || undefined;
