// /_kit: every part of the kit, in both themes and all its states. Built for eyes; not in production.
import { type ReactNode, useRef, useState } from 'react';
import { Brand } from '#ui/brand.tsx';
import { PopupHome } from '#ui/popup-home.ts';
import { Segment } from '#ui/segment.tsx';
import { Art } from './art.tsx';
import { Buttons } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { Dialogs } from './dialogs.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Figures } from './figures.tsx';
import { Foundations } from './foundations.tsx';
import css from './kit.module.css';
import { Lists } from './lists.tsx';
import { Pictures } from './pictures.tsx';

type Shown = 'both' | 'dark' | 'light';

const choices = [
  { value: 'both', label: 'Both' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'light', label: 'Light', icon: 'sun' },
] as const;

export const head = () => ({ title: 'Kit', isIndexed: false });

export default function KitPage() {
  const [shown, setShown] = useState<Shown>('both');
  return (
    <div className={css.kit}>
      <h1 className={css.title}>
        <Brand name="Marigold" size={44} /> <span>kit</span>
      </h1>
      <Segment label="Theme" choices={choices} value={shown} onChange={setShown} />
      <div className={css.themes}>
        {(['dark', 'light'] as const).map(
          (theme) =>
            (shown === 'both' || shown === theme) && (
              <Themed key={theme} theme={theme}>
                <Foundations />
                <Buttons />
                <Fields />
                <Choices />
                <Figures />
                <Feedback />
                <Lists />
                <Art />
                <Pictures />
                <Dialogs />
              </Themed>
            ),
        )}
      </div>
    </div>
  );
}

function Themed({ theme, children }: { theme: 'dark' | 'light'; children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  return (
    <div ref={home} data-theme={theme} className={css.theme}>
      <PopupHome value={home}>{children}</PopupHome>
    </div>
  );
}
