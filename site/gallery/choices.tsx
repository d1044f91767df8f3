import { Checkbox } from '#ui/checkbox.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Segment, SegmentNav } from '#ui/segment.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { aLink, Section, Specimen } from './specimen.tsx';

const limits = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'Seven days', hint: 'From Monday to Sunday' },
  { value: '30', label: 'Thirty days', isDisabled: true },
] as const;

export const Choices = () => (
  <Section title="Choices">
    <Specimen name="Checkbox" layout="grid">
      <Checkbox defaultChecked>
        I am 18 or older and accept the <a href="#terms">Terms</a>.
      </Checkbox>
      <Checkbox>Email me offers and free spins. Unsubscribe any time.</Checkbox>
      <Checkbox error="Please confirm your age.">I am 18 or older.</Checkbox>
      <Checkbox defaultChecked disabled>
        Settled already.
      </Checkbox>
    </Specimen>
    <Specimen name="Switch" layout="grid">
      <Switch defaultChecked>Two-step sign-in</Switch>
      <Switch hint="Short, and never at night.">Messages on the phone</Switch>
      <Switch disabled>Not available</Switch>
    </Specimen>
    <Specimen name="Radio group" layout="grid">
      <RadioGroup label="Limit for" choices={limits} defaultValue="7" />
    </Specimen>
    <Specimen name="Segment, and the same for places">
      <Segment
        label="Sign up with"
        defaultValue="email"
        choices={[
          { value: 'email', label: 'Email', icon: 'envelope' },
          { value: 'phone', label: 'Phone', icon: 'phone' },
          { value: 'click', label: 'One click', icon: 'lightning' },
        ]}
      />
      <SegmentNav
        label="Part of the house"
        places={[
          {
            key: 'casino',
            link: aLink({ isHere: true }),
            label: 'Casino',
            icon: 'poker-chip',
          },
          { key: 'sports', link: aLink(), label: 'Sports', icon: 'soccer-ball' },
        ]}
      />
    </Specimen>
    <Specimen name="Tabs" layout="plain">
      <Tabs
        label="History"
        tabs={[
          { value: 'bets', label: 'Bets', icon: 'receipt', panel: 'Every bet, newest first.' },
          { value: 'money', label: 'Money', icon: 'coins', panel: 'Every deposit and withdrawal.' },
          { value: 'later', label: 'Later', panel: '', isDisabled: true },
        ]}
      />
    </Specimen>
  </Section>
);
