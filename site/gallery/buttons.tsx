import { Button, ButtonLink } from '#ui/button.tsx';
import { Chip, ChipLink } from '#ui/chip.tsx';
import { IconButton, IconLink } from '#ui/icon-button.tsx';
import { MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import css from './buttons.module.css';
import { aLink, Section, Specimen } from './specimen.tsx';

const looks = ['brand', 'ghost', 'quiet', 'danger'] as const;
const here = aLink();

export const Buttons = () => (
  <Section title="Buttons">
    {looks.map((look) => (
      <Specimen key={look} name={`Button, ${look}`}>
        <Button look={look} size="s">
          Small
        </Button>
        <Button look={look} icon="wallet">
          Medium
        </Button>
        <Button look={look} size="l" iconAfter="caret-right">
          Large
        </Button>
        <Button look={look} isLoading>
          Loading
        </Button>
        <Button look={look} disabled>
          Disabled
        </Button>
        <ButtonLink look={look} link={here}>
          A link
        </ButtonLink>
      </Specimen>
    ))}
    <Specimen name="On art: glass" layout="plain">
      <div className={css.art} data-art="">
        <MeshBackdrop inks={['#c2410c', '#7a1430', '#2a0620']} />
        <Button look="glass" size="l">
          How it works
        </Button>
        <Button look="glass">Rules</Button>
        <IconButton look="glass" icon="heart" label="Add to favourites" />
        <IconButton look="glass" icon="heart-filled" label="Remove from favourites" aria-pressed />
      </div>
    </Specimen>
    <Specimen name="Icon buttons">
      <IconButton icon="bell" label="Notifications" />
      <IconButton icon="bell" label="Notifications, 3 new" hasDot />
      <IconButton look="bare" icon="gear" label="Settings" />
      <IconButton size="s" icon="caret-left" label="Back" />
      <IconButton size="s" icon="caret-right" label="Forward" disabled />
      <IconButton icon="star" label="Favourite" aria-pressed />
      <IconLink icon="house" label="Home" link={here} />
    </Specimen>
    <Specimen name="Chips that lead">
      <ChipLink link={aLink({ isHere: true })} object="/art/obj-96/coin_crown.webp">
        Lobby
      </ChipLink>
      <ChipLink link={here} object="/art/obj-96/rocket.webp">
        Originals
      </ChipLink>
      <ChipLink link={here} object="/art/obj-96/lucky7.webp">
        Slots
      </ChipLink>
    </Specimen>
    <Specimen name="Chips that filter">
      <Chip isChosen icon="soccer-ball">
        Football
      </Chip>
      <Chip isChosen={false} icon="basketball">
        Basketball
      </Chip>
      <Chip isChosen={false} icon="tennis-ball">
        Tennis
      </Chip>
    </Specimen>
  </Section>
);
