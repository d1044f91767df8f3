import { content } from '#contract/content.ts';
import { metadata } from '#contract/metadata.ts';
import { messageOf } from '#rules/fields/messages.ts';
import type { Problem } from '#rules/fields/problem.ts';
import { useRead } from '../asking/reads.ts';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.tsx';

/**
 * The words for a problem in the visitor's language (decision D62): the server's dictionary, then the operator's
 * configuration, then our own, which a page or a dialog with a form names as its message area "validation".
 */
export function useProblemText(): (problem: Problem) => string {
  const t = useText();
  const { data: told } = useRead(metadata.get, {});
  const { data: settings } = useRead(content.getSettings, {});
  return (problem) =>
    messageOf(problem, {
      dictionary: told?.validation_messages,
      configuration: settings?.validator,
      say: (set, key, params) => t(`validation.${set}.${key}` as MessageId, params),
    });
}
