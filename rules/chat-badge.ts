// Where the button of the live chat would be in the way (spec §2): over a game, and beside a bet slip.

const hidden = new Set(['betting', 'game-index-sysname', 'game-sysname']);

interface Place {
  /** The route's name; what stands after "___" is its language (decision D25). */
  route: string;
  isGamePage: boolean;
}

export const isBadgeShown = ({ route, isGamePage }: Place): boolean =>
  !isGamePage && !hidden.has(route.split('___', 1)[0]!);
