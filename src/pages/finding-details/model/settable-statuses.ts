/** What users set by hand: the other statuses are decisions with a reason. */
export const settableStatuses = ['open', 'in_progress', 'fixed'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

/** Undefined for a status that takes a decision to come back to. */
export const settableOf = (status: string): SettableStatus | undefined =>
  settableStatuses.find((one) => one === status);
