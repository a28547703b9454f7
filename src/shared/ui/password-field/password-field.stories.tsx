import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordField } from './password-field';

const meta = preview.meta({
  title: 'UI/Password field',
  component: PasswordField,
  args: {
    'aria-label': 'Password',
    autoComplete: 'current-password' as const,
    defaultValue: 'correct horse',
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <div className="flex max-w-sm flex-col gap-3">
      <PasswordField {...args} />
      <PasswordField {...args} size="lg" aria-invalid />
    </div>
  ),
});

export const ShowsAndHides = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
});
