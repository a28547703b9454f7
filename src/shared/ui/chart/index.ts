export { ChartCard, type ChartCardProps } from './chart-card';
export { toCsv, type ChartTable } from './chart-export';
export { ChartMenu, type ChartView } from './chart-menu';
export { ChartNumbers } from './chart-table';
export type { ChartPicture } from './picture-option';
export { savePicture } from './save-picture';
export {
  categoryColors,
  chartAxis,
  chartBar,
  chartGrid,
  chartLine,
  chartTooltip,
  severityColors,
} from './chart-style';
