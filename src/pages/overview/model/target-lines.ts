import type { FindingsChart } from '@/shared/api/generated/model';
import { sumSeverities } from '#domain/severity-counts';

/** Both lines as points of one box, on one scale that begins below the lowest value. */
export function targetLines(
  { series, target }: Pick<FindingsChart, 'series' | 'target'>,
  width: number,
  height: number,
): {
  readonly open: string;
  readonly target: string;
  readonly most: number;
  readonly least: number;
} {
  const open = series.map(sumSeverities);
  const wanted = target?.series.map(({ total }) => total) ?? [];
  const most = Math.max(1, ...open, ...wanted);
  const least = Math.min(...open, ...wanted);
  const pointsOf = (values: readonly number[]) =>
    values
      .map((value, index) => {
        const x = values.length > 1 ? (index / (values.length - 1)) * width : 0;
        const y = most === least ? height / 2 : ((most - value) / (most - least)) * height;
        return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
      })
      .join(' ');
  return { open: pointsOf(open), target: pointsOf(wanted), most, least };
}
