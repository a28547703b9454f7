/**
 * Why an entry of a report, although it was read well, is no finding. It is part of the report's
 * account and needs nothing of anyone, unlike a result that could not be imported.
 */
export const settledReasons = ['passed', 'fixed_in_report', 'dismissed', 'not_a_finding'] as const;
export type SettledReason = (typeof settledReasons)[number];

export const isSettled = (reason: string): reason is SettledReason =>
  (settledReasons as readonly string[]).includes(reason);
