import type { FindingsChart } from '@/shared/api/generated/model';
import { baselinesWithin } from './change-within';

export interface ChangeBar {
  readonly from: string;
  readonly to: string;
  readonly found: number;
  readonly fixed: number;
  /** A repository was first imported in this time; the findings of that import are excluded. */
  readonly hasBaseline: boolean;
}

/** The days per bar, so that there are about a dozen bars. */
export const daysOfBar = (days: number): 1 | 7 | 28 => (days <= 14 ? 1 : days <= 130 ? 7 : 28);

/** New and fixed findings in equal intervals up to today; the period may cut off the first one. */
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
