import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Form } from '../form';
import { FormFoot } from './form-foot';

const submitted = fn();

const meta = preview.meta({
  title: 'UI/Form foot',
  component: FormFoot,
  args: { onCancel: fn(), children: 'Rename' },
  beforeEach: () => void submitted.mockClear(),
  decorators: [
    (Story) => (
      <Form aria-label="Rename" frame="dialog" pending={false} error={null} onSubmit={submitted}>
        <Story />
      </Form>
    ),
  ],
});

export const SubmitsAndCancels = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(submitted).toHaveBeenCalledOnce();
  },
});

export const SaysWhyItIsDisabled = meta.story({
  args: { disabledReason: 'Nothing has changed', note: 'Ctrl Enter sends' },
  play: async ({ canvas, userEvent }) => {
    const action = canvas.getByRole('button', { name: 'Rename' });
    await expect(action).toHaveAccessibleDescription('Nothing has changed');
    await userEvent.click(action);
    await expect(submitted).not.toHaveBeenCalled();
  },
});
