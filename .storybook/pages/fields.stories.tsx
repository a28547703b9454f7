import { useState } from 'react';
import preview from '#.storybook/preview';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { ComponentPage } from './component-page';

const meta = preview.meta({ title: 'Component pages/Forms', parameters: { themes: 'one' } });

export const FieldPage = meta.story({
  name: 'Field and input',
  render: () => (
    <ComponentPage
      name="Field and input"
      purpose="Asks for one value, and says what is wrong with it."
      anatomy={['Label above', 'Control', 'Hint below, which an error replaces']}
      dos={['Keep the label while typing.', 'Say in the error what would be right.']}
      donts={['A placeholder instead of a label.', 'An error while the first letter is typed.']}
      keys={[
        ['Tab', 'Reaches it'],
        ['Enter', 'Sends the form'],
      ]}
      heard="Label, value, hint or error, and whether it is required."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" need="required">
          {(control) => <Input {...control} defaultValue="Payments" />}
        </Field>
        <Field label="Path" hint="Below the repository’s root." need="optional">
          {(control) => <Input {...control} placeholder="src/payments/**" />}
        </Field>
        <Field label="Email" error="Enter an address such as name@example.com.">
          {(control) => <Input {...control} defaultValue="name@" />}
        </Field>
        <Field label="Identifier">{(control) => <Input {...control} disabled value="a1" />}</Field>
      </div>
    </ComponentPage>
  ),
});

export const SelectPage = meta.story({
  name: 'Select',
  render: () => (
    <ComponentPage
      name="Select"
      purpose="One of two to eight known values. For more there is the combobox, for two to four views the segmented control."
      anatomy={['Field with the chosen value', 'The system’s own list']}
      dos={['Put the values in an order that people expect.', 'Begin with the most frequent one.']}
      donts={['More than eight values.', 'Act at once on what cannot be taken back.']}
      keys={[
        ['Up, Down', 'Choose the one before or after'],
        ['A letter', 'The next value that begins with it'],
        ['Alt Down, Space', 'Open the list'],
      ]}
      heard="Label, chosen value and “combo box”."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Role">
          {(control) => (
            <Select
              {...control}
              defaultValue="developer"
              options={[
                { value: 'admin', label: 'Administrator' },
                { value: 'developer', label: 'Developer' },
              ]}
            />
          )}
        </Field>
        <Field label="Schedule" error="Choose how often.">
          {(control) => (
            <Select
              {...control}
              placeholder="Choose"
              options={[
                { value: 'daily', label: 'Daily' },
                { value: 'monthly', label: 'Monthly', disabled: true },
              ]}
            />
          )}
        </Field>
      </div>
    </ComponentPage>
  ),
});

export const CheckboxPage = meta.story({
  name: 'Checkbox',
  render: () => (
    <ComponentPage
      name="Checkbox"
      purpose="Chooses any number of things, or agrees to one. What acts at once is a switch."
      anatomy={['Box of 16 px, within 24 px that can be pressed', 'Label to its right']}
      dos={['Word it so that checked means yes.', 'Show a mixed box for a part of a group.']}
      donts={['“Do not send mail”: a checked no is misread.', 'Check it beforehand for consent.']}
      keys={[
        ['Tab', 'Reaches it'],
        ['Space', 'Checks and unchecks it'],
      ]}
      heard="Label, “checkbox”, and checked, not checked or mixed."
    >
      <div className="flex flex-col gap-2 text-sm">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultChecked />
        <Checkbox label="A part of the group" mixed />
      </div>
    </ComponentPage>
  ),
});

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename the team</Button>
      {isOpen && (
        <Dialog title="Rename the team" onClose={() => setOpen(false)}>
          <DialogBody>
            <Field label="Name">
              {(control) => <Input {...control} defaultValue="Payments" />}
            </Field>
          </DialogBody>
          <DialogFoot>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              Rename
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  );
}

export const DialogPage = meta.story({
  name: 'Dialog',
  render: () => (
    <ComponentPage
      name="Dialog"
      purpose="A short task that needs the whole attention, such as a form of up to six fields."
      anatomy={[
        'Scrim over the page',
        'Title, and a sentence',
        'Body',
        'Foot: Cancel, then the action',
      ]}
      dos={['Name the action as the title does.', 'Ask before input is lost: `dirty`.']}
      donts={['Open one from another.', 'Use it for what a page of its own would hold.']}
      keys={[
        ['Tab', 'Moves within it only'],
        ['Esc', 'Closes it; asks first when input would be lost'],
        ['Ctrl Enter', 'Sends the form in it'],
      ]}
      heard="“Dialog”, its title and its sentence. The focus is in the first field; afterwards it returns to what opened it."
    >
      <Opened />
    </ComponentPage>
  ),
});
