import { Columns2, Lightbulb, Rows2 } from 'lucide-react';
import { useId, useState } from 'react';
import preview from '#.storybook/preview';
import { Checkbox } from '@/shared/ui/checkbox';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { MultiSelect } from '@/shared/ui/multi-select';
import { Radio, RadioGroup, RadioMark } from '@/shared/ui/radio';
import { IconRadio, RadioCard, TileGroup, TileRadio } from '@/shared/ui/radio-card';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { ComponentPage, componentPages } from './component-page';
import { isChosen } from './component-states';
import { playground } from './playground';

const meta = preview.meta({ title: 'Components/Choices', ...componentPages });

const roles = [
  { value: 'admin', label: 'Administrator' },
  { value: 'developer', label: 'Developer' },
];

export const SelectPage = meta.story({
  name: 'Select',
  render: () => (
    <ComponentPage
      name="Select"
      purpose="One of two to eight known values. For more there is the combobox, for two to four views the segmented control."
      components={{ Select }}
      playground={playground(
        'Select',
        { size: ['md', 'sm', 'lg'], placeholder: ['', 'Choose'], disabled: false },
        ({ placeholder, ...props }) => (
          <Field label="Role">
            {(control) => (
              <Select
                {...control}
                {...props}
                {...(placeholder && { placeholder })}
                options={roles}
              />
            )}
          </Field>
        ),
      )}
      anatomy={[
        ['Field of 28, 32 or 40 px with the chosen value', 'select'],
        ['Arrow of 14 px at the end', 'svg'],
        'The system’s own list, on phones its picker',
      ]}
      dos={['Put the values in an order that people expect.', 'Begin with the most frequent one.']}
      donts={['More than eight values.', 'Act at once on what cannot be taken back.']}
      states={{
        ...isChosen,
        rest: (
          <Field label="Role">
            {(control) => <Select {...control} defaultValue="developer" options={roles} />}
          </Field>
        ),
        long: (
          <Field label="Rule">
            {(control) => (
              <Select
                {...control}
                options={[{ value: 'a', label: 'Criticals of public services are due in a week' }]}
              />
            )}
          </Field>
        ),
        error: (
          <Field label="Schedule" error="Choose how often.">
            {(control) => (
              <Select
                {...control}
                placeholder="Choose"
                options={[{ value: 'd', label: 'Daily' }]}
              />
            )}
          </Field>
        ),
        disabled: (
          <Field label="Role" hint="The organisation needs an administrator.">
            {(control) => <Select {...control} disabled options={roles} />}
          </Field>
        ),
        others: {
          'In groups': (
            <Field label="Tool">
              {(control) => (
                <Select
                  {...control}
                  options={[
                    { group: 'Code', options: [{ value: 'semgrep', label: 'Semgrep' }] },
                    { group: 'Images', options: [{ value: 'trivy', label: 'Trivy' }] },
                  ]}
                />
              )}
            </Field>
          ),
        },
      }}
      keys={[
        ['Up, Down', 'Choose the one before or after'],
        ['A letter', 'The next value that begins with it'],
        ['Alt Down, Space', 'Open the list'],
      ]}
      heard="Label, chosen value and “combo box”, then hint or error."
    />
  ),
});

const repositories = ['ledger-api', 'ledger-batch', 'statement-service', 'web-banking'].map(
  (name) => ({ value: name, label: name, note: 'main' }),
);

function Repository({ disabled = false, value: first = null as string | null }) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Repository">
      {(control) => (
        <Combobox
          {...control}
          placeholder="Search"
          options={repositories}
          value={value}
          onChange={setValue}
          disabled={disabled}
        />
      )}
    </Field>
  );
}

export const ComboboxPage = meta.story({
  name: 'Combobox',
  render: () => (
    <ComponentPage
      name="Combobox"
      purpose="One of many values, found by typing. Several at once are a multi-select."
      components={{ Combobox }}
      playground={playground('Combobox', { disabled: false }, (props) => (
        <Repository {...props} />
      ))}
      anatomy={[
        ['Field in which one types', 'input'],
        'List in the top layer, 100 values at most',
        'The part that matches, in bold; a note in grey at the end',
      ]}
      dos={['Search by what people call it, not by its id.', 'Say how many more there are.']}
      donts={['Fewer than nine values: that is a select.', 'Take what is typed for a value.']}
      states={{
        rest: <Repository value="ledger-api" />,
        long: <Repository value="statement-service" />,
        loading: { none: 'What was found before stays until the next answer is there.' },
        empty: { none: 'The list says that nothing matches.' },
        error: {
          none: 'The field shows its error below, as every field.',
        },
        disabled: <Repository value="ledger-api" disabled />,
      }}
      keys={[
        ['Letters', 'Search'],
        ['Up, Down', 'Move in the list'],
        ['Enter', 'Take the marked value'],
        ['Esc', 'Close the list; what was chosen stays'],
      ]}
      heard="Label, value, “combo box”, and the marked value with its place."
    />
  ),
});

const tools = ['Checkov', 'Gitleaks', 'Semgrep', 'Trivy'].map((label, index) => ({
  value: label.toLowerCase(),
  label,
  count: (index + 1) * 1208,
}));

type ToolsProps = { label?: string; none?: boolean };

function Tools({ label = 'Tool', none = false }: ToolsProps) {
  const [values, setValues] = useState<readonly string[]>(['semgrep']);
  return (
    <div className="max-w-72 rounded-lg floating">
      <MultiSelect label={label} options={none ? [] : tools} values={values} onChange={setValues} />
    </div>
  );
}

export const MultiSelectPage = meta.story({
  name: 'Multi-select',
  render: () => (
    <ComponentPage
      name="Multi-select"
      purpose="Any number of values of a filter, with how many rows each one leaves. Put it into a popover."
      components={{ MultiSelect }}
      playground={playground('MultiSelect', { label: 'Tool' }, (props) => (
        <Tools {...props} />
      ))}
      anatomy={[
        'Search field',
        ['Values with their number, 200 at most', '[role=option] span:nth-of-type(2)'],
        ['Foot: chosen, and Clear', 'div:last-child > button'],
      ]}
      dos={['Show the counts of what the other filters leave.', 'Keep chosen values in the list.']}
      donts={['Apply each press at once when the list is slow.']}
      states={{
        rest: <Tools />,
        long: <Tools label="Tools that found something in the last three months" />,
        loading: { none: 'A count that is not there yet is a grey bar; the values can be chosen.' },
        empty: <Tools none />,
        error: { none: 'The popover around it says so, with another try.' },
        disabled: { none: 'A filter without values is left out of the menu.' },
      }}
      keys={[
        ['Letters', 'Search'],
        ['Up, Down', 'Move'],
        ['Enter, Space', 'Choose and unchoose'],
        ['Shift Up, Down', 'Extend the choice'],
        ['Ctrl Enter', 'Apply and close'],
      ]}
      heard="The marked value, whether it is chosen, and its number; then how many are chosen."
    />
  ),
});

export const CheckboxPage = meta.story({
  name: 'Checkbox',
  render: () => (
    <ComponentPage
      name="Checkbox"
      purpose="Chooses any number of things, or agrees to one. What acts at once is a switch."
      components={{ Checkbox }}
      playground={playground(
        'Checkbox',
        { label: 'Block the gate', mixed: false, disabled: false },
        (props) => (
          <Checkbox {...props} />
        ),
      )}
      anatomy={[
        ['Box of 16 px, within 24 px that can be pressed', 'input'],
        ['Label to its right', 'span'],
        'A count',
      ]}
      dos={['Word it so that checked means yes.', 'Show a mixed box for a part of a group.']}
      donts={['“Do not send mail”: a checked no is misread.', 'Check it beforehand for consent.']}
      states={{
        ...isChosen,
        rest: <Checkbox label="On" defaultChecked />,
        long: <Checkbox label="Tell everybody whose finding is due within the next seven days" />,
        error: <Checkbox label="I have read the terms" aria-invalid />,
        disabled: <Checkbox label="Sign in with a password (no other way is set up)" disabled />,
        others: { 'A part of the group': <Checkbox label="ledger-api" mixed end="3 of 7" /> },
      }}
      keys={[
        ['Tab', 'Reaches it'],
        ['Space', 'Checks and unchecks it'],
      ]}
      heard="Label, “checkbox”, and checked, not checked or mixed."
    />
  ),
});

type AudienceProps = { label?: string; hint?: string; disabled?: boolean };

function Audience({ label = 'Who can see it', hint = '', disabled = false }: AudienceProps) {
  const name = useId();
  return (
    <RadioGroup label={label} hint={hint}>
      <Radio name={name} value="me" label="Only me" defaultChecked disabled={disabled} />
      <Radio name={name} value="all" label="My organisation" hint="Everybody who reads findings" />
    </RadioGroup>
  );
}

export const RadioPage = meta.story({
  name: 'Radio',
  render: () => (
    <ComponentPage
      name="Radio"
      purpose="One of two to five values that are all worth reading. Where place is short it is a select."
      components={{ RadioGroup, Radio, RadioMark }}
      playground={playground(
        'RadioGroup',
        { label: 'Who can see it', hint: 'You can change it later.' },
        (props) => (
          <Audience {...props} />
        ),
      )}
      anatomy={[
        ['Legend', 'legend'],
        ['Mark of 16 px within 24 px', 'label:last-of-type input'],
        ['Label, and a hint below', 'label:last-of-type > span'],
        'Hint of the group',
      ]}
      dos={['Choose the harmless value beforehand.', 'Give all radios of a group one name.']}
      donts={['A radio alone: it cannot be undone.', 'Act at the press; a form is sent.']}
      states={{
        ...isChosen,
        rest: <Audience />,
        long: <Audience label="Who can see the filter that you save, and change it later on" />,
        error: { none: 'One is chosen from the beginning.' },
        disabled: <Audience disabled hint="Only your organisation may own it." />,
      }}
      keys={[
        ['Tab', 'Reaches the chosen one'],
        ['Arrows', 'Move and choose'],
      ]}
      heard="The legend, the label with its hint, “radio button”, and its place."
    />
  ),
});

type CardsProps = { title?: string; disabled?: boolean };

function Expiry({ title = 'On a date', disabled = false }: CardsProps) {
  const name = useId();
  return (
    <RadioGroup label="Expires">
      <RadioCard name={name} title={title} text="Then it comes back." defaultChecked>
        <Field label="Days">{(control) => <input {...control} className="h-8 field" />}</Field>
      </RadioCard>
      <RadioCard name={name} title="Never" text="Until a user ends it." disabled={disabled} />
    </RadioGroup>
  );
}

function Registries() {
  const name = useId();
  return (
    <TileGroup label="Registry">
      <TileRadio name={name} title="Amazon ECR" monogram="ECR" defaultChecked />
      <TileRadio name={name} title="Docker Hub" monogram="DH" />
    </TileGroup>
  );
}

export const RadioCardPage = meta.story({
  name: 'Radio card',
  render: () => (
    <ComponentPage
      name="Radio card"
      purpose="One of a few ways that need a sentence each, or fields of their own."
      components={{ RadioCard, TileRadio, TileGroup, IconRadio }}
      playground={playground('RadioCard', { title: 'On a date', disabled: false }, (props) => (
        <Expiry {...props} />
      ))}
      anatomy={[
        ['Card with a mark', 'input'],
        ['Title and a sentence', 'label span span'],
        ['Fields, while it is the chosen one', 'input:not([type=radio])'],
      ]}
      dos={['Put the fields of a choice into its card.', 'Use tiles for brands, icons for kinds.']}
      donts={['More than five cards.', 'Keep what a hidden field holds: it is not sent.']}
      states={{
        ...isChosen,
        rest: <Expiry />,
        long: <Expiry title="On the date that the auditors of the organisation agreed to" />,
        error: { none: 'Its fields show theirs.' },
        disabled: <Expiry disabled />,
        others: {
          Tiles: <Registries />,
          'With an icon': <IconRadio name="kind" title="Idea" icon={Lightbulb} />,
        },
      }}
      keys={[
        ['Tab', 'Reaches the chosen card, then its fields'],
        ['Arrows', 'Move and choose'],
      ]}
      heard="Title and sentence, “radio button”, and its place."
    />
  ),
});

export const SwitchPage = meta.story({
  name: 'Switch',
  render: () => (
    <ComponentPage
      name="Switch"
      purpose="Turns one setting on or off, at once. What a form sends later is a checkbox."
      components={{ Switch }}
      playground={playground('Switch', { label: 'Tell me by mail', disabled: false }, (props) => (
        <Switch {...props} />
      ))}
      anatomy={[
        ['Track of 32 by 18 px, within 24 px that can be pressed', 'input'],
        ['Thumb', 'input + span'],
        ['Label', 'label'],
      ]}
      dos={['Name what is on: “Tell me by mail”.', 'Put it back, and say why, if saving fails.']}
      donts={['A switch in a form with Save.', 'A label that changes with it.']}
      states={{
        ...isChosen,
        rest: <Switch label="Tell me by mail" defaultChecked />,
        long: <Switch label="Open a pull request as soon as a fix has been tested in the branch" />,
        loading: { none: 'It moves at once, and back if saving fails.' },
        error: { none: 'It goes back, and a toast says why.' },
        disabled: <Switch label="Require a second step (set by the organisation)" disabled />,
      }}
      keys={[
        ['Tab', 'Reaches it'],
        ['Space', 'Turns it'],
      ]}
      heard="Label, “switch”, and on or off."
    />
  ),
});

const views = [
  { value: 'unified', label: 'Unified', icon: Rows2 },
  { value: 'split', label: 'Split', icon: Columns2 },
] as const;

type ViewsProps = { label?: string; iconsOnly?: boolean };

function Views({ label = 'View of the change', iconsOnly = false }: ViewsProps) {
  const [value, setValue] = useState<'unified' | 'split'>('unified');
  return (
    <SegmentedControl
      label={label}
      iconsOnly={iconsOnly}
      segments={views}
      value={value}
      onChange={setValue}
    />
  );
}

export const SegmentedControlPage = meta.story({
  name: 'Segmented control',
  render: () => (
    <ComponentPage
      name="Segmented control"
      purpose="One of two to four ways to see the same thing. Parts of a page are tabs."
      components={{ SegmentedControl }}
      playground={playground('SegmentedControl', { label: 'View', iconsOnly: false }, (props) => (
        <Views {...props} />
      ))}
      anatomy={[
        ['Inset frame of 32 px', 'fieldset'],
        ['Segments with icon and word', 'label:last-of-type span'],
        ['The chosen one, raised', 'label:first-of-type'],
      ]}
      dos={['Remember the choice in the address.', 'Use words; icons alone in narrow bars.']}
      donts={['More than four segments.', 'Use it for a setting that is saved.']}
      states={{
        rest: <Views />,
        long: <Views label="How the change of the fix is compared with the branch" />,
        loading: { none: 'The view below it loads.' },
        empty: { none: 'One segment is always chosen.' },
        error: { none: 'The view below it says so.' },
        disabled: { none: 'A view that is not there is left out.' },
        others: { 'Icons alone': <Views iconsOnly /> },
      }}
      keys={[
        ['Tab', 'Reaches the chosen segment'],
        ['Left, Right', 'Move and choose'],
      ]}
      heard="The legend, the word, “radio button”, and its place."
    />
  ),
});
