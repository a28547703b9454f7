export { type Part, ProportionBar, type ProportionBarProps } from './proportion-bar';
export { SeverityBar, type SeverityCounts } from './severity-bar';
