// How the sides of a coup stand among the last results.
export const sidePaints = {
  player: { colour: '#1f66d6', ink: '#ffffff' },
  banker: { colour: '#c81e3c', ink: '#ffffff' },
  tie: { colour: '#0b7a4b', ink: '#ffffff' },
} as const;
