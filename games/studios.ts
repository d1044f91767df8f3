// The house studios: each has a hand of its own, and a mark drawn in a 24 by 22 box.

export interface Studio {
  sysname: string;
  name: string;
  mark: string;
  colour: string;
}

export const studios: readonly Studio[] = [
  {
    sysname: 'marigold',
    name: 'Marigold Originals',
    mark: 'M12 2l2.4 5 5.4.6-4 3.8 1.1 5.4L12 14.2 7.1 16.8l1.1-5.4-4-3.8 5.4-.6z',
    colour: '#ffb627',
  },
  { sysname: 'paper-tiger', name: 'Paper Tiger', mark: 'M4 4h7l5 5-5 9H4l4-7z', colour: '#ff7a3d' },
  { sysname: 'lumen-forge', name: 'Lumen Forge', mark: 'M12 2L4 13h6l-2 7 10-12h-6l3-6z', colour: '#5cc8ff' },
  { sysname: 'hexwood', name: 'Hexwood', mark: 'M12 2l8 4.6v8.8L12 20l-8-4.6V6.6z', colour: '#2ee59d' },
  {
    sysname: 'blue-anchor',
    name: 'Blue Anchor',
    mark: 'M12 2a3 3 0 0 1 1.5 5.6V16a5 5 0 0 0 4-4l2 1c-1 4-4 6-7.5 7-3.5-1-6.5-3-7.5-7l2-1a5 5 0 0 0 4 4V7.6A3 3 0 0 1 12 2z',
    colour: '#6f9bff',
  },
];
