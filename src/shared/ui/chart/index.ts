export { ChartCard, type ChartCardProps } from './chart-card';
export type { ChartTable } from './chart-export';
export { categoryColors, chartAxis, chartBar, chartGrid, chartLine, chartTooltip, severityColors } from './chart-style';
