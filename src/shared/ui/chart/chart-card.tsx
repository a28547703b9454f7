import { useLingui } from '@lingui/react/macro';
import type { EChartsCoreOption } from 'echarts/core';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Card, CardHead } from '../card';
import { Loading, Skeleton } from '../skeleton';
import { type ChartTable, fileNameOf, savePng } from './chart-export';
import { ChartMenu, type ChartView } from './chart-menu';
import { ChartNumbers } from './chart-table';
import { lazyInSuspense } from '@/shared/lib/lazy-component';

const ChartPlot = lazyInSuspense(() => import('./chart-plot').then((module) => module.ChartPlot));

export type ChartCardProps = {
  title: string;
  /** The scope of the data: "12 weeks, each on its own scale". */
  note?: ReactNode;
  option: EChartsCoreOption;
  /** The chart's numbers; without rows `empty` is shown instead of the plot. */
  table: ChartTable;
  empty: string;
  height?: number;
  /** Each mark links to the list that it counts. */
  onSelect?: (name: string) => void;
  /** The basis of the chart's data. */
  foot?: ReactNode;
};

export function ChartCard({
  title,
  note,
  option,
  table,
  empty,
  height = 240,
  onSelect,
  foot,
}: ChartCardProps) {
  const { t } = useLingui();
  const [view, setView] = useState<ChartView>('chart');
  const plot = useRef<HTMLDivElement>(null);
  const skeleton = (
    <Loading label={t`Loading ${title}`}>
      <div style={{ height }}>
        <Skeleton className="h-full" />
      </div>
    </Loading>
  );
  const saveImage = () => {
    const svg = plot.current?.querySelector('svg');
    if (svg) void savePng(fileNameOf(title), svg);
  };
  return (
    <Card aria-label={title}>
      <CardHead
        title={title}
        note={note}
        actions={
          <ChartMenu
            title={title}
            table={table}
            view={view}
            onView={setView}
            onPng={view === 'table' ? { disabledReason: t`Switch to chart view first` } : saveImage}
          />
        }
      />
      <div ref={plot} className="p-4">
        {table.rows.length === 0 ? (
          <p className="flex items-center justify-center text-sm text-ink-3" style={{ height }}>
            {empty}
          </p>
        ) : view === 'table' ? (
          <ChartNumbers caption={title} table={table} />
        ) : (
          <Suspense fallback={skeleton}>
            <ChartPlot option={option} height={height} label={title} onSelect={onSelect} />
          </Suspense>
        )}
        {foot && <p className="mt-2 text-xs text-ink-2">{foot}</p>}
      </div>
    </Card>
  );
}
