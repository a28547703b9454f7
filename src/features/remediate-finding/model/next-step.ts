import type { FindingAttributes } from '@/entities/finding';

export type NextStep = 'rotate' | 'open-pull-request' | 'generate-fix' | 'assign';

export interface Possible {
  /** The finding can be worked on: neither closed nor accepted nor a duplicate. */
  readonly open: boolean;
  /** A patch is there, and no pull request is open for it. */
  readonly patched: boolean;
  /** A fix was generated; the same again would have no patch either. */
  readonly made: boolean;
  readonly pullRequest: boolean;
  readonly generate: boolean;
  readonly assign: boolean;
}

type Facts = Pick<FindingAttributes, 'category' | 'has_fix' | 'mitigation_kind' | 'assignee'>;

/** The first step that can work now. A key is rotated: a patch leaves it in the history. */
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
