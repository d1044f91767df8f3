// The visit to another site that says who somebody is (spec §2, decision D52): in a small window, or in this tab where
// the browser opens none. Our own page at the end of it tells this one how it went.

export type SocialPurpose = 'authorization' | 'registration';
/** Why somebody was not vouched for, in the words of the page that our server ends the visit with. */
const troubles = ['declined', 'two_factor', 'excluded', 'unavailable', 'refused'] as const;
export type SocialTrouble = (typeof troubles)[number];
export type SocialOutcome = 'done' | 'left' | SocialTrouble;

export const readTrouble = (reason: unknown): SocialTrouble =>
  troubles.find((trouble) => trouble === reason) ?? 'refused';

const LOOK_MS = 400;

/** 'left' when the window was closed half-way, or this tab itself goes there. */
export async function visitSocial(service: string, purpose: SocialPurpose): Promise<SocialOutcome> {
  const { pathname, search } = window.location;
  const query = new URLSearchParams({ service, redirect_url: pathname + search, type_auth: purpose });
  const address = `/oauth/init?${query}`;
  const opened = window.open(address, 'social', 'width=640,height=480');
  if (opened === null) {
    window.location.assign(address);
    return 'left';
  }
  return outcomeOf(opened);
}

/** A service on the way may cut the tie between the two windows; what is said on the channel arrives all the same. */
function outcomeOf(opened: Window): Promise<SocialOutcome> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel('social-auth');
    const settle = (outcome: SocialOutcome) => {
      window.removeEventListener('message', hear);
      channel.close();
      clearInterval(look);
      resolve(outcome);
    };
    const hear = ({ origin, data }: MessageEvent) => {
      const { type, status, reason } = (data ?? {}) as Record<string, unknown>;
      if (origin !== window.location.origin || type !== 'social-auth') return;
      settle(status === 'done' ? 'done' : readTrouble(reason));
    };
    // What a window said last may arrive after the news that it is closed, so that news is looked at twice.
    let closedLooks = 0;
    const look = setInterval(() => {
      closedLooks += opened.closed ? 1 : 0;
      if (closedLooks > 1) settle('left');
    }, LOOK_MS);
    channel.addEventListener('message', hear);
    window.addEventListener('message', hear);
  });
}
