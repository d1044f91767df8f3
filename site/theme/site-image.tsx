import { useRouter } from '@tanstack/react-router';
import { Image, type ImageProps } from '#ui/image.tsx';

/** A picture of the content system, made as the operator's web settings say. */
export const SiteImage = (image: ImageProps) => (
  <Image {...useRouter().options.context.visit.images} {...image} />
);
