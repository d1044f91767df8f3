// The five characters as a choice: the first is free; another is asked about, with what it brings, ends and costs.
import { useId } from 'react';
import { type Character, type LoyaltyInfo, loyalty } from '#contract/loyalty/loyalty.ts';
import { isRefusal } from '#contract/refusals.ts';
import { formatDate } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRead } from '../asking/reads.ts';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import { keptCharacter } from '../player/kept-character.ts';
import { usePlayer } from '../player/use-player.ts';
import css from './characters.module.css';

export function Characters({ info }: { info: LoyaltyInfo | undefined }) {
  const t = useText();
  const titleId = useId();
  const items = useRead(loyalty.getcharacters, {}).data?.items ?? [];
  const { choose, isPending } = useChoice(info);
  // What a player has chosen is still on its way.
  const isWaiting = usePlayer() !== null && info === undefined;
  const own = info?.character?.id;
  return (
    <section aria-labelledby={titleId}>
      <header className={css.header}>
        <Heading level={2} id={titleId}>
          {t(info === undefined ? 'loyalty.characters.titleAll' : 'loyalty.characters.title')}
        </Heading>
        <span className={css.note}>
          <Terms info={info} />
        </span>
      </header>
      <fieldset className={css.list} disabled={isPending || isWaiting}>
        <legend className={css.legend}>{t('loyalty.characters.label')}</legend>
        {items.map((character) => (
          <label
            key={character.id}
            className={classes(css.card, css[character.tone], character.id === own && css.own)}
            data-art=""
          >
            <input
              type="radio"
              name="character"
              className={css.input}
              checked={character.id === own}
              onChange={() => void choose(character)}
            />
            <img
              src={`/art/obj-320/${character.image}.webp`}
              width={222}
              height={222}
              alt=""
              loading="lazy"
            />
            {character.id === own && (
              <span className={css.tick}>
                <Icon name="check" size={14} />
              </span>
            )}
            <span className={css.words}>
              <b>{character.name}</b>
              <small>{t('loyalty.perk', character.perk)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function Terms({ info }: { info: LoyaltyInfo | undefined }) {
  const t = useText();
  const isPlayer = usePlayer() !== null;
  if (info === undefined) return isPlayer ? null : t('loyalty.characters.guest');
  if (info.character === null) return t('loyalty.characters.first');
  const { price, free_at } = info.change;
  return price === 0
    ? t('loyalty.characters.free')
    : t('loyalty.characters.paid', { coins: price, date: formatDate(new Date(free_at!)) });
}

function useChoice(info: LoyaltyInfo | undefined) {
  const dialogs = useDialogs();
  const { mutateAsync, isPending } = useSend(loyalty.setcharacter);

  async function choose(next: Character): Promise<void> {
    if (info === undefined) {
      keptCharacter.keep(next.id);
      return void dialogs.open('AuthPopup', { mode: 'registration' });
    }
    const { character: old, change, points } = info;
    if (old !== null) {
      const answer = await dialogs.open('LoyaltyCharacterChangePopup', { old, next, change });
      if (answer !== 'change') return;
      if (change.price > 0) {
        const paid = await dialogs.open('LoyaltyCharacterChangeConfirmPopup', { next, change, points });
        if (paid !== 'pay') return;
      }
    }
    try {
      await mutateAsync({ id: next.id });
    } catch (error) {
      if (!isRefusal(error, 'NotEnoughCoins')) throw error;
    }
  }
  return { choose, isPending };
}
