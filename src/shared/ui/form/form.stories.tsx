import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DialogBody } from '../dialog';
import { Field } from '../field';
import { Input } from '../input';
import { Form } from './form';
import { SubmitButton } from './submit-button';

const meta = preview.meta({
  title: 'UI/Form',
  component: Form,
  args: {
    pending: false,
    error: null,
    onSubmit: fn(),
    children: (
      <>
        <Field name="url" label="URL">
          {(control) => <Input {...control} defaultValue="http:/tickets" />}
        </Field>
        <Field name="headers.3.name" label="Header 4" need="optional">
          {(control) => <Input {...control} />}
        </Field>
        <SubmitButton className="self-start">Save webhook</SubmitButton>
      </>
    ),
  },
});

const problems = [
  { name: 'url', message: 'start the address with https://' },
  { name: 'headers.3.name', message: 'names can’t contain spaces' },
];

export const Quiet = meta.story({});

export const PendingSubmitsOnce = meta.story({
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('URL'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save webhook' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('URL')).toHaveValue('http:/tickets');
  },
});

export const SummaryLeadsToTheFields = meta.story({
  args: { problems },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 things need fixing');
    await userEvent.click(canvas.getByRole('link', { name: /^Header 4/ }));
    await expect(canvas.getByLabelText(/^Header 4/)).toHaveFocus();
  },
});

export const ServerSaysWhy = meta.story({
  args: {
    error: { title: 'The webhook was not saved', problems: [{ message: 'The name is taken.' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The webhook was not savedThe name is taken.',
    );
  },
});

export const OneProblemStandsAtItsFieldAlone = meta.story({
  args: { problems: problems.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const SummaryStandsWithinItsFrame = meta.story({
  args: {
    frame: 'dialog',
    error: { title: 'The webhook was not saved', problems: [{ message: 'The name is taken.' }] },
    children: <DialogBody>The body</DialogBody>,
  },
  play: async ({ canvas }) => {
    const [summary, body] = [canvas.getByRole('alert'), canvas.getByText('The body')];
    const padding = Number.parseFloat(getComputedStyle(body).paddingLeft);
    await expect(padding).toBeGreaterThan(0);
    await expect(summary.getBoundingClientRect().left - body.getBoundingClientRect().left).toBe(
      padding,
    );
    await expect(body.getBoundingClientRect().top).toBe(summary.getBoundingClientRect().bottom);
  },
});
