import { Button } from '#ui/button.tsx';
import { ConfirmFrame } from '#ui/confirm-frame.tsx';
import { CurtainFrame } from '#ui/curtain-frame.tsx';
import { MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import { TextField } from '#ui/text-field.tsx';
import css from './dialogs.module.css';
import { Section, Specimen } from './specimen.tsx';

const nothing = () => undefined;
const close = { closeLabel: 'Close', onClose: nothing };

export const Dialogs = () => (
  <Section title="Dialogs, their frames">
    <Specimen name="Popup, medium by default" layout="plain">
      <PopupFrame
        title="Set a deposit limit"
        {...close}
        footer={<Button look="brand">Save the limit</Button>}
      >
        <TextField label="Amount" placeholder="0.00" inputMode="decimal" />
        <p>A lower limit holds at once. A higher one takes a day.</p>
      </PopupFrame>
    </Specimen>
    <Specimen name="Popup, large, with art" layout="plain">
      <PopupFrame
        size="large"
        title="Create your account"
        {...close}
        aside={
          <MeshBackdrop
            inks={['#c2410c', '#8a1538', '#2a0620']}
            width={392}
            height={760}
            lamp={{ x: 52, y: 62 }}
          />
        }
      >
        <div className={css.fields}>
          <TextField label="Email" type="email" />
          <Button look="brand" size="l" isWide>
            Create account
          </Button>
        </div>
      </PopupFrame>
    </Specimen>
    <Specimen name="Confirm" layout="grid">
      <ConfirmFrame
        object="/art/obj-320/coins_pile.webp"
        content="This withdrawal burns your active bonus. Go on?"
        textReject="Keep the bonus"
        textAgree="Withdraw"
        onReject={nothing}
        onAgree={nothing}
      />
      <ConfirmFrame
        isDanger
        content="Close this account for good?"
        textReject="No"
        textAgree="Close it"
        onReject={nothing}
        onAgree={nothing}
      />
    </Specimen>
    <Specimen name="Curtain, its cross on the left by default" layout="plain">
      <div className={css.curtain}>
        <CurtainFrame title="Menu" {...close}>
          What the menu holds.
        </CurtainFrame>
      </div>
    </Specimen>
  </Section>
);
