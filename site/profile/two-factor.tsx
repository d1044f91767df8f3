import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isRefusal } from '#contract/refusals.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useOwnerProof } from '../asking/owner-proof.ts';
import { refresh } from '../asking/reads.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import { Section } from './section.tsx';
import css from './two-factor.module.css';
import { useTwoFactorCode } from './two-factor-code.ts';
import { useOutcome } from './use-outcome.ts';
import { useTold } from './use-told.tsx';

export function TwoFactor({ isOn }: { isOn: boolean }) {
  const t = useText();
  const cache = useQueryClient();
  const dialogs = useDialogs();
  const tell = useTold();
  const { ask, isPending } = useTwoFactorCode();
  const proved = useOwnerProof();
  const { failure, attempt } = useOutcome();

  async function turn() {
    const { sent, proof } = await proved(async (given) => ({ proof: given, sent: await ask(!isOn, given) }));
    // Another browser was faster: it is as wished, and this page only has to learn so.
    if (sent === null) return refresh(cache, ['profile']);
    if (!(await dialogs.open('TwoFactorPopup', { isOn: !isOn, sentTo: undefined, ...sent, proof }))) return;
    const state = isOn ? 'doneOff' : 'doneOn';
    tell(t(`profile.twoFactor.${state}Title`), t(`profile.twoFactor.${state}`));
  }

  return (
    <Section
      id="two-factor"
      icon="shield"
      title={t('profile.twoFactor.title')}
      aside={
        <Badge tone={isOn ? 'win' : 'neutral'}>
          {t(isOn ? 'profile.twoFactor.on' : 'profile.twoFactor.off')}
        </Badge>
      }
    >
      <p className={css.text}>{t(isOn ? 'profile.twoFactor.textOn' : 'profile.twoFactor.textOff')}</p>
      {failure &&
        (isRefusal(failure, 'UserNeedConfirmContact') ? <NeedsContact /> : <LedRefusal refusal={failure} />)}
      <div className={css.action}>
        <Button look={isOn ? 'danger' : 'brand'} isLoading={isPending} onClick={() => void attempt(turn)}>
          {t(isOn ? 'profile.twoFactor.turnOff' : 'profile.twoFactor.turnOn')}
        </Button>
      </div>
    </Section>
  );
}

function NeedsContact() {
  const t = useText();
  return (
    <Notice
      tone="care"
      action={
        <ButtonLink size="s" link={<Link to="/profile/settings" hash="contacts" />}>
          {t('profile.twoFactor.toContacts')}
        </ButtonLink>
      }
    >
      {t('profile.twoFactor.needContact')}
    </Notice>
  );
}
