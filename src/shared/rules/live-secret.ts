/**
 * Whether a scanner has verified the secret and its issuer still accepts it. Priorities, the
 * `live_secret` filter and the overview share this definition.
 */
export const isLiveSecret = (finding: {
  readonly category: string;
  readonly confidence?: string | null | undefined;
}): boolean => finding.category === 'secret' && finding.confidence === 'high';

/**
 * The label that the import adds to such a finding. The label index and its counts serve the
 * filter.
 */
export const liveSecretLabel = 'secret:live';
