import { expect, it } from 'vitest';
import { pictureOption } from './picture-option';

const table = {
  columns: ['Key', 'Name', 'Critical', 'High'],
  rows: [
    ['A05', 'Injection', 1, 2],
    ['A06', 'Design', 0, 7],
  ],
};
const series = [
  { column: 2, color: 'red' },
  { column: 3, color: 'blue' },
];

it('draws a bar for each row, named by what stands before its numbers', () => {
  const { option, height } = pictureOption('OWASP', table, { kind: 'bars', series });
  expect(option).toMatchObject({
    yAxis: { data: ['A05 Injection', 'A06 Design'] },
    series: [
      { name: 'Critical', data: [1, 0] },
      { name: 'High', data: [2, 7] },
    ],
  });
  expect(
    pictureOption('OWASP', { ...table, rows: [] }, { kind: 'bars', series }).height,
  ).toBeLessThan(height);
});

it('draws each line on a scale of its own', () => {
  const days = { columns: ['Day', 'Critical', 'High'], rows: [['2026-02-03', 1, 200]] };
  const { option } = pictureOption('Trend', days, {
    kind: 'lines',
    series: [
      { column: 1, color: 'red' },
      { column: 2, color: 'blue' },
    ],
  });
  expect(option['yAxis']).toHaveLength(2);
  expect(option).toMatchObject({
    series: [
      { yAxisIndex: 0, data: [1] },
      { yAxisIndex: 1, data: [200] },
    ],
  });
});
