// A folder of a measurement's own, gone when it ends.
import { makeThrowawayFolder } from '#tests/throwaway-folder.ts';
import type { Room } from './measurement.ts';

export async function makeFolder(room: Room): Promise<string> {
  const { path } = room.use(makeThrowawayFolder('marigold-bench-'));
  return path;
}
