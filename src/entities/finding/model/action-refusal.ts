import type { I18n } from '@lingui/core';
import type { FindingState, Refusal } from '#domain/finding-can';
import { reasonLabel } from './reason-labels';
import type { FindingTarget } from './target';

type Rule = (finding: FindingState) => Refusal | undefined;
interface Known {
  readonly id: string;
  readonly attributes: FindingState;
}

/**
 * Why the server would refuse this action on the finding (`findingCan`), as a button's disabled
 * reason.
 */
export function actionRefusal(
  i18n: I18n,
  rule: Rule,
  { attributes }: Pick<Known, 'attributes'>,
): string | false {
  const code = rule(attributes);
  return code !== undefined && reasonLabel(i18n, { code, reason: null });
}

/**
 * Why the server would refuse the action for all of the ids. False if it allows one, or one is not
 * loaded; the preview then lists what is skipped.
 */
export function bulkActionRefusal(
  i18n: I18n,
  rule: Rule,
  target: FindingTarget,
  known: readonly Known[],
): string | false {
  if (!('finding_ids' in target)) return false;
  const ids = new Set(target.finding_ids);
  const named = known.filter(({ id }) => ids.has(id));
  const reasons = named.map((finding) => actionRefusal(i18n, rule, finding));
  return (
    new Set(named.map(({ id }) => id)).size === ids.size &&
    reasons.every((reason) => reason !== false) &&
    (reasons[0] ?? false)
  );
}
