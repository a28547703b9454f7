import type { EChartsCoreOption } from 'echarts/core';
import ReactECharts from 'echarts-for-react/esm/core';
import { echarts } from './echarts-core';

export type ChartPlotProps = {
  option: EChartsCoreOption;
  height: number;
  label: string;
  onSelect?: ((name: string) => void) | undefined;
};

/** SVG, so that colors are tokens (`var(--p-…)`) and follow the theme without a new render. */
const base: EChartsCoreOption = {
  animation: false,
  textStyle: { fontFamily: 'inherit', fontSize: 11, color: 'var(--p-ink-3)' },
  aria: { enabled: true },
};

export const ChartPlot = ({ option, height, label, onSelect }: ChartPlotProps) => (
  <div role="img" aria-label={label}>
    <ReactECharts
      echarts={echarts}
      option={{ ...base, ...option }}
      notMerge
      opts={{ renderer: 'svg' }}
      style={{ height }}
      onEvents={onSelect ? { click: ({ name }: { name: string }) => onSelect(name) } : {}}
    />
  </div>
);
