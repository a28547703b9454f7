/**
 * What may keep findings of an organisation from arriving, the worst first: the order of the list,
 * and of what is said where there are several.
 */
export const clientHealths = [
  'scan_failed',
  'token_expired',
  'token_expiring',
  'setting_up',
  'healthy',
] as const;
export type ClientHealth = (typeof clientHealths)[number];

/** These need an action of an administrator. */
export const needAttention: readonly ClientHealth[] = [
  'scan_failed',
  'token_expired',
  'token_expiring',
];
