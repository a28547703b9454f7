import { expect, it } from 'vitest';
import {
  moveColumn,
  resizeColumn,
  toggleColumn,
  columnWidths,
  type ColumnOrder,
} from './column-order';

const order = (...keys: string[]): ColumnOrder => keys.map((key) => ({ key }));
const keysOf = (columns: ColumnOrder) => columns.map(({ key }) => key).join('');

it('moves within the ends', () => {
  expect(keysOf(moveColumn(order('a', 'b', 'c'), 'c', -1))).toBe('acb');
  expect(keysOf(moveColumn(order('a', 'b', 'c'), 'a', 9))).toBe('bca');
  expect(keysOf(moveColumn(order('a', 'b', 'c'), 'a', -1))).toBe('abc');
  expect(keysOf(moveColumn(order('a'), 'gone', 1))).toBe('a');
});

it('moves around what is fixed', () => {
  const isFixed = (key: string) => key === key.toUpperCase();
  expect(keysOf(moveColumn(order('S', 'p', 'F', 'r', 't'), 'r', -1, isFixed))).toBe('SrFpt');
  expect(keysOf(moveColumn(order('S', 'p', 'F', 'r', 't'), 'p', 2, isFixed))).toBe('SrFtp');
  expect(keysOf(moveColumn(order('S', 'p'), 'S', 1, isFixed))).toBe('Sp');
});

it('adds at the end and takes out', () => {
  expect(keysOf(toggleColumn(order('a'), 'b'))).toBe('ab');
  expect(keysOf(toggleColumn(order('a', 'b'), 'a'))).toBe('b');
});

it('keeps widths within reason, and gives a column back its own', () => {
  const wide = resizeColumn(order('a', 'b'), 'a', 132.4);
  expect(columnWidths(wide)).toEqual({ a: 132 });
  expect(columnWidths(resizeColumn(wide, 'a', 3))).toEqual({ a: 48 });
  expect(columnWidths(resizeColumn(wide, 'a', 9000))).toEqual({ a: 800 });
  expect(columnWidths(resizeColumn(wide, 'a', undefined))).toEqual({});
  expect(columnWidths(moveColumn(wide, 'a', 1))).toEqual({ a: 132 });
});
