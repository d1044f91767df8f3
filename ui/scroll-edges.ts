export interface Edges {
  isAtStart: boolean;
  isAtEnd: boolean;
}

interface Scrolled {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Zoomed pages stop a fraction of a pixel short of the end. */
const SLACK_PX = 2;

/** Which ends of a row are in sight. In right-to-left pages `scrollLeft` counts below zero. */
export function edgesOf({ scrollLeft, clientWidth, scrollWidth }: Scrolled): Edges {
  const gone = Math.abs(scrollLeft);
  return { isAtStart: gone <= SLACK_PX, isAtEnd: gone + clientWidth >= scrollWidth - SLACK_PX };
}

/** How far "next" goes: a screen less a part, so that the last thing seen is still there to go on from. */
export const stepOf = (clientWidth: number, isRightToLeft: boolean): number =>
  Math.round(clientWidth * 0.85) * (isRightToLeft ? -1 : 1);
