import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { wholePage } from '#.storybook/whole-page';

const meta = preview.meta({ title: 'Pages/Prioritization', ...wholePage });

export const Prioritization = meta.story({
  args: { path: '/settings/prioritization' },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const custom = await page.findByRole('switch', { name: 'Custom scoring' });
    const weight = page.getByRole('slider', { name: /Industry standards/ });
    if (custom instanceof HTMLInputElement && custom.checked) await userEvent.click(custom);
    await expect(weight).toBeDisabled();
    await userEvent.click(custom);
    await expect(weight).toBeEnabled();
    weight.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(
      await page.findByRole('table', { name: 'Findings by priority, before and after' }),
    ).toBeInTheDocument();
  },
});
