import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DifferentSubjects } from './different-subjects';

const meta = preview.meta({
  title: 'Supply chain/SBOMs of different things',
  component: DifferentSubjects,
});

export const Different = meta.story({
  args: { from: 'vendor', to: 'ledger-api' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'These SBOMs describe different subjects: vendor, ledger-api',
    );
  },
});

export const TheSame = meta.story({
  args: { from: 'ledger-api', to: 'ledger-api' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull();
  },
});
