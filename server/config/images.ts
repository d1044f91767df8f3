// Which pictures of other sites are shown, and how much of what was made of pictures is kept.
import { type Env, origins, wholeNumber } from './setting.ts';

export interface ImageSettings {
  imageOrigins: readonly string[];
  imageCacheBytes: number;
}

const MEGABYTE = 1024 * 1024;

export const readImages = (env: Env): ImageSettings => ({
  imageOrigins: origins(env, 'IMAGE_ORIGINS'),
  imageCacheBytes: wholeNumber(env, 'IMAGE_CACHE_MB', { fallback: 256, min: 1, max: 100_000 }) * MEGABYTE,
});
