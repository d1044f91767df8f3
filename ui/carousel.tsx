// A stage for a few large things in turn: a row that snaps, with or without script. The bar under the shown slide
// fills as its time runs, and its end brings the next one, so the stylesheet alone keeps the time: it pauses under the
// pointer and the focus, and never starts where motion is unwelcome.
import { type ReactNode, useRef, useState } from 'react';
import css from './carousel.module.css';
import { IconButton } from './icon-button.tsx';
import { useCarousel } from './use-carousel.ts';

export interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** What is shown in turn: "Offers". */
  label: string;
  slides: readonly Slide[];
  /** "Slide 2 of 4", for the button that leads there and for the slide itself. */
  slideLabel: (place: number, count: number) => string;
  pauseLabel: string;
  playLabel: string;
}

export function Carousel({ label, slides, slideLabel, pauseLabel, playLabel }: CarouselProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { shown, isDriven, show } = useCarousel(stage, slides.length);
  const [isPaused, setIsPaused] = useState(false);
  const isAlone = slides.length < 2;

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={css.carousel}
      data-paused={isPaused || undefined}
    >
      <div ref={stage} className={css.stage}>
        <ul className={css.track}>
          {slides.map(({ key, content }, place) => (
            <li
              key={key}
              className={css.slide}
              aria-label={slideLabel(place + 1, slides.length)}
              inert={isDriven && place !== shown}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {!isAlone && (
        <div className={css.controls} data-art="">
          {slides.map(({ key }, place) => (
            <button
              key={key}
              type="button"
              className={css.dot}
              aria-label={slideLabel(place + 1, slides.length)}
              aria-current={place === shown}
              onClick={() => show(place)}
            >
              <span
                className={css.bar}
                data-running={(isDriven && place === shown) || undefined}
                onAnimationEnd={() => show(place + 1)}
              />
            </button>
          ))}
          <span className={css.pause}>
            <IconButton
              look="bare"
              size="s"
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? playLabel : pauseLabel}
              onClick={() => setIsPaused(!isPaused)}
            />
          </span>
        </div>
      )}
    </section>
  );
}
