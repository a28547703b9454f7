import { useState } from 'react';
import preview from '#.storybook/preview';
import { Field } from '@/shared/ui/field';
import { OtpInput } from '@/shared/ui/otp-input';
import { PasswordField } from '@/shared/ui/password-field';
import { PasswordPair } from '@/shared/ui/password-pair';
import { StrengthMeter } from '@/shared/ui/strength-meter';
import { ComponentPage, componentPages } from './component-page';
import { isChosen, onlyDraws } from './component-states';
import { playground } from './playground';

const meta = preview.meta({ title: 'Components/Passwords', ...componentPages });

const none = () => undefined;

export const PasswordFieldPage = meta.story({
  name: 'Password field',
  render: () => (
    <ComponentPage
      name="Password field"
      purpose="Asks for a password, and shows it when its user wants to see it."
      components={{ PasswordField }}
      playground={playground(
        'PasswordField',
        { autoComplete: ['current-password', 'new-password'], size: ['md', 'lg'], disabled: false },
        (props) => (
          <Field label="Password">
            {(control) => <PasswordField {...control} {...props} defaultValue="correct horse" />}
          </Field>
        ),
      )}
      anatomy={[
        ['Field', 'input'],
        ['Button with an eye at its end', 'button'],
      ]}
      dos={['Say by `autoComplete` whether it is the old or a new one.', 'Allow pasting.']}
      donts={['Ask for it twice when signing in.', 'Forbid spaces.']}
      states={{
        ...isChosen,
        rest: (
          <Field label="Password">
            {(control) => <PasswordField {...control} autoComplete="current-password" />}
          </Field>
        ),
        long: (
          <Field label="Password of the account that ends the sessions of all others">
            {(control) => <PasswordField {...control} autoComplete="current-password" />}
          </Field>
        ),
        error: (
          <Field label="Password" error="This is not the password of this account.">
            {(control) => <PasswordField {...control} autoComplete="current-password" />}
          </Field>
        ),
        disabled: { none: 'Where none can be entered, the way to sign in says so.' },
      }}
      keys={[
        ['Tab', 'Reaches the field, then the eye'],
        ['Space', 'Shows and hides it'],
      ]}
      heard="Label, “password”; the eye is “Show password, toggle button”."
    />
  ),
});

const rules = [
  { id: 'length', met: true, text: '12 or more characters' },
  { id: 'name', met: false, text: 'Not your name or email' },
];

const strengths = ['3', '0', '1', '2', '4'] as const;
const levels = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 } as const;

export const StrengthMeterPage = meta.story({
  name: 'Strength meter',
  render: () => (
    <ComponentPage
      name="Strength meter"
      purpose="Says while a password is typed how good it is, and which rules it meets."
      components={{ StrengthMeter }}
      playground={playground('StrengthMeter', { level: strengths }, ({ level }) => (
        <StrengthMeter level={levels[level]} rules={rules} />
      ))}
      anatomy={[
        ['Four bars', '[role=img]'],
        ['A word', '[role=img] + span'],
        ['Rules, with a tick when they are met', 'li'],
      ]}
      dos={['Show the rules before the first mistake.']}
      donts={['Refuse a password that the rules allow.', 'Send it anywhere to judge it.']}
      states={{
        ...onlyDraws,
        rest: <StrengthMeter level={3} rules={rules} />,
        long: (
          <StrengthMeter
            level={2}
            rules={[{ id: 'a', met: false, text: 'Not one of the passwords that were leaked' }]}
          />
        ),
        empty: <StrengthMeter level={0} rules={rules} />,
      }}
      keys={[]}
      heard="“Password strength: Good, 3 of 4”, then each rule and whether it is met."
    />
  ),
});

function Pair({ shortest = 12, wrong = '' }) {
  const [value, setValue] = useState('');
  return (
    <form className="flex max-w-sm flex-col gap-4" aria-label="New password">
      <PasswordPair
        value={value}
        shortest={shortest}
        password={{ value, onChange: (event) => setValue(event.target.value) }}
        repeated={{}}
        errors={{ password: undefined, repeated: wrong }}
      />
    </form>
  );
}

export const PasswordPairPage = meta.story({
  name: 'Password pair',
  render: () => (
    <ComponentPage
      name="Password pair"
      purpose="A new password and its repetition, with the rules between them."
      components={{ PasswordPair }}
      playground={playground('PasswordPair', { shortest: 12 }, (props) => (
        <Pair {...props} />
      ))}
      anatomy={[
        ['Password field of 40 px', 'input'],
        ['Strength meter', '[role=img]'],
        ['The same field again', 'div:last-of-type > span input'],
      ]}
      dos={['Take the shortest length from the contract.']}
      donts={['Use it to sign in.', 'Complain that they differ while the second is typed.']}
      states={{
        ...isChosen,
        rest: <Pair />,
        long: { none: 'Its texts are its own, and wrap.' },
        error: <Pair wrong="The passwords don’t match." />,
        disabled: { none: 'Where no password can be set, the page says so.' },
      }}
      keys={[['Tab', 'Field, its eye, then the second field']]}
      heard="As two password fields; the strength is said when it changes."
    />
  ),
});

function Code({ wrong = false }) {
  const [code, setCode] = useState('48');
  return (
    <OtpInput
      aria-label="Six-digit code"
      aria-invalid={wrong}
      value={code}
      onChange={setCode}
      onComplete={none}
    />
  );
}

export const OtpInputPage = meta.story({
  name: 'Code input',
  render: () => (
    <ComponentPage
      name="Code input"
      purpose="Six digits of a second step. It looks like six boxes and is one field."
      components={{ OtpInput }}
      playground={playground('OtpInput', { wrong: false }, (props) => (
        <Code {...props} />
      ))}
      anatomy={[
        ['Six boxes, 8 px apart', 'span span'],
        ['One field over all of them', 'input'],
      ]}
      dos={['Send it with the sixth digit.', 'Take a code that is pasted with spaces.']}
      donts={[
        'Six fields: pasting and screen readers fail.',
        'Clear it before the answer is there.',
      ]}
      states={{
        ...isChosen,
        rest: <Code />,
        long: { none: 'It has six digits.' },
        error: <Code wrong />,
        disabled: { none: 'While it is checked, the form is at work.' },
      }}
      keys={[
        ['Digits', 'Fill the next box'],
        ['Backspace', 'Empties the last one'],
      ]}
      heard="“Six-digit code, edit”, and the digits typed."
    />
  ),
});
