import preview from '#.storybook/preview';
import { Field } from '@/shared/ui/field';
import { CommandEnterHint, ErrorSummary, Form, SubmitButton } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { FormSection } from '@/shared/ui/form-section';
import { Input } from '@/shared/ui/input';
import { SaveBar } from '@/shared/ui/save-bar';
import { ComponentPage, componentPages } from './component-page';
import { playground } from './playground';

const meta = preview.meta({ title: 'Components/Forms', ...componentPages });

const none = () => undefined;

type InviteProps = { pending?: boolean; failed?: boolean; label?: string };

const Invite = ({ pending = false, failed = false, label = 'Invite a colleague' }: InviteProps) => (
  <Form
    aria-label={label}
    pending={pending}
    error={failed ? { title: 'This address was invited already.' } : null}
    onSubmit={none}
  >
    <Field label="Email" name="email" need="required">
      {(control) => <Input {...control} type="email" />}
    </Field>
    <div>
      <SubmitButton>Send invitation</SubmitButton>
    </div>
  </Form>
);

export const FormPage = meta.story({
  name: 'Form',
  render: () => (
    <ComponentPage
      name="Form"
      purpose="Fields that are sent together, what was wrong with them, and the button that sends."
      components={{ Form, SubmitButton, ErrorSummary, CommandEnterHint }}
      playground={playground('Form', { pending: false, failed: false }, (props) => (
        <Invite {...props} />
      ))}
      anatomy={[
        'Error summary, once there is one',
        ['Fields, 16 px apart', 'label'],
        ['Button that names the result', 'button'],
      ]}
      dos={['List two errors or more above the fields, each a link.', 'Keep what was entered.']}
      donts={[
        'Disable the button until all is right: the user does not learn why.',
        'A toast for its errors.',
      ]}
      states={{
        rest: <Invite />,
        long: <Invite label="Invite a colleague who works for another organisation" />,
        loading: <Invite pending label="It is being sent" />,
        empty: { none: 'At rest it is empty.' },
        error: { none: 'See below: it takes the focus, so that it is once on this page.' },
        disabled: { none: 'What its reader may not change is shown as text.' },
        others: {
          'What is wrong': (
            <ErrorSummary
              problems={[
                { name: 'url', message: 'start the address with https://' },
                { name: 'header', message: 'names can’t contain spaces' },
              ]}
            />
          ),
          'The keys that send it': <CommandEnterHint />,
        },
      }}
      keys={[
        ['Enter', 'Sends it, from any field of one line'],
        ['Ctrl Enter', 'Sends it from everywhere'],
      ]}
      heard="Its name; after an error the summary, which has the focus."
    />
  ),
});

type FootProps = { pending?: boolean; action?: string; disabledReason?: string; note?: string };

const Foot = ({ pending = false, action = 'Send invitation', ...rest }: FootProps) => (
  <Form aria-label={action} frame="dialog" pending={pending} error={null} onSubmit={none}>
    <FormFoot {...rest} onCancel={none}>
      {action}
    </FormFoot>
  </Form>
);

export const FormFootPage = meta.story({
  name: 'Form foot',
  render: () => (
    <ComponentPage
      name="Form foot"
      purpose="The foot of a form in a dialog: Cancel, and the action that submits the form."
      components={{ FormFoot }}
      playground={playground('FormFoot', { action: 'Send invitation', pending: false }, (props) => (
        <Foot {...props} />
      ))}
      anatomy={[
        'Note at the left: a shortcut, or what follows',
        ['Cancel, which closes the dialog', 'button'],
        ['Action that names the result', 'button[type=submit]'],
      ]}
      dos={['Name the action by its result: “Send invitation”.']}
      donts={['Use it outside a form: a dialog without one has a dialog foot.']}
      states={{
        rest: <Foot />,
        long: <Foot action="Send the invitation to all members of the organisation" />,
        loading: <Foot pending />,
        empty: { none: 'It always has an action.' },
        error: { none: 'The form shows it above the fields.' },
        disabled: <Foot action="Rename" disabledReason="Nothing has changed" />,
        others: { 'With a note': <Foot action="Remind me" note="Ctrl Enter sends" /> },
      }}
      keys={[
        ['Tab', 'Reaches Cancel, then the action'],
        ['Enter', 'Sends the form, from any field of one line'],
      ]}
      heard="Cancel, then the name of the action with the reason why it is disabled."
    />
  ),
});

type SectionProps = { title?: string; reason?: string };

const Section = ({ title = 'Organisation', reason = 'How Parapet names you' }: SectionProps) => (
  <FormSection title={title} reason={reason}>
    <Field label="Organisation name">{(control) => <Input {...control} />}</Field>
  </FormSection>
);

export const FormSectionPage = meta.story({
  name: 'Form section',
  render: () => (
    <ComponentPage
      name="Form section"
      purpose="Fields of a long form that belong together, and why the form asks for them."
      components={{ FormSection }}
      playground={playground(
        'FormSection',
        { title: 'Organisation', reason: 'How Parapet names you' },
        (props) => (
          <Section {...props} />
        ),
      )}
      anatomy={[
        ['Title and reason, 208 px at the left from 768 px', 'h2'],
        ['Fields', 'input'],
        'Line below',
      ]}
      dos={['Say why, not what: the labels say what.']}
      donts={['A section of one switch.', 'Sections in a dialog.']}
      states={{
        rest: <Section />,
        long: <Section title="Who is notified when a rule of the organisation is not kept" />,
        loading: { none: 'A form is shown once its values are there.' },
        empty: { none: 'Without fields it is left out.' },
        error: { none: 'Its fields show theirs.' },
        disabled: { none: 'Its fields are, each with its reason.' },
      }}
      keys={[['Tab', 'Reaches its fields']]}
      heard="A region with its title as heading."
    />
  ),
});

const Bar = ({ changes = 3, problems = 1, pending = false }) => (
  <SaveBar
    changes={changes}
    problems={problems}
    pending={pending}
    onGoToProblem={none}
    onDiscard={none}
    onSave={none}
  />
);

export const SaveBarPage = meta.story({
  name: 'Save bar',
  render: () => (
    <ComponentPage
      name="Save bar"
      purpose="Says that a long form has changes, and saves or discards them. It is away without any."
      components={{ SaveBar }}
      playground={playground('SaveBar', { changes: 3, problems: 1, pending: false }, (props) => (
        <Bar {...props} />
      ))}
      anatomy={[
        ['Bar of 56 px at the foot of the window', 'div'],
        ['Count, and what needs fixing', 'p'],
        ['Buttons', 'button:last-child'],
      ]}
      dos={['Lead from “needs fixing” to the field.', 'Save by Ctrl S.']}
      donts={['Use it where each control saves by itself.', 'Two on a page.']}
      states={{
        rest: <Bar problems={0} />,
        long: <Bar changes={1204} problems={240} />,
        loading: <Bar problems={0} pending />,
        empty: { none: 'Without changes it is away.' },
        error: <Bar />,
        disabled: { none: 'A form that cannot be changed has none.' },
      }}
      keys={[
        ['Ctrl S', 'Saves'],
        ['Tab', 'Reaches what needs fixing, Discard and Save'],
      ]}
      heard="When it changes: “3 unsaved changes, 1 needs fixing”."
    />
  ),
});
