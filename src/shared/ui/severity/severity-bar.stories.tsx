import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SeverityBar } from './severity-bar';

const meta = preview.meta({
  title: 'UI/Severity bar',
  component: SeverityBar,
  args: { counts: { critical: 12, high: 1804, medium: 62_120, low: 9022, info: 0 } },
});

export const Bars = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-3 bg-surface p-4">
      <SeverityBar {...args} />
      <SeverityBar counts={{ critical: 0, high: 0, medium: 0, low: 0, info: 0 }} />
      <SeverityBar counts={{ critical: 1, high: 0, medium: 0, low: 0, info: 0 }} height="thick" />
    </div>
  ),
});

export const FewCriticalsStayVisible = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img', {
      name: '12 Critical, 1,804 High, 62,120 Medium, 9,022 Low',
    });
    await expect(bar.children).toHaveLength(4);
    await expect(bar.children[0]?.getBoundingClientRect().width).toBeGreaterThanOrEqual(3);
  },
});
