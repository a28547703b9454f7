export { Stat, type StatProps } from './stat';
export { StatGrid } from './stat-grid';
