import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StrengthMeter } from './strength-meter';

const rules = [
  { id: 'length', met: true, text: '12 or more characters' },
  { id: 'name', met: false, text: 'Not your name or email' },
];
const meta = preview.meta({
  title: 'UI/Strength meter',
  component: StrengthMeter,
  args: { level: 3 as const, rules },
});

export const Levels = meta.story({
  render: () => (
    <div className="flex max-w-sm flex-col gap-4 bg-surface p-4">
      {([0, 1, 2, 3, 4] as const).map((level) => (
        <StrengthMeter key={level} level={level} rules={rules} />
      ))}
    </div>
  ),
});

export const SaysItsWord = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Password strength: Good, 3 of 4' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(
      'Not your name or emailnot met yet',
    );
  },
});
