// The game tiles the kit shows: whichever of the house's art there is, the first dozen by name.
const files = import.meta.glob<string>('../art/tiles/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const tileImages = Object.entries(files)
  .slice(0, 12)
  .map(([path, src]) => ({ title: path.slice(path.lastIndexOf('/') + 1, -'.webp'.length), src }));
