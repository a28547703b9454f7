import type { SeriesPoint } from '@/shared/api/generated/model';

interface Course {
  readonly series: readonly SeriesPoint[];
  readonly baselines: readonly SeriesPoint[];
}

/** First imports within the comparison. Those of the first day are already part of its count. */
export const baselinesWithin = ({ series, baselines }: Course): readonly SeriesPoint[] => {
  const first = series[0]?.date ?? '';
  return baselines.filter(({ date }) => date > first);
};

/** The change of a figure over the series, without the findings of first imports. */
export function changeWithin(course: Course, of: (point: SeriesPoint) => number): number {
  const [first, last] = [course.series[0], course.series.at(-1)];
  if (!first || !last) return 0;
  const brought = baselinesWithin(course).reduce((sum, point) => sum + of(point), 0);
  return of(last) - of(first) - brought;
}
