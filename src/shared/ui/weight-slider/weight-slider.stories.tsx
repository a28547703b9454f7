import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { WeightSlider } from './weight-slider';

function Demo({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState(24);
  return (
    <div className="max-w-md bg-surface p-4">
      <WeightSlider
        label="Industry standards"
        chart={1}
        value={value}
        onChange={setValue}
        disabled={disabled}
      />
    </div>
  );
}

const meta = preview.meta({ title: 'UI/Weight slider', component: Demo });

export const Normal = meta.story({});
export const Disabled = meta.story({ args: { disabled: true } });

export const ShiftMovesByFive = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('slider', { name: 'Weight of Industry standards' })).toHaveValue(
      '29',
    );
    await expect(canvas.getByText('29%')).toBeVisible();
  },
});
