import { Columns2, Rows2 } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SegmentedControl } from './segmented-control';

const segments = [
  { value: 'unified', label: 'Unified', icon: Rows2 },
  { value: 'split', label: 'Split', icon: Columns2 },
] as const;

function Demo({ iconsOnly = false }: { iconsOnly?: boolean }) {
  const [value, setValue] = useState<'unified' | 'split'>('unified');
  return (
    <SegmentedControl
      label="View of the change"
      segments={segments}
      value={value}
      onChange={setValue}
      iconsOnly={iconsOnly}
    />
  );
}

const meta = preview.meta({ title: 'UI/Segmented control', component: Demo });

export const Words = meta.story({});
export const Icons = meta.story({ args: { iconsOnly: true } });

export const ArrowsChoose = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Split' })).toBeChecked();
  },
});
