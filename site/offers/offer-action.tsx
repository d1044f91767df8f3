import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { campaigns, type WholeOffer } from '#contract/campaigns.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useSend } from '../asking/sends.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { useWayIn } from '../player/use-way-in.ts';

interface OfferActionProps {
  offer: WholeOffer;
  /** The one brass button of its block. */
  isMain?: boolean;
}

/** The one thing to do about an offer: what it waits for, or nothing, where it comes by itself. */
export function OfferAction({ offer, isMain = false }: OfferActionProps) {
  const t = useText();
  const isGuest = usePlayer() === null;
  const { action, needs } = offer.trigger;
  const look = { look: isMain ? 'brand' : 'ghost', size: isMain ? 'l' : 'm' } as const;
  if (isGuest) return <SignUp {...look} />;
  if (needs.includes('verification'))
    return (
      <ButtonLink {...look} link={<Link to="/profile/verification" />}>
        {t('offers.action.verify')}
      </ButtonLink>
    );
  if (action === 'contact' || needs.includes('contact'))
    return (
      <ButtonLink {...look} link={<Link to="/profile/settings" hash="contacts" />}>
        {t('offers.action.contact')}
      </ButtonLink>
    );
  if (action === 'deposit')
    return (
      <ButtonLink {...look} link={<Link to="/cashier/deposit" search={{ offer: String(offer.id) }} />}>
        {t('offers.action.deposit')}
      </ButtonLink>
    );
  if (action === 'take') return <Take id={offer.id} {...look} />;
  return <Badge tone="win">{t('offers.action.in')}</Badge>;
}

interface Look {
  look: 'brand' | 'ghost';
  size: 'l' | 'm';
}

function SignUp(look: Look) {
  const t = useText();
  return (
    <Button {...look} {...useWayIn('registration')}>
      {t('offers.action.signUp')}
    </Button>
  );
}

function Take({ id, ...look }: Look & { id: number }) {
  const t = useText();
  const { mutateAsync: take } = useSend(campaigns.takepromotions);
  const [state, setState] = useState<'open' | 'busy' | 'taken' | 'failed'>('open');
  async function press() {
    setState('busy');
    await take({ offer_id: id }).then(
      () => setState('taken'),
      () => setState('failed'),
    );
  }
  if (state === 'taken') return <Badge tone="win">{t('offers.action.taken')}</Badge>;
  if (state === 'failed') return <Badge tone="hot">{t('offers.action.failedTake')}</Badge>;
  return (
    <Button {...look} isLoading={state === 'busy'} onClick={() => void press()}>
      {t('offers.action.take')}
    </Button>
  );
}
