import type { EChartsCoreOption } from 'echarts/core';
import type { ChartTable } from './chart-export';
import { chartAxis, chartBar, chartLine } from './chart-style';

/**
 * How to render a table as a chart: its rows are positions on the axis, and the columns named here
 * are the lines or the parts of each bar.
 */
export type ChartPicture = {
  kind: 'lines' | 'bars';
  series: readonly { column: number; color: string }[];
};

const width = 960;
const head = 56;
const rowHeight = 34;
const lineHeight = 96;
const textStyle = { color: 'var(--p-ink)', fontSize: 16, fontWeight: 600 };

const labelOf = (row: ChartTable['rows'][number], firstNumber: number) =>
  row.slice(0, firstNumber).join(' ');

/** Each line on its own scale, one below the other. */
const lines = (
  title: string,
  { columns, rows }: ChartTable,
  series: ChartPicture['series'],
): EChartsCoreOption => ({
  title: [
    { text: title, left: 16, top: 14, textStyle },
    ...series.map(({ column }, index) => ({
      text: columns[column],
      left: 16,
      top: head + index * lineHeight + 24,
      textStyle: { ...textStyle, fontSize: 12, fontWeight: 400 },
    })),
  ],
  grid: series.map((_, index) => ({
    left: 110,
    right: 64,
    top: head + index * lineHeight + 8,
    height: lineHeight - 32,
  })),
  xAxis: series.map((_, index) => ({
    ...chartAxis,
    type: 'category',
    gridIndex: index,
    data: rows.map(([day]) => day),
    axisLabel: { ...chartAxis.axisLabel, show: index === series.length - 1 },
  })),
  yAxis: series.map((_, index) => ({
    ...chartAxis,
    type: 'value',
    scale: true,
    gridIndex: index,
    position: 'right',
    splitNumber: 2,
    splitLine: { show: false },
  })),
  series: series.map(({ column, color }, index) => ({
    ...chartLine,
    xAxisIndex: index,
    yAxisIndex: index,
    color,
    data: rows.map((row) => row[column]),
  })),
});

/** One bar per row, the first row at the top, with its parts side by side. */
const bars = (
  title: string,
  { columns, rows }: ChartTable,
  series: ChartPicture['series'],
): EChartsCoreOption => ({
  title: { text: title, left: 16, top: 14, textStyle },
  legend: {
    right: 16,
    top: 16,
    textStyle: { color: 'var(--p-ink-3)' },
    itemWidth: 12,
    itemHeight: 8,
    icon: 'rect',
  },
  grid: {
    left: 16,
    right: 32,
    top: head,
    bottom: 16,
    outerBoundsMode: 'same',
    outerBoundsContain: 'axisLabel',
  },
  xAxis: { ...chartAxis, type: 'value' },
  yAxis: {
    ...chartAxis,
    type: 'category',
    inverse: true,
    data: rows.map((row) => labelOf(row, Math.min(...series.map(({ column }) => column)))),
    axisLabel: { ...chartAxis.axisLabel, width: 260, overflow: 'truncate' },
  },
  series: series.map(({ column, color }) => ({
    ...chartBar,
    name: columns[column],
    stack: 'all',
    color,
    barMaxWidth: 18,
    data: rows.map((row) => row[column]),
  })),
});

export const pictureOption = (
  title: string,
  table: ChartTable,
  { kind, series }: ChartPicture,
): { option: EChartsCoreOption; width: number; height: number } => ({
  option: kind === 'lines' ? lines(title, table, series) : bars(title, table, series),
  width,
  height:
    kind === 'lines'
      ? head + series.length * lineHeight + 16
      : head + Math.max(1, table.rows.length) * rowHeight + 40,
});
