// What stands beside the form: the banner that configuration has for the mode, or a character (decision D60).
import type { AuthBanner, AuthMode, AuthSettings } from '#contract/auth/settings.ts';
import { Heading } from '#ui/heading.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { type Mesh, MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import { SiteImage } from '../theme/site-image.tsx';
import css from './auth-aside.module.css';

type Aside = Pick<AuthBanner, 'banner_type' | 'image_mobile' | 'image_tablet'> &
  Partial<Pick<AuthBanner, 'label' | 'value' | 'addition'>>;

/** Who stands there where a character can be chosen and no banner takes the room. */
const character: Aside = { banner_type: 'compact', image_mobile: 'char_fox-520', image_tablet: 'char_fox' };

export function asideOf(mode: AuthMode, { banners, registration }: AuthSettings): Aside | null {
  const banner = banners.find(({ modes }) => modes.includes(mode));
  if (banner !== undefined) return banner;
  return mode === 'registration' && registration.showCharacterSelect.isActive ? character : null;
}

/** Phones and everything wider show different cuts of the figure, and only one of them is fetched. */
export function AuthAside({ banner_type: type, image_mobile, image_tablet, ...words }: Aside) {
  const { label, value, addition } = words;
  return (
    <div className={css.aside} data-banner={type}>
      <MeshBackdrop {...light} />
      <img className={css.far} src={urlOf('coin_crown')} width={86} height={86} alt="" />
      <SiteImage
        className={css.figure!}
        fit="contain"
        {...{ src: urlOf(image_mobile), width: 360, height: type === 'compact' ? 148 : 240 }}
        wider={{ from: 768, src: urlOf(image_tablet), width: 360, height: 520 }}
        fallback={{ mobile: urlOf('char_panda'), tablet: urlOf('char_lion') }}
        alt=""
      />
      <img className={css.near} src={urlOf('coins_pile')} width={190} height={190} alt="" />
      {value && (
        <div className={css.words}>
          {label && <Kicker icon="sparkle">{label}</Kicker>}
          <Heading level={3} size="card" className={css.value}>
            {value}
          </Heading>
          {addition && <p className={css.addition}>{addition}</p>}
        </div>
      )}
    </div>
  );
}

const light: Mesh = {
  inks: ['#c2410c', '#8a1538', '#2a0620'],
  lamp: { x: 52, y: 62 },
  width: 392,
  height: 760,
};

/** One of our objects by its name, or whatever picture an operator has put there by its address. */
const urlOf = (art: string) => (/^\/|^https?:/.test(art) ? art : `/art/obj/${art}.webp`);
