import type { FindingsChart } from '@/shared/api/generated/model';
import { baselinesWithin } from './change-within';

export interface ChangeBar {
  readonly from: string;
  readonly to: string;
  readonly found: number;
  readonly fixed: number;
  /** A repository was first imported in it: what that brought is left out. */
  readonly hasBaseline: boolean;
}

/** Days of one bar: about a dozen bars stay apart from each other. */
export const daysOfBar = (days: number): 1 | 7 | 28 => (days <= 14 ? 1 : days <= 130 ? 7 : 28);

/** New and fixed findings by equal times up to today; the first may be cut off by the period. */
export function changeBars(
  data: Pick<FindingsChart, 'changes' | 'series' | 'baselines'>,
): readonly ChangeBar[] {
  const { changes } = data;
  const size = daysOfBar(changes.length);
  const first = changes.length % size || size;
  const baselines = baselinesWithin(data);
  const bars: ChangeBar[] = [];
  for (let end = first; end <= changes.length; end += size) {
    const days = changes.slice(Math.max(0, end - size), end);
    const [from, to] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
    bars.push({
      from,
      to,
      found: days.reduce((sum, day) => sum + day.found, 0),
      fixed: days.reduce((sum, day) => sum + day.fixed, 0),
      hasBaseline: baselines.some(({ date }) => date >= from && date <= to),
    });
  }
  return bars;
}
