import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Input } from '../input';
import { Link } from '../link';
import { Field } from './field';

const meta = preview.meta({
  title: 'UI/Field',
  component: Field,
  args: { label: 'Webhook name', children: (control) => <Input {...control} /> },
});

export const States = meta.story({
  render: () => (
    <div className="flex max-w-sm flex-col gap-4">
      <Field label="Webhook name" hint="Shown in each finding’s history.">
        {(control) => <Input {...control} placeholder="For example, Jira production" />}
      </Field>
      <Field label="URL" error="Start the address with https://">
        {(control) => <Input {...control} defaultValue="http:/tickets" />}
      </Field>
      <Field label="Password" need="optional" aside={<Link href="#forgot">Forgot password?</Link>}>
        {(control) => <Input {...control} type="password" />}
      </Field>
    </div>
  ),
});

export const ErrorTakesTheHintsPlace = meta.story({
  args: { hint: 'Shown in the history.', error: 'Give it a name', need: 'required' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Webhook name');
    await expect(field).toHaveAccessibleDescription('Give it a name');
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(canvas.queryByText('Shown in the history.')).toBeNull();
  },
});
