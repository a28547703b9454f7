import type { FindingAttributes } from '@/entities/finding';

export type NextStep = 'rotate' | 'open-pull-request' | 'generate-fix' | 'assign';

export interface Possible {
  /** The finding can be worked on: it is neither closed, accepted nor a duplicate. */
  readonly open: boolean;
  /** There is a patch without an open pull request. */
  readonly patched: boolean;
  /** A fix was generated without a patch; generating again would not produce one. */
  readonly made: boolean;
  readonly pullRequest: boolean;
  readonly generate: boolean;
  readonly assign: boolean;
}

type Facts = Pick<FindingAttributes, 'category' | 'has_fix' | 'mitigation_kind' | 'assignee'>;

/**
 * Returns the first step that is possible now. A leaked key must be rotated, because a patch leaves
 * it in the Git history.
 */
export function nextStepOf(
  { category, has_fix: hasFix, mitigation_kind: mitigation, assignee }: Facts,
  possible: Possible,
): NextStep | undefined {
  if (!possible.open) return undefined;
  if (category === 'secret') return 'rotate';
  if (possible.patched && possible.pullRequest) return 'open-pull-request';
  const isFixKnown = hasFix || mitigation === 'upgrade' || mitigation === 'fix_in_report';
  if (!possible.patched && !possible.made && isFixKnown && possible.generate) return 'generate-fix';
  return assignee === null && possible.assign ? 'assign' : undefined;
}
