import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Card } from '../card';
import { ResultBar, type ResultFigure } from './result-bar';

const figures: readonly ResultFigure[] = [
  {
    id: 'findings',
    label: 'Findings',
    value: 201,
    figure: '201',
    note: 'View in the list',
    fill: 'new',
    link: { href: '#findings' },
  },
  {
    id: 'repeated',
    label: 'Repeated',
    value: 9,
    figure: '9',
    note: 'Listed more than once',
    fill: 'chart4',
    link: { href: '#ignored' },
  },
  {
    id: 'settled',
    label: 'Not findings',
    value: 98,
    figure: '98',
    note: '98 passed',
    fill: 'ok',
    link: { href: '#ignored' },
  },
  {
    id: 'skipped',
    label: 'Left out',
    value: 4,
    figure: '4',
    note: 'View the reasons',
    fill: 'warn',
    link: { href: '#ignored' },
  },
];

const meta = preview.meta({
  title: 'UI/Result bar',
  component: ResultBar,
  args: {
    label: '312 entries: 201 findings, 9 repeated, 98 passed, 4 left out; nothing is missing',
    total: { label: 'Entries', figure: '312', note: 'in the report' },
    figures,
  },
  render: (args) => (
    <Card>
      <ResultBar {...args} />
    </Card>
  ),
});

export const Import = meta.story({});

export const FiguresLeadToWhatTheyCount = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Findings/ })).toHaveAttribute(
      'href',
      '#findings',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

export const NothingSkipped = meta.story({
  args: {
    label: '13 entries: 13 findings; nothing is missing',
    total: { label: 'Entries', figure: '13', note: 'in the report' },
    figures: [
      { id: 'findings', label: 'Findings', value: 13, figure: '13', note: '–', fill: 'new' },
      { id: 'skipped', label: 'Left out', value: 0, figure: '0', note: 'Nothing', fill: 'warn' },
    ],
  },
});
