/** Azure Policy states of a subscription and Microsoft Secure Scores of a tenant. */
import { type Entry, skipped, notChecked, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { htmlToText, joinParagraphs } from '../normalize/text.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** States of resources from `az policy state list` and the Policy Insights API. */
export const azurePolicy = jsonFormat({
  id: 'azure-policy',
  tool: 'Azure Policy',
  category: 'cloud',
  docsUrl: 'https://learn.microsoft.com/en-us/rest/api/policyinsights/policy-states',
  aliases: ['azure policy insights', 'policy insights'],
  detect: ({ value }) =>
    ['0', 'value.0'].some((place) =>
      has(value, `${place}.complianceState`, `${place}.policyDefinitionName`),
    )
      ? 1
      : 0,
  each: ['/#', '/value/#'],
  map: (raw): Entry => {
    const state = str(raw, 'complianceState')?.toLowerCase();
    const rule = str(raw, 'policyDefinitionReferenceId') ?? str(raw, 'policyDefinitionName');
    if (state === 'compliant') return skipped('passed');
    if (state === 'unknown' || state === 'notstarted') return skipped('not_a_finding');
    // Two policies contradict each other, or the evaluation failed.
    if (state === 'conflict' || state === 'error') return notChecked({ rule });
    if (state !== 'noncompliant' && state !== 'exempt') return unfamiliar;
    const resource = str(raw, 'resourceId');
    return {
      ruleId: rule,
      title: `${resource?.split('/').at(-1) ?? 'A resource'} does not comply with ${rule ?? 'a policy'}`,
      description: joinParagraphs(
        str(raw, 'complianceReasonCode'),
        `Assignment: ${str(raw, 'policyAssignmentName') ?? ''}`,
      ),
      // A policy has no severity.
      fallbackSeverity: 'medium',
      cloudResource: {
        provider: 'azure',
        account: str(raw, 'subscriptionId'),
        region: str(raw, 'resourceLocation'),
        type: str(raw, 'resourceType')?.replace(/^\//, ''),
        id: resource,
      },
      tags: [str(raw, 'policyDefinitionAction'), ...texts(raw, 'policyDefinitionGroupNames')],
      suppression: state === 'exempt' ? { kind: 'exempt', status: 'accepted' } : undefined,
      lastSeen: str(raw, 'timestamp'),
    };
  },
});

/** Returns the user's decision on a control: the last of its states. */
const decidedOf = (profile: unknown): string | undefined => {
  const state = str(list(profile, 'controlStateUpdates').at(-1), 'state')?.toLowerCase();
  return state === 'ignored' || state === 'thirdparty' || state === 'reviewed' ? state : undefined;
};

/**
 * Microsoft Graph's `security/secureScores`, alone or with the `secureScoreControlProfiles` that
 * describe its controls. A list has one score per day, the newest first.
 */
export const secureScore = jsonFormat({
  id: 'secure-score',
  tool: 'Microsoft Secure Score',
  category: 'cloud',
  docsUrl: 'https://learn.microsoft.com/en-us/graph/api/resources/securescore',
  aliases: ['microsoft secure score', 'msft secure score'],
  detect: ({ value }) =>
    ['', 'value.0.', 'secureScore.value.0.'].some((place) =>
      has(value, `${place}controlScores`, `${place}azureTenantId`),
    )
      ? 1
      : 0,
  each: ['/secureScore/value/#/controlScores/#', '/value/#/controlScores/#', '/controlScores/#'],
  asides: ['profiles', 'enabledServices', 'averageComparativeScores'],
  map: (raw, { root, keys }): Entry => {
    const day = keys.at(-3);
    if (typeof day === 'number' && day > 0) return skipped('no_entry');
    const name = str(raw, 'controlName');
    const profile = list(root, 'profiles', 'value').find((entry) => str(entry, 'id') === name);
    const [score, best] = [num(raw, 'score'), num(profile, 'maxScore')];
    if (num(raw, 'scoreInPercentage') === 100 || (best !== undefined && score === best))
      return skipped('passed');
    if (score === undefined) return notChecked({ rule: name });
    const tenant = isList(root, 'secureScore', 'value')
      ? at(root, 'secureScore', 'value', 0)
      : (at(root, 'value', 0) ?? root);
    const decided = decidedOf(profile);
    return {
      ruleId: name,
      title: str(profile, 'title') ?? `${str(raw, 'controlCategory') ?? 'Control'}: ${name ?? ''}`,
      description: joinParagraphs(
        htmlToText(str(raw, 'description')),
        htmlToText(str(raw, 'implementationStatus')),
      ),
      mitigation: htmlToText(str(profile, 'remediation')),
      // The maximum score of a control, up to 10 points.
      severity: best === undefined ? undefined : best >= 7 ? 'high' : best >= 4 ? 'medium' : 'low',
      fallbackSeverity: 'medium',
      cloudResource: {
        provider: 'microsoft365',
        account: str(tenant, 'azureTenantId'),
        type: str(profile, 'service') ?? str(raw, 'controlCategory'),
        id: name,
      },
      references: [str(profile, 'actionUrl')],
      tags: [str(raw, 'controlCategory')],
      suppression: decided === undefined ? undefined : { kind: decided, status: 'accepted' },
    };
  },
});
