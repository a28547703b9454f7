import type { I18n } from '@lingui/core';
import type { FindingState, Refusal } from '@/shared/rules/finding-can';
import { reasonOf } from './reason-words';
import type { FindingTarget } from './target';

type Rule = (finding: FindingState) => Refusal | undefined;
interface Known {
  readonly id: string;
  readonly attributes: FindingState;
}

/** Why the server would refuse this of the finding (`findingCan`), for a button's reason. */
export function whyRefused(
  i18n: I18n,
  rule: Rule,
  { attributes }: Pick<Known, 'attributes'>,
): string | false {
  const code = rule(attributes);
  return code !== undefined && reasonOf(i18n, { code, reason: null });
}

/** Why it would be refused of each of those that are named. Where one may go, or one is not known here, the preview says which are skipped and why. */
export function whyAllRefused(
  i18n: I18n,
  rule: Rule,
  target: FindingTarget,
  known: readonly Known[],
): string | false {
  if (!('finding_ids' in target)) return false;
  const ids = new Set(target.finding_ids);
  const named = known.filter(({ id }) => ids.has(id));
  const reasons = named.map((finding) => whyRefused(i18n, rule, finding));
  return (
    new Set(named.map(({ id }) => id)).size === ids.size &&
    reasons.every((reason) => reason !== false) &&
    (reasons[0] ?? false)
  );
}
