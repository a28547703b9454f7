import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateRange, type Dates } from './date-range';

function Demo() {
  const [value, setValue] = useState<Dates>({ from: '2026-01-01', to: null });
  return (
    <div className="max-w-72">
      <DateRange label="Found" value={value} onChange={setValue} today="2026-01-31" />
      <output className="text-xs">{`${value.from ?? ''}..${value.to ?? ''}`}</output>
    </div>
  );
}

const meta = preview.meta({ title: 'UI/Date range', component: Demo });

export const OpenEnd = meta.story({});

export const SpansEndToday = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '30 days' }));
    await expect(canvas.getByText('2026-01-02..2026-01-31')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '30 days', pressed: true }));
    await expect(canvas.getByText('..')).toBeVisible();
  },
});
