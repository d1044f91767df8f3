import { tracking } from '#contract/tracking.ts';
import { useRead } from '../asking/reads.ts';
import { CampaignSteps } from '../campaigns/campaign-steps.tsx';
import { LiveChatPart } from '../chat/live-chat-part.tsx';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { AllowedCode } from '../custom-code/allowed-code.tsx';
import { TrackingPart } from '../tracking/tracking-part.tsx';

/** How the house and its visitors come to talk: campaigns, the live chat, and what may be measured of it. */
export default function ContactParts({ from }: { from: string | undefined }) {
  const { data: settings } = useRead(tracking.getSettings, {});
  return (
    <>
      <CampaignSteps from={from} />
      <LiveChatPart />
      {settings && (
        <>
          <TrackingPart settings={settings} />
          <AllowedCode settings={settings} />
          <ConsentBanner settings={settings} />
        </>
      )}
    </>
  );
}
