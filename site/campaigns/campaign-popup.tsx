import { useEffect, useEffectEvent } from 'react';
import type { CampaignPopup as Campaign } from '#contract/popups.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { OwnLink } from '../routing/own-link.tsx';
import css from './campaign-popup.module.css';

const inks = ['#0b3b2e', '#14694b', '#07241d'] as const;

interface CampaignPopupProps extends DialogProps {
  campaign: Campaign;
  onShown?: () => void;
}

export default function CampaignPopup({ frame, campaign, onShown }: CampaignPopupProps) {
  const tellShown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    tellShown();
  }, []);
  const { kicker, title, text, image, action } = campaign;
  return (
    <PopupFrame
      {...frame}
      title={title}
      footer={
        action && (
          // Its page comes instead of whatever this stood on.
          <ButtonLink look="brand" size="l" isWide link={<OwnLink address={action.link} />}>
            {action.label}
          </ButtonLink>
        )
      }
    >
      <div className={css.art} data-art="">
        <MeshBackdrop inks={inks} />
        {kicker && (
          <span className={css.kicker}>
            <Kicker>{kicker}</Kicker>
          </span>
        )}
        <img className={css.image} src={`/art/obj/${image}.webp`} width={220} height={220} alt="" />
      </div>
      <p className={css.text}>{text}</p>
    </PopupFrame>
  );
}
