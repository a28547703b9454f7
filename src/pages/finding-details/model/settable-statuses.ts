/** What users set by hand: the other statuses are decisions with a reason. */
export const settableStatuses = ['open', 'in_progress', 'fixed'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

/** Undefined for a status that is set by a decision. */
export const settableOf = (status: string): SettableStatus | undefined =>
  settableStatuses.find((one) => one === status);

/** How the status before a change comes back; undefined where the user may not do that. */
export const reverseOf = (
  status: string,
  mayAccept: boolean,
): { status: SettableStatus } | 'risk-acceptance' | undefined => {
  const settable = settableOf(status);
  if (settable) return { status: settable };
  return status === 'risk_accepted' && mayAccept ? 'risk-acceptance' : undefined;
};
