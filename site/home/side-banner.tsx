import type { Banner } from '#contract/banners.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { OwnLink } from '../routing/own-link.tsx';
import { SceneArt } from './scene-art.tsx';
import css from './side-banner.module.css';

/** A small banner; all of it is its link. */
export function SideBanner({
  banner: { kicker, title, actions, scene, image },
}: {
  banner: Banner['description'];
}) {
  const [action] = actions;
  if (action === undefined) return null;
  return (
    <OwnLink address={action.link} className={css.banner} data-art="">
      <SceneArt name={scene} image={image} />
      {kicker && <Kicker>{kicker}</Kicker>}
      <Heading level={2} className={css.title}>
        {title}
      </Heading>
      <span className={css.go}>
        {action.label}
        <Icon name="caret-right" size={13} />
      </span>
    </OwnLink>
  );
}
