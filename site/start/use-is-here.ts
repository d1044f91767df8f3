import { useEffect, useState } from 'react';

/** False in the first HTML and until the page has come to life: a part that is fetched by itself cannot be drawn before. */
export function useIsHere(): boolean {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  return isHere;
}
