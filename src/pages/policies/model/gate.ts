import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { GateBlocker, GateRequest, GateResult } from '@/shared/api/generated/model';
import { severityNames } from '@/shared/ui/severity';

/** Quotes text for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The equivalent request in a pipeline (docs/pipelines.md). */
export const gateCommand = (origin: string, request: GateRequest): string =>
  [
    `curl --fail --silent --header "authorization: Bearer $PARAPET_TOKEN" --header 'content-type: application/json' \\`,
    `  --data ${quoted(JSON.stringify(request))} \\`,
    `  "${origin}/v1/gate" | jq --exit-status .passed`,
  ].join('\n');

/** The gate's result, translated; the server's message is in English. */
export function outcomeLabels(i18n: I18n, { outcome, total }: GateResult, place: string): string {
  switch (outcome) {
    case 'passed':
      return i18n._(msg`Nothing blocks ${place}.`);
    case 'blocked':
      return i18n._(
        msg`${plural(total, { one: `# finding blocks ${place}.`, other: `# findings block ${place}.` })}`,
      );
    case 'no_rule':
      return i18n._(
        msg`Nothing to check. Choose a severity, or turn on a rule that blocks the gate.`,
      );
    case 'incomplete':
      return i18n._(
        msg`Nothing known blocks ${place}, but its latest reports don’t show what their tools found.`,
      );
    case 'not_scanned':
      return i18n._(
        msg`No report has been imported for ${place}. Upload one first, or check the branch name.`,
      );
  }
}

/** The limit that a blocker exceeds. Rules have the organization's name for them. */
export function limitLabels(
  i18n: I18n,
  { limit, reason }: GateBlocker,
  { fail_on: severity, max_priority: priority }: GateRequest,
): string {
  if (limit === 'severity' && severity !== undefined) {
    const name = i18n._(severityNames[severity]);
    return severity === 'critical' ? name : i18n._(msg`${name} or worse`);
  }
  return limit === 'priority' && priority !== undefined
    ? i18n._(msg`Priority above ${priority}`)
    : reason;
}
