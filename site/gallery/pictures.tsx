import { useState } from 'react';
import { Image } from '#ui/image.tsx';
import { Section, Specimen } from './specimen.tsx';

const fallback = { mobile: '/art/obj/clover.webp', tablet: '/art/obj/chest.webp' };

export function Pictures() {
  const [isLost, setIsLost] = useState(false);
  return (
    <Section title="Pictures">
      <Specimen name="Image">
        <Image src="/art/obj/char_fox.webp" alt="The fox" fit="contain" width={180} height={120} />
        <span data-specimen="image">
          <Image
            src="/art/obj/bell.webp"
            alt=""
            width={96}
            height={96}
            fallback={fallback}
            onError={() => setIsLost(true)}
          />
          {isLost ? 'neither came' : 'in place'}
        </span>
      </Specimen>
    </Section>
  );
}
