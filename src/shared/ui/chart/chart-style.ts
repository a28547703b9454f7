/**
 * The parts of an ECharts option that all charts share. Colours are tokens; see design language
 * §2.6.
 */
export const chartGrid = {
  left: 8,
  right: 8,
  top: 16,
  bottom: 8,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
} as const;
export const chartAxis = {
  axisLine: { lineStyle: { color: 'var(--p-line)' } },
  axisTick: { show: false },
  axisLabel: { color: 'var(--p-ink-3)', fontSize: 11 },
  splitLine: { lineStyle: { color: 'var(--p-line)' } },
} as const;
export const chartTooltip = {
  backgroundColor: 'var(--p-overlay)',
  borderColor: 'var(--p-line-strong)',
  textStyle: { color: 'var(--p-ink)', fontSize: 12 },
} as const;
/** A line of 1.75 px. No colour changes on hover. */
export const chartLine = {
  type: 'line',
  showSymbol: false,
  lineStyle: { width: 1.75 },
  emphasis: { disabled: true },
} as const;
/** Segments are separated by 2 px of surface, and none is thinner than 3 px. */
export const chartBar = {
  type: 'bar',
  barMinHeight: 3,
  itemStyle: { borderColor: 'var(--p-surface)', borderWidth: 1 },
  emphasis: { disabled: true },
} as const;

export const severityColors = {
  critical: 'var(--p-critical)',
  high: 'var(--p-high)',
  medium: 'var(--p-medium)',
  low: 'var(--p-low)',
  info: 'var(--p-info)',
} as const;
export const categoryColors = [
  'var(--p-chart-1)',
  'var(--p-chart-2)',
  'var(--p-chart-3)',
  'var(--p-chart-4)',
  'var(--p-chart-5)',
  'var(--p-chart-6)',
] as const;
