// Rows of the home page that nobody waits for: tournaments that go on, and what was won last. They are fetched after the
// page has come to rest, and stand where it has left room for them.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../i18n/use-text.tsx';
import { RunRow } from '../tournaments/run-row.tsx';
import { WinRow } from '../winners/win-row.tsx';

/** The page may come a moment after the address. */
const LOOKS = 60;

export default function HomeRows() {
  const texts = useTexts();
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    let looks = 0;
    let isLeft = false;
    const look = () => {
      const found = document.querySelector('#home-rows');
      looks += 1;
      if (isLeft) return;
      if (found !== null) setPlace(found);
      else if (looks < LOOKS) requestAnimationFrame(look);
    };
    texts.need(['tournaments', 'winners']).then(look, () => undefined);
    return () => {
      isLeft = true;
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
