import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Link } from '@/shared/ui/link';
import { RadioCard } from '@/shared/ui/radio-card';
import { Stepper } from '@/shared/ui/stepper';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import { PatternPage, patternPages } from './pattern-page';

const meta = preview.meta({ title: 'Patterns/Acting', ...patternPages });

function Webhook() {
  const [values, setValues] = useState({ name: '', url: 'http:/tickets.example' });
  const [isTried, setTried] = useState(false);
  const errors = {
    name: isTried && values.name === '' ? 'Give it a name' : undefined,
    url:
      isTried && !values.url.startsWith('https://') ? 'Start the address with https://' : undefined,
  };
  const problems = Object.entries(errors).flatMap(([name, message]) =>
    message === undefined ? [] : [{ name, message }],
  );
  return (
    <Form
      aria-label="Webhook"
      pending={false}
      error={null}
      problems={problems}
      onSubmit={() => {
        setTried(true);
        if (values.name !== '' && values.url.startsWith('https://'))
          toast({ kind: 'ok', title: 'Webhook saved' });
      }}
    >
      <Field label="Name" name="name" need="required" error={errors.name}>
        {(control) => (
          <Input
            {...control}
            value={values.name}
            onChange={({ target }) => setValues({ ...values, name: target.value })}
          />
        )}
      </Field>
      <Field label="Address" name="url" need="required" error={errors.url}>
        {(control) => (
          <Input
            {...control}
            value={values.url}
            onChange={({ target }) => setValues({ ...values, url: target.value })}
          />
        )}
      </Field>
      <div>
        <SubmitButton>Save webhook</SubmitButton>
      </div>
    </Form>
  );
}

export const FormPattern = meta.story({
  name: 'Form',
  render: () => (
    <PatternPage
      name="Form"
      purpose="Values that are sent together. Nothing is judged before it is sent once."
      example={<Webhook />}
      parts={[
        ['Field', 'Label above, hint below; the error takes the hint’s place.'],
        ['Error summary', 'Above the fields from two errors on, each a link to its field.'],
        ['Submit button', 'Names the result. Never disabled.'],
        ['Save bar', 'In place of the button where the form is longer than the window.'],
      ]}
      dos={[
        'Keep everything that was entered, also when the server refuses.',
        'Say an error where it is, in words that tell what to write.',
        'Ask before input is lost.',
      ]}
      donts={[
        'Ask for what is known already.',
        'Show an error while the user is still typing for the first time.',
        'Put an error into a toast.',
      ]}
      pages={['Webhook', 'Team', 'Login', 'Settings']}
    />
  ),
});

const stepNames = ['Service', 'Headers', 'Preview'] as const;

function Steps() {
  const [now, setNow] = useState(0);
  return (
    <div className="flex flex-col gap-4">
      <Stepper
        label="Steps of the webhook"
        onGo={(id) => setNow(stepNames.indexOf(id))}
        steps={stepNames.map((id, index) => ({
          id,
          label: id,
          state: index < now ? 'done' : index === now ? 'current' : 'next',
        }))}
      />
      <p className="rounded-lg border border-line bg-surface p-4 text-sm">
        {now === 2
          ? 'What will be sent, as the service will get it.'
          : `What belongs to ${stepNames[now]?.toLowerCase()}.`}
      </p>
      <div className="flex justify-end gap-2">
        {now > 0 && <Button onClick={() => setNow(now - 1)}>Back</Button>}
        {now < 2 ? (
          <Button kind="primary" onClick={() => setNow(now + 1)}>
            {`Go on to ${stepNames[now + 1]?.toLowerCase()}`}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => toast({ kind: 'ok', title: 'Webhook saved' })}>
            Save webhook
          </Button>
        )}
      </div>
    </div>
  );
}

export const Wizard = meta.story({
  render: () => (
    <PatternPage
      name="Wizard"
      purpose="A form whose later part depends on its first. Three to five steps; what fits one page is a form."
      example={<Steps />}
      parts={[
        ['Stepper', 'Where one is; steps that are done lead back.'],
        ['Button', 'Names the next step; the last one names the result.'],
        ['Preview', 'The last step shows what will happen, before it happens.'],
      ]}
      dos={['Check a step when it is left.', 'Keep later steps when one goes back.']}
      donts={['Save half of it.', 'A step that only informs.', 'Skip ahead of what is not done.']}
      pages={['Webhook', 'First run', 'Connect source control']}
    />
  ),
});

const rows = ['SQL injection in account statement query', 'Path traversal in download', 'Open SSH'];

function Bulk() {
  const [chosen, setChosen] = useState<readonly string[]>([rows[0] ?? '']);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const open = rows.filter((row) => !closed.includes(row));
  const close = () => {
    const [before, count] = [closed, chosen.length];
    setClosed([...closed, ...chosen]);
    setChosen([]);
    toast({
      kind: 'ok',
      title: `${count} closed`,
      action: { label: 'Undo', undoes: true, onPress: () => setClosed(before) },
    });
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-lg border border-line bg-surface">
        <Table caption="Findings to choose">
          <TableHead>
            <HeadCell className="w-10">
              <span className="sr-only">Chosen</span>
            </HeadCell>
            <HeadCell>Finding</HeadCell>
          </TableHead>
          <tbody>
            {open.map((row) => (
              <Row key={row} checked={chosen.includes(row)}>
                <Cell>
                  <Checkbox
                    aria-label={row}
                    checked={chosen.includes(row)}
                    onChange={({ target }) =>
                      setChosen(
                        target.checked ? [...chosen, row] : chosen.filter((one) => one !== row),
                      )
                    }
                  />
                </Cell>
                <Cell>{row}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
      {chosen.length > 0 && (
        <div
          role="region"
          aria-label="Chosen"
          className="flex flex-wrap items-center gap-2 rounded-lg px-3 py-2 floating text-sm"
        >
          <span className="flex-1 num">{chosen.length} chosen</span>
          <Button onClick={() => setChosen(open)}>All {open.length} that match</Button>
          <Button kind="primary" onClick={close}>
            {`Close ${chosen.length}`}
          </Button>
        </div>
      )}
    </div>
  );
}

export const BulkWork = meta.story({
  name: 'Bulk work',
  render: () => (
    <PatternPage
      name="Bulk work"
      purpose="One action for many objects. What is chosen is said in a number, before and after."
      example={<Bulk />}
      parts={[
        ['Checkbox', 'Chooses a row; with Shift all between.'],
        ['Bulk bar', 'At the foot as long as something is chosen; offers all that match.'],
        ['Job items', 'What happened to each, with a reason where nothing did.'],
        ['Toast', 'How many were changed, with Undo.'],
      ]}
      dos={[
        'Say before it runs how many will be left out, and why.',
        'Follow the run through a reload.',
      ]}
      donts={[
        'Choose what the reader does not see without saying so.',
        'Stop at the first one that fails.',
      ]}
      pages={['Findings', 'Repositories', 'Pull requests']}
    />
  ),
});

function Decide() {
  const [how, setHow] = useState<'accept' | 'false' | null>(null);
  const [reason, setReason] = useState('');
  return (
    <div className="flex max-w-lg flex-col gap-3">
      <div role="radiogroup" aria-label="Decision" className="flex flex-col gap-2">
        <RadioCard
          name="decision"
          title="Accept the risk"
          text="It stays listed, until a day that you choose."
          checked={how === 'accept'}
          onChange={() => setHow('accept')}
        />
        <RadioCard
          name="decision"
          title="False positive"
          text="It leaves the list, and the tool’s next reports do not bring it back."
          checked={how === 'false'}
          onChange={() => setHow('false')}
        />
      </div>
      <Field label="Reason" hint="Shown in its history, and to who approves." need="required">
        {(control) => (
          <Textarea
            {...control}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex items-center gap-3">
        <Button
          kind="primary"
          disabledReason={
            how === null ? 'Choose one of both.' : reason === '' && 'Give a reason first.'
          }
          onClick={() => toast({ kind: 'ok', title: 'Sent to who approves' })}
        >
          Ask for approval
        </Button>
        <Link href="#policy">What the policy says</Link>
      </div>
    </div>
  );
}

export const Decision = meta.story({
  render: () => (
    <PatternPage
      name="Decision"
      purpose="Something that others answer for: a risk, a deletion, an exception. Its consequence is said before it."
      example={<Decide />}
      parts={[
        ['Radio card', 'Each way with its consequence.'],
        ['Textarea', 'The reason, which stays with the object.'],
        ['Button', 'Names what follows: it is done, or the user is asked.'],
        ['Confirm dialog', 'Where it cannot be undone: the name is typed.'],
      ]}
      dos={[
        'Say who sees it, how long it holds and how it ends.',
        'Offer Undo where it can be; ask only where it cannot.',
      ]}
      donts={['Ask “Are you sure?”.', 'Take one way as chosen already.']}
      pages={['Finding details', 'Policies', 'Settings, Security']}
    />
  ),
});

/** The bulk action example closes the selected findings, and undoes it. */
export const BulkWorkUndoes = meta.story({
  render: () => <Bulk />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 3 that match' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close 3' }));
    await expect(canvas.queryAllByRole('checkbox')).toHaveLength(0);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
  },
});

/** The form example lists the errors and keeps the input. */
export const FormListsErrors = meta.story({
  render: () => <Webhook />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save webhook' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: /Address/ })).toHaveValue(
      'http:/tickets.example',
    );
  },
});
