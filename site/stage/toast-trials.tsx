import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Toast, toastTypes } from '#ui/toast.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import css from './stage.module.css';

export function ToastTrials() {
  const toasts = useToasts();
  const [opened, setOpened] = useState(0);
  return (
    <section className={css.part}>
      <Heading level={2}>Toasts</Heading>
      <div className={css.buttons}>
        {toastTypes.map((type) => (
          <Button
            key={type}
            onClick={() => toasts.show({ type, onOpened: () => setOpened((count) => count + 1) })}
          >
            {type}
          </Button>
        ))}
        <Button onClick={() => toasts.show({ type: 'quest', component: Own, timeMs: 60_000 })}>
          Own component
        </Button>
      </div>
      <output aria-label="Opened">{opened}</output>
    </section>
  );
}

const Own = ({ close }: { close: () => void }) => (
  <Toast type="quest" title="A toast of its own" closeLabel="Close" onClose={close} />
);
