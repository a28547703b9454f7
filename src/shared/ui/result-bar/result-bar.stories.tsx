import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Card } from '../card';
import { ResultBar, type ResultFigure } from './result-bar';

const figures: readonly ResultFigure[] = [
  {
    id: 'new',
    label: 'New',
    value: 1204,
    figure: '1,204',
    note: 'Not seen before',
    fill: 'new',
    link: { href: '#new' },
  },
  {
    id: 'matched',
    label: 'Matched',
    value: 310,
    figure: '310',
    note: 'Same location, still open',
    fill: 'info',
    link: { href: '#matched' },
  },
  {
    id: 'reopened',
    label: 'Reopened',
    value: 14,
    figure: '14',
    note: 'Previously fixed, found again',
    fill: 'warn',
    link: { href: '#reopened' },
  },
  {
    id: 'fixed',
    label: 'Fixed',
    value: 86,
    figure: '86',
    note: 'No longer in this report',
    fill: 'ok',
    link: { href: '#fixed' },
  },
  {
    id: 'ignored',
    label: 'Ignored',
    value: 27,
    figure: '27',
    note: 'Couldn’t import',
    fill: 'ink',
  },
];

const meta = preview.meta({
  title: 'UI/Result bar',
  component: ResultBar,
  args: {
    label: '1,204 new, 310 matched, 14 reopened, 86 fixed, 27 ignored',
    figures,
  },
  render: (args) => (
    <Card>
      <ResultBar {...args} />
    </Card>
  ),
});

export const Import = meta.story({});

export const FiguresLeadToTheirFindings = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^New/ })).toHaveAttribute('href', '#new');
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});
