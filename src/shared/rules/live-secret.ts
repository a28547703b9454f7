/**
 * Whether the scanner of a secret has tried it, and its issuer still accepts it. Priorities, the
 * filter `live_secret` and the overview mean the same by it.
 */
export const isLiveSecret = (finding: {
  readonly category: string;
  readonly confidence?: string | null | undefined;
}): boolean => finding.category === 'secret' && finding.confidence === 'high';

/** The label that the import gives to such a finding: its index and its counts answer the filter. */
export const liveSecretLabel = 'secret:live';
