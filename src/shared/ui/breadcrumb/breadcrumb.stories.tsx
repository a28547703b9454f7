import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Breadcrumb } from './breadcrumb';

const meta = preview.meta({ title: 'UI/Breadcrumb', component: Breadcrumb });

export const Deep = meta.story({
  render: () => (
    <Breadcrumb current="PF-48213">
      <a href="#findings">Findings</a>
    </Breadcrumb>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('PF-48213')).toHaveAttribute('aria-current', 'page');
  },
});

export const Top = meta.story({ args: { current: 'Overview' }, parameters: { themes: 'one' } });
