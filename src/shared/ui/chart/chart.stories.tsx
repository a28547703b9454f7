import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChartCard } from './chart-card';
import { chartAxis, chartGrid, chartLine, severityColors } from './chart-style';
import { savePicture } from './save-picture';

const weeks = ['1 Sep', '8 Sep', '15 Sep', '22 Sep'];
const critical = [1540, 1502, 1388, 1204];

const meta = preview.meta({
  title: 'UI/Chart card',
  component: ChartCard,
  parameters: { themes: 'one' },
  args: {
    title: 'Open criticals',
    note: '4 weeks',
    height: 200,
    empty: 'No scan has finished yet.',
    option: {
      grid: chartGrid,
      xAxis: { ...chartAxis, type: 'category', data: weeks },
      yAxis: { ...chartAxis, type: 'value', scale: true },
      series: [{ ...chartLine, name: 'Critical', data: critical, color: severityColors.critical }],
    },
    table: {
      columns: ['Week', 'Critical'],
      rows: weeks.map((week, index) => [week, critical[index] ?? 0]),
    },
    onSelect: fn(),
  },
});

export const Line = meta.story({});
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const DrawsSvgInTokens = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: 'Open criticals' })).toBeVisible();
    const strokes = () =>
      [...canvasElement.querySelectorAll('svg path')].map((path) => path.getAttribute('stroke'));
    await waitFor(() => expect(strokes()).toContain('var(--p-critical)'));
  },
});

export const ViewAsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open criticals: more' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'View as table' }));
    const table = await canvas.findByRole('table', { name: 'Open criticals' });
    await expect(table).toHaveTextContent('22 Sep1,204');
  },
});

export const Empty = meta.story({
  args: { table: { columns: ['Week', 'Critical'], rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No scan has finished yet.')).toBeVisible();
  },
});

export const SavesTheNumbers = meta.story({
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Open criticals: more' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toEqual(['open-criticals.csv']));
    await savePicture(
      'Open criticals',
      { columns: ['Week', 'Critical'], rows: [['1 Sep', 1540]] },
      { kind: 'bars', series: [{ column: 1, color: severityColors.critical }] },
    );
    await waitFor(() => expect(saved).toEqual(['open-criticals.csv', 'open-criticals.png']));
    click.mockRestore();
  },
});
