import { Icon } from '#ui/icon.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Section, Specimen } from './specimen.tsx';

const countries = [
  { value: 'ee', label: 'Estonia' },
  { value: 'lt', label: 'Lithuania' },
  { value: 'lv', label: 'Latvia' },
  { value: 'pt', label: 'Portugal' },
  { value: 'xx', label: 'Elsewhere', isDisabled: true },
] as const;

const words = { showLabel: 'Show the password', hideLabel: 'Hide the password' };

export const Fields = () => (
  <Section title="Fields">
    <Specimen name="Text" layout="grid">
      <TextField label="Empty" />
      <TextField label="Filled" defaultValue="ilze.berzina@example.com" type="email" />
      <TextField label="Required" required hint="A hint says what is expected." />
      <TextField label="Email" defaultValue="ilze.berzina@" error="This is not an email address." />
      <TextField label="Email" defaultValue="ilze.berzina@example.com" isValid />
      <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
      <TextField label="Amount" placeholder="0.00" inputMode="decimal" leading={<Icon name="coins" />} />
      <TextField label="Search" type="search" leading={<Icon name="search" size={18} />} />
    </Specimen>
    <Specimen name="Password" layout="grid">
      <PasswordField label="Password" {...words} />
      <PasswordField
        label="Password"
        {...words}
        defaultValue="correct horse"
        error="Too long by three letters."
      />
    </Specimen>
    <Specimen name="Select" layout="grid">
      <Select label="Country" options={countries} defaultValue="lv" />
      <Select
        label="Country"
        options={countries}
        placeholder="Choose one"
        isRequired
        hint="Where you live now."
      />
      <Select label="Country" options={countries} error="Choose a country." />
      <Select label="Country" options={countries} defaultValue="pt" isDisabled />
    </Specimen>
  </Section>
);
