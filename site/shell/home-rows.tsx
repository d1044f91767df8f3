// Rows of the home page that nobody waits for: tournaments that go on, and what was won last. They are fetched when the
// place that the page has left for them comes near.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../i18n/use-text.tsx';
import { RunRow } from '../tournaments/run-row.tsx';
import { WinRow } from '../winners/win-row.tsx';

/** The page may come a moment after the address. */
const LOOKS = 60;
/** How near is near. */
const AHEAD = '1000px';

export default function HomeRows() {
  const texts = useTexts();
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    let looks = 0;
    let isLeft = false;
    const near = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        near.disconnect();
        texts.need(['tournaments', 'winners']).then(
          () => isLeft || setPlace(seen.target),
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    const look = () => {
      const found = document.querySelector('#home-rows');
      looks += 1;
      if (isLeft) return;
      if (found !== null) near.observe(found);
      else if (looks < LOOKS) requestAnimationFrame(look);
    };
    look();
    return () => {
      isLeft = true;
      near.disconnect();
    };
  }, [texts]);
  if (place === null) return null;
  return createPortal(
    <>
      <RunRow />
      <WinRow />
    </>,
    place,
  );
}
