import type { FindingsChart } from '@/shared/api/generated/model';
import { sumSeverities } from '#domain/severity-counts';
import { baselinesWithin } from './change-within';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface TargetLines {
  /** Segments of the open findings' line; a jump shows the findings of a first import. */
  readonly open: readonly { readonly points: string; readonly isJump: boolean }[];
  readonly target: string;
  /** The positions of first imports, with how many findings they added. */
  readonly baselines: readonly {
    readonly date: string;
    readonly x: number;
    readonly count: number;
  }[];
  /** The ticks of the scale, from lowest to highest. */
  readonly ticks: readonly number[];
  readonly last: Point;
  readonly lastTarget: Point | undefined;
}

const steps = [1, 2, 2.5, 5, 10];
const mostTicks = 4;

/** Round numbers that enclose all values. */
export function ticksOf(least: number, most: number): readonly number[] {
  const span = Math.max(1, most - least);
  const size = 10 ** Math.floor(Math.log10(span / mostTicks));
  const step = Math.max(1, size * (steps.find((each) => span / (each * size) <= mostTicks) ?? 10));
  const from = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((most - from) / step));
  return Array.from({ length: count + 1 }, (_, index) => from + index * step);
}

const round = (value: number) => Math.round(value * 10) / 10;
const written = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');

/** Both lines on one scale, in percent of the chart's box. */
export function targetLines(
  data: Pick<FindingsChart, 'series' | 'target' | 'baselines'>,
): TargetLines {
  const { series, target } = data;
  const open = series.map(sumSeverities);
  const wanted = target?.series.map(({ total }) => total) ?? [];
  const ticks = ticksOf(Math.min(...open, ...wanted), Math.max(...open, ...wanted));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const pointAt = (value: number, index: number): Point => ({
    x: series.length > 1 ? (index / (series.length - 1)) * 100 : 0,
    y: ((most - value) / (most - least)) * 100,
  });
  const line = open.map(pointAt);
  const baselines = baselinesWithin(data).flatMap((point) => {
    const index = series.findIndex(({ date }) => date === point.date);
    const at = line[index];
    return at ? [{ date: point.date, x: at.x, count: sumSeverities(point), index }] : [];
  });
  const jumps = new Set(baselines.map(({ index }) => index));
  const parts: { points: Point[]; isJump: boolean }[] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    const isJump = jumps.has(index);
    const part = parts.at(-1);
    if (part && part.isJump === isJump) part.points.push(to);
    else parts.push({ points: from ? [from, to] : [to], isJump });
  }
  return {
    open: parts.map(({ points, isJump }) => ({ points: written(points), isJump })),
    target: written(wanted.map(pointAt)),
    baselines: baselines.map(({ date, x, count }) => ({ date, x, count })),
    ticks,
    last: line.at(-1) ?? { x: 0, y: 0 },
    lastTarget: wanted.map(pointAt).at(-1),
  };
}
