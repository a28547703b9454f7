/** The parts that a report declares as not scanned: everything, or named parts. */
import { expect } from 'vitest';
import { readBytesAs } from './reading.ts';

const runsOf = async (report: object | string, tool?: string) => {
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  const { error, items } = await readBytesAs(text, tool === undefined ? {} : { tool });
  expect(error).toBeUndefined();
  expect(items.filter(({ kind }) => kind === 'unaccounted')).toEqual([]);
  return items.flatMap((item) => (item.kind === 'run' ? [item] : []));
};

const partsOf = (runs: Awaited<ReturnType<typeof runsOf>>, kind: 'file' | 'rule'): string[] =>
  runs.flatMap(({ unscanned = [] }) => unscanned.flatMap((part) => part[kind] ?? []));

export const exceptionsOf = async (report: object | string, tool?: string) =>
  (await runsOf(report, tool)).flatMap(({ unscanned = [] }) => unscanned);

export const scopeOf = async (report: object | string, tool?: string) => {
  const runs = await runsOf(report, tool);
  return {
    incomplete: runs.find(({ incomplete }) => incomplete !== undefined)?.incomplete,
    files: partsOf(runs, 'file'),
    rules: partsOf(runs, 'rule'),
  };
};
