/** The statuses that users set directly; the others are decisions with a reason. */
export const settableStatuses = ['open', 'in_progress', 'fixed'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

/** Undefined for a status that only a decision sets. */
export const settableOf = (status: string): SettableStatus | undefined =>
  settableStatuses.find((one) => one === status);

/** The change that restores the previous status; undefined if the user may not make it. */
export const reverseOf = (
  status: string,
  mayAccept: boolean,
): { status: SettableStatus } | 'risk-acceptance' | undefined => {
  const settable = settableOf(status);
  if (settable) return { status: settable };
  return status === 'risk_accepted' && mayAccept ? 'risk-acceptance' : undefined;
};
