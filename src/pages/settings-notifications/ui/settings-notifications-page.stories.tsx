import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Settings/Notifications', ...wholePage });

export const Changes = meta.story({
  args: { path: '/settings/notifications' },
  play: async ({ canvas, userEvent }) => {
    const failed = await canvas.findByRole('combobox', { name: 'Import failed, by mail' });
    await userEvent.selectOptions(failed, 'Off');
    await expect(failed).toHaveValue('off');
    const box = canvas.getByRole('checkbox', { name: 'AI budget, in Parapet' });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(
      canvas.getByRole('checkbox', { name: 'Security change, in Parapet' }),
    ).toBeDisabled();
  },
});
