import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import type { DialogName } from '../dialogs/registry.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { dialogSpecimens } from './dialog-specimens.ts';
import css from './stage.module.css';

const question = { content: 'Shall we go on?', textReject: 'No', textAgree: 'Yes' };

const names = Object.keys(dialogSpecimens) as DialogName[];

export function DialogTrials() {
  const dialogs = useDialogs();
  const [answers, setAnswers] = useState<string[]>([]);
  const ask = async (options?: { preventClose: boolean }) => {
    const answer = await dialogs.open('Confirm', question, options);
    setAnswers((before) => [...before, String(answer)]);
  };

  return (
    <section className={css.part}>
      <Heading level={2}>Dialogs</Heading>
      <div className={css.buttons}>
        <Button onClick={() => dialogs.open('GamesSearchPopup', {})}>Popup</Button>
        <Button onClick={() => dialogs.open('BaseSidebarPopup', {})}>Curtain</Button>
        <Button onClick={() => ask()}>Confirm</Button>
        <Button onClick={() => dialogs.open('GamesSearchPopup', {}, { preventClose: true })}>
          Held popup
        </Button>
        <Button onClick={() => ask({ preventClose: true })}>Held confirm</Button>
        <Button
          onClick={() => {
            void dialogs.open('GamesSearchPopup', {});
            void dialogs.open('BaseSidebarPopup', {});
          }}
        >
          Popup, then curtain
        </Button>
        <Button
          onClick={() => {
            void dialogs.open('GamesSearchPopup', {});
            void ask();
          }}
        >
          Confirm on a popup
        </Button>
      </div>
      <output aria-label="Answers">{answers.join(' ')}</output>
      <fieldset className={css.buttons} aria-label="Every dialog">
        {names.map((name) => (
          <Button key={name} onClick={() => dialogs.open(name, dialogSpecimens[name])}>
            {`Open ${name}`}
          </Button>
        ))}
      </fieldset>
    </section>
  );
}
