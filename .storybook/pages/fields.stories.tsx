import { Search } from 'lucide-react';
import { useState } from 'react';
import preview from '#.storybook/preview';
import { ChipInput } from '@/shared/ui/chip-input';
import { DateRange, type Dates } from '@/shared/ui/date-range';
import { DropZone } from '@/shared/ui/drop-zone';
import { Field } from '@/shared/ui/field';
import { Input, SearchInput } from '@/shared/ui/input';
import { type Range, RangeSlider } from '@/shared/ui/range-slider';
import { Textarea } from '@/shared/ui/textarea';
import { WeightSlider } from '@/shared/ui/weight-slider';
import { ComponentPage, componentPages } from './component-page';
import { isChosen } from './component-states';
import { playground } from './playground';

const meta = preview.meta({ title: 'Components/Fields', ...componentPages });

const none = () => undefined;

export const FieldPage = meta.story({
  name: 'Field and input',
  render: () => (
    <ComponentPage
      name="Field and input"
      purpose="Asks for one value, and says what is wrong with it. Several lines are a textarea, a known value is a select."
      components={{ Field, Input, SearchInput }}
      playground={playground(
        'Field',
        {
          label: 'Path',
          hint: 'Below the repository’s root.',
          error: '',
          need: ['', 'required', 'optional'],
        },
        ({ need, ...props }) => (
          <Field {...props} need={need || undefined}>
            {(control) => <Input {...control} placeholder="src/payments/**" />}
          </Field>
        ),
      )}
      anatomy={[
        ['Label of 13 px above, 6 px away; “optional” behind it', 'label'],
        ['Control of 28, 32 or 40 px, with an icon before or a unit behind', 'input'],
        'Hint of 12 px below, which an error replaces',
      ]}
      dos={['Keep the label while typing.', 'Say in the error what would be right.']}
      donts={[
        'A placeholder instead of a label.',
        'An error while the first letter is typed.',
        'Give the error without a field: then it is the form’s.',
      ]}
      states={{
        ...isChosen,
        rest: (
          <Field label="Name" need="required">
            {(control) => <Input {...control} defaultValue="Payments" />}
          </Field>
        ),
        long: (
          <Field
            label="Address that is called when a finding is sent to the people who own the code"
            hint="It is called with POST; its answer is shown in the history of the finding."
          >
            {(control) => (
              <Input {...control} defaultValue="https://tickets.acme.example/hooks/1" />
            )}
          </Field>
        ),
        empty: (
          <Field label="Path" need="optional">
            {(control) => <Input {...control} placeholder="src/payments/**" />}
          </Field>
        ),
        error: (
          <Field label="Email" error="Enter an address such as name@example.com.">
            {(control) => <Input {...control} defaultValue="name@" />}
          </Field>
        ),
        disabled: (
          <Field label="Identifier" hint="It was given by the host.">
            {(control) => <Input {...control} disabled value="a1" />}
          </Field>
        ),
        others: {
          'With an icon, with a unit': (
            <div className="grid gap-3 sm:grid-cols-2">
              <Input aria-label="Find" icon={Search} />
              <Input aria-label="Days" end="days" type="number" defaultValue={30} />
            </div>
          ),
          'Search: sent after a pause of 150 ms': (
            <SearchInput label="Search in findings" value="lodash" onSearch={none} />
          ),
        },
      }}
      keys={[
        ['Tab', 'Reaches it'],
        ['Enter', 'Sends the form'],
      ]}
      heard="Label, value, hint or error, and whether it is required."
    />
  ),
});

export const TextareaPage = meta.story({
  name: 'Textarea',
  render: () => (
    <ComponentPage
      name="Textarea"
      purpose="Several lines of text: a reason, a comment, a template."
      components={{ Textarea }}
      playground={playground(
        'Textarea',
        { rows: 3, placeholder: 'Why', disabled: false },
        (props) => (
          <Field label="Reason">{(control) => <Textarea {...control} {...props} />}</Field>
        ),
      )}
      anatomy={[
        ['Field that grows with its text', 'textarea'],
        ['Label and hint of its Field', 'label'],
      ]}
      dos={['Say who will read it.', 'Let Ctrl Enter send its form.']}
      donts={['Use it for one line.', 'Cut at a limit that the field does not name.']}
      states={{
        ...isChosen,
        rest: (
          <Field label="Reason">
            {(control) => <Textarea {...control} defaultValue="Behind the firewall." />}
          </Field>
        ),
        long: (
          <Field label="Reason">
            {(control) => (
              <Textarea
                {...control}
                defaultValue={
                  'First it was found in the old service.\nThen in the new one.\nBoth go.'
                }
              />
            )}
          </Field>
        ),
        error: (
          <Field label="Reason" error="Write at least ten characters.">
            {(control) => <Textarea {...control} defaultValue="No." />}
          </Field>
        ),
        disabled: (
          <Field label="Reason" hint="It was given by the one who decided.">
            {(control) => <Textarea {...control} disabled defaultValue="Accepted." />}
          </Field>
        ),
      }}
      keys={[
        ['Tab', 'Reaches it and leaves it'],
        ['Enter', 'A new line'],
        ['Ctrl Enter', 'Sends the form'],
      ]}
      heard="Label, “edit, multiple lines”, value, then hint or error."
    />
  ),
});

function Tags({ placeholder = 'Add', first = ['Bandit', 'KICS'] }) {
  const [values, setValues] = useState<readonly string[]>(first);
  return (
    <Field label="Excluded tools">
      {(control) => (
        <ChipInput {...control} placeholder={placeholder} values={values} onChange={setValues} />
      )}
    </Field>
  );
}

export const ChipInputPage = meta.story({
  name: 'Chip input',
  render: () => (
    <ComponentPage
      name="Chip input"
      purpose="A list of words that cannot be listed beforehand: tags, paths, addresses."
      components={{ ChipInput }}
      playground={playground('ChipInput', { placeholder: 'Add' }, (props) => (
        <Tags {...props} />
      ))}
      anatomy={[
        ['Field that wraps', 'div:has(> input)'],
        ['Chips of 20 px with a cross', 'button'],
        ['A place to type', 'input'],
      ]}
      dos={['Split what is pasted at commas and lines.', 'Keep each word once.']}
      donts={[
        'Known values: that is a multi-select.',
        'Lose what is typed when the field is left.',
      ]}
      states={{
        ...isChosen,
        rest: <Tags />,
        long: (
          <Tags first={['services/ledger/src/main/java/com/acme/ledger/Statement.java', 'a']} />
        ),
        empty: <Tags first={[]} placeholder="Add a tool" />,
        error: { none: 'Its Field shows it, as for every control.' },
        disabled: { none: 'What cannot be changed is shown as badges.' },
      }}
      keys={[
        ['Enter, comma', 'Add what is typed'],
        ['Backspace', 'In the empty field removes the last one'],
        ['Tab', 'Reaches the cross of each'],
      ]}
      heard="Label and “edit”; each cross is “Remove Bandit, button”."
    />
  ),
});

type FoundProps = { label?: string; ahead?: boolean; first?: Dates };

function Found({ label = 'Found', ahead = false, first }: FoundProps) {
  const [value, setValue] = useState<Dates>(first ?? { from: '2026-01-01', to: null });
  return (
    <DateRange label={label} value={value} onChange={setValue} today="2026-01-31" ahead={ahead} />
  );
}

export const DateRangePage = meta.story({
  name: 'Date range',
  render: () => (
    <ComponentPage
      name="Date range"
      purpose="From one day to another, of which either may be open."
      components={{ DateRange }}
      playground={playground('DateRange', { label: 'Found', ahead: false }, (props) => (
        <Found {...props} />
      ))}
      anatomy={[
        ['Spans that end today', 'button'],
        ['Two fields with the system’s calendar', 'input'],
      ]}
      dos={['Offer the spans that people ask for.', 'Leave an end open for “since”.']}
      donts={['A calendar of our own.', 'Times of day: days are enough.']}
      states={{
        rest: <Found />,
        long: <Found label="First found by any of the tools that are connected" />,
        loading: { none: 'It needs nothing but today.' },
        empty: <Found first={{ from: null, to: null }} />,
        error: { none: 'A day that cannot be is not taken.' },
        disabled: { none: 'A filter that is not offered is left out.' },
      }}
      keys={[
        ['Tab', 'Spans, then both fields'],
        ['Up, Down', 'In a field: the part of the date'],
      ]}
      heard="The group’s label; a span is a toggle button, a field is its date."
    />
  ),
});

export const DropZonePage = meta.story({
  name: 'Drop zone',
  render: () => (
    <ComponentPage
      name="Drop zone"
      purpose="Takes a file by its button, or dropped. Its progress is shown below, by who uses it."
      components={{ DropZone }}
      playground={playground(
        'DropZone',
        {
          hint: 'SARIF, JSON, XML or CSV, up to 200 MB',
          disabledReason: ['', 'Choose a repository first'],
          multiple: false,
        },
        (props) => (
          <DropZone {...props} onFiles={none} />
        ),
      )}
      anatomy={[
        ['Dashed frame', '[role=presentation]'],
        ['Button', 'button'],
        ['Formats and limit', 'p:last-of-type'],
      ]}
      dos={['Name formats and limit before a file is chosen.']}
      donts={['Dropping as the only way.', 'Refuse by the name of the file what the server reads.']}
      states={{
        rest: <DropZone hint="SARIF, up to 200 MB" onFiles={none} />,
        long: <DropZone hint="SARIF, JSON, XML, CSV, ZIP of those, or HTML" onFiles={none} />,
        loading: { none: 'The progress below it belongs to its user.' },
        empty: { none: 'That is what it shows.' },
        error: { none: 'What is wrong with a file is said beside the file.' },
        disabled: (
          <DropZone hint="SARIF" disabledReason="Choose a repository first" onFiles={none} />
        ),
      }}
      keys={[
        ['Tab', 'Reaches the button'],
        ['Enter, Space', 'Open the system’s file dialog'],
      ]}
      heard="“Choose a file, button”, with formats and limit as description."
    />
  ),
});

function Between({ label = 'Priority', min = 0, max = 100 }) {
  const [value, setValue] = useState<Range>([30, 60]);
  return <RangeSlider label={label} min={min} max={max} value={value} onChange={setValue} />;
}

export const RangeSliderPage = meta.story({
  name: 'Range slider',
  render: () => (
    <ComponentPage
      name="Range slider"
      purpose="Two ends on a known scale, where the exact number matters little."
      components={{ RangeSlider }}
      playground={playground('RangeSlider', { label: 'Priority', min: 0, max: 100 }, (props) => (
        <Between {...props} />
      ))}
      anatomy={[
        ['Track', 'input'],
        ['Two handles of 16 px', 'input:last-of-type'],
        ['Both numbers in words', 'output'],
      ]}
      dos={['Ask when the handle is released, not while it moves.']}
      donts={['A scale without an end.', 'Handles that cross.']}
      states={{
        rest: <Between />,
        long: <Between label="Priority that the organisation’s own weights give" />,
        loading: { none: 'The list beside it loads.' },
        empty: { none: 'At both ends it filters nothing.' },
        error: { none: 'It cannot be set to what is wrong.' },
        disabled: { none: 'A filter that is not offered is left out.' },
      }}
      keys={[
        ['Tab', 'Reaches each handle'],
        ['Arrows', 'One step; with Shift ten'],
        ['Home, End', 'To the end of the scale, or the other handle'],
      ]}
      heard="“Priority, from, slider, 30”, and its sibling."
    />
  ),
});

function Weight({ label = 'Exploitability', disabled = false }) {
  const [value, setValue] = useState(30);
  return (
    <WeightSlider label={label} chart={2} value={value} onChange={setValue} disabled={disabled} />
  );
}

export const WeightSliderPage = meta.story({
  name: 'Weight slider',
  render: () => (
    <ComponentPage
      name="Weight slider"
      purpose="The share of one part of the priority; its user keeps the sum at 100."
      components={{ WeightSlider }}
      playground={playground(
        'WeightSlider',
        { label: 'Exploitability', disabled: false },
        (props) => (
          <Weight {...props} />
        ),
      )}
      anatomy={[
        ['Mark in the colour of the score’s bar', 'span'],
        ['Label', 'span:nth-child(2)'],
        ['Slider', 'input'],
        ['Per cent', 'output'],
      ]}
      dos={['Move the others along, so that the sum stays 100.']}
      donts={['More than six.', 'Save while it moves.']}
      states={{
        ...isChosen,
        rest: <Weight />,
        long: <Weight label="How much the repository matters to the organisation" />,
        error: { none: 'It cannot be set to what is wrong.' },
        disabled: <Weight disabled />,
      }}
      keys={[['Arrows', 'One per cent; with Shift five']]}
      heard="Label, “slider”, and the share in per cent."
    />
  ),
});
