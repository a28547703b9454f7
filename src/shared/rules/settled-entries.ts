/**
 * Why an entry that was parsed successfully is not a finding. The import counts it and requires no
 * action, unlike a result that could not be imported.
 */
export const settledReasons = ['passed', 'fixed_in_report', 'dismissed', 'not_a_finding'] as const;
export type SettledReason = (typeof settledReasons)[number];

export const isSettled = (reason: string): reason is SettledReason =>
  (settledReasons as readonly string[]).includes(reason);
