import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './returns.module.css';

/** How a kind of game is played, in short; the whole of it stands in the game. */
export function Rules({ kind }: { kind: string }) {
  const t = useText();
  const words = t(`game.rules.${kind}` as MessageId);
  if (words === '') return null;
  return (
    <Panel className={css.card}>
      <Heading level={2} className={css.title}>
        {t('game.rulesTitle')}
      </Heading>
      <p className={css.text}>{words}</p>
    </Panel>
  );
}
