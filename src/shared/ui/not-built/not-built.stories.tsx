import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { isNotBuilt, NotBuilt } from './not-built';

const meta = preview.meta({ title: 'UI/Not built', component: NotBuilt, args: { what: 'Invoices' } });

export const SaysWhatIsMissing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invoices' })).toBeVisible();
    await expect(isNotBuilt(Object.assign(new Error('Not built'), { code: 'not_built' }))).toBe(true);
    await expect(isNotBuilt(new Error('Not built'))).toBe(false);
  },
});
