import { createContext } from 'react';
import type { ImageLook } from './image-url.ts';

/** How pictures are made where nothing else is said. */
export const ImageDefaults = createContext<ImageLook>({});
