/**
 * What is known of a secret that its scanner tried: the issuer still accepts it. Priorities, the
 * filter `live_secret` and the overview mean the same by it.
 */
export const liveSecret = { category: 'secret', confidence: 'high' } as const;

/** The label that the import gives to such a finding: its index and its counts answer the filter. */
export const liveSecretLabel = 'secret:live';

export const isLiveSecret = (finding: {
  readonly category: string;
  readonly confidence?: string | null | undefined;
}): boolean =>
  finding.category === liveSecret.category && finding.confidence === liveSecret.confidence;
