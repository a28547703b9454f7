import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { VirtualList } from './virtual-list';

const items = Array.from({ length: 10_000 }, (_, index) => `Component ${index}`);

const Demo = () => (
  <VirtualList
    items={items}
    label="Components"
    keyOf={(item) => item}
    rowHeight={32}
    className="h-72 bg-surface"
  >
    {(item) => (
      <div className="flex h-8 items-center border-b border-line px-3 text-sm">{item}</div>
    )}
  </VirtualList>
);

const meta = preview.meta({ title: 'UI/Virtual list', component: Demo });

export const TenThousand = meta.story({
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.length).toBeLessThan(40);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  },
});
