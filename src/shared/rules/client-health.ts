/**
 * What may keep an organization's findings from arriving, worst first. Lists sort by this order,
 * and it decides which problem is shown when there are several.
 */
export const clientHealths = [
  'scan_failed',
  'token_expired',
  'token_expiring',
  'setting_up',
  'healthy',
] as const;
export type ClientHealth = (typeof clientHealths)[number];

/** The states that an administrator has to act on. */
export const needAttention: readonly ClientHealth[] = [
  'scan_failed',
  'token_expired',
  'token_expiring',
];
