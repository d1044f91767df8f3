import type { DialogName, PropsOf } from '../dialogs/registry.ts';
import { momentIn } from '../start/clock.ts';

const code = { resendSeconds: 60 };

/** Every dialog with something to show. One that is registered and not named here does not compile. */
export const dialogSpecimens: { readonly [N in DialogName]: PropsOf<N> } = {
  AuthPopup: { mode: 'registration' },
  BaseSidebarPopup: {},
  CampaignPopup: {
    campaign: {
      id: 1,
      kicker: 'A kicker',
      title: 'A title',
      text: 'A sentence.',
      image: 'chest',
      action: { label: 'Go to games', link: '/gamehall' },
    },
  },
  Confirm: { content: 'Shall we go on?', textReject: 'No', textAgree: 'Yes' },
  ConfirmationSuccessPopup: {},
  ConfirmContactPopup: { type: 'email', contact: 'anna@example.com', ...code },
  DemoModePopup: { name: 'Mines' },
  GamesSearchPopup: {},
  InteractivityWarning: { endsAt: momentIn(600) },
  OwnerProofPopup: { asked: { by: 'password' }, attempt: async () => undefined },
  SumsubPopup: { externalActionId: undefined },
  TwoFactorPopup: { isOn: true, proof: {}, sentTo: 'a•••@example.com', ...code },
};
