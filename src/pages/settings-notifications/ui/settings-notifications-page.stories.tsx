import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Settings/Notifications', ...wholePage });

export const Changes = meta.story({
  args: { path: '/settings/notifications' },
  play: async ({ canvas, userEvent }) => {
    const failed = await canvas.findByRole('combobox', { name: 'Import failed, by email' });
    await userEvent.selectOptions(failed, 'Off');
    await expect(failed).toHaveValue('off');
    const box = canvas.getByRole('checkbox', { name: 'AI budget, in Parapet' });
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    await expect(
      canvas.getByRole('checkbox', { name: 'Security change, in Parapet' }),
    ).toBeDisabled();
  },
});

export const Digest = meta.story({
  args: { path: '/settings/notifications' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Frequency' })).toHaveValue('weekly');
    const day = canvas.getByRole('combobox', { name: 'Day of the week' });
    await expect(
      within(day)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
    await expect(canvas.getByRole('combobox', { name: 'Time' })).toBeVisible();
  },
});

/** The target of the link in the weekly digest's footer. */
export const StopTheDigest = meta.story({
  args: { path: '/settings/notifications#digest' },
  play: async ({ canvas, userEvent }) => {
    const frequency = await canvas.findByRole('combobox', { name: 'Frequency' });
    await waitFor(() => expect(frequency).toHaveFocus());
    await userEvent.selectOptions(frequency, 'Never');
    await waitFor(() => expect(frequency).toHaveValue('off'));
  },
});

export const QuietHours = meta.story({
  args: { path: '/settings/notifications' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('From')).toHaveValue('19:00');
    await expect(canvas.getByLabelText('Until')).toHaveValue('07:30');
    const isOn = canvas.getByRole('switch', { name: 'Hold emails' });
    await userEvent.click(isOn);
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
  },
});

export const LanguageOfEmails = meta.story({
  args: { path: '/settings/notifications' },
  play: async ({ canvas, userEvent }) => {
    const language = await canvas.findByRole('combobox', { name: 'Language of emails' });
    await userEvent.selectOptions(language, 'Español');
    await waitFor(() => expect(language).toHaveValue('es'));
    await expect(
      within(language).queryByRole('option', { name: 'Same as the last email' }),
    ).toBeNull();
  },
});

export const TestMail = meta.story({
  args: { path: '/settings/notifications' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a test email' }));
    await expect((await canvas.findAllByText(/^Sent to .+@/)).length).toBeGreaterThan(0);
  },
});
