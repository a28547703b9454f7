/**
 * The fraction of open findings that are not overdue, in whole percents; rounded down, so that 100
 * % means all. Null if none are open.
 */
export const percentOnTime = (open: number, overdue: number): number | null =>
  open === 0 ? null : Math.floor((100 * Math.max(0, open - overdue)) / open) / 100;
