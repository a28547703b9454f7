import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Range, RangeSlider } from './range-slider';

function Demo() {
  const [value, setValue] = useState<Range>([30, 60]);
  return (
    <div className="w-60">
      <RangeSlider label="Priority" min={0} max={100} value={value} onChange={setValue} />
    </div>
  );
}

const meta = preview.meta({ title: 'UI/Range slider', component: Demo });

export const TwoHandles = meta.story({});

export const WorksByKeyboardAndHandlesDoNotCross = meta.story({
  play: async ({ canvas, userEvent }) => {
    const from = canvas.getByRole('slider', { name: 'Priority, from' });
    from.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(from).toHaveValue('40');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(from).toHaveValue('60');
    const to = canvas.getByRole('slider', { name: 'Priority, to' });
    to.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(to).toHaveValue('80');
    await expect(canvas.getByText('60–80')).toBeVisible();
  },
});
