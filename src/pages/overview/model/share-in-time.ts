/**
 * Of what is open, the share that is not over its date, in whole percents; cut off, so that 100 %
 * means all. Null where nothing is open.
 */
export const percentOnTime = (open: number, overdue: number): number | null =>
  open === 0 ? null : Math.floor((100 * Math.max(0, open - overdue)) / open) / 100;
