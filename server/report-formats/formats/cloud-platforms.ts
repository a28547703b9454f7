/** API responses of Wiz (GraphQL) and Prisma Cloud (alerts). */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';

const lists = ['issues', 'issuesV2', 'vulnerabilityFindings', 'configurationFindings'] as const;
const places = ['/data', ''].flatMap((place) => lists.map((name) => `${place}/${name}`));

/** Maps the state of a Wiz issue or finding. One that a user rejected is kept as dismissed. */
function stateOf(raw: unknown): 'fixed' | 'rejected' | 'passed' | 'open' {
  const status = str(raw, 'status')?.toUpperCase() ?? '';
  if (status === 'RESOLVED' || str(raw, 'resolvedAt') !== undefined) return 'fixed';
  if (status === 'REJECTED' || str(raw, 'ignoreRules', 0, 'id') !== undefined) return 'rejected';
  return str(raw, 'result')?.toUpperCase() === 'PASS' ? 'passed' : 'open';
}

export const wizGraphql = jsonFormat({
  id: 'wiz-graphql',
  tool: 'Wiz',
  category: 'cloud',
  docsUrl: 'https://docs.wiz.io/',
  detect: ({ value }) =>
    ['data.', ''].some((place) =>
      lists.some(
        (name) => has(value, `${place}${name}.nodes`) || has(value, `${place}${name}.pageInfo`),
      ),
    )
      ? 0.95
      : 0,
  each: places.map((place) => `${place}/nodes/#`),
  map: (raw): Entry | undefined => {
    const rule = at(raw, 'sourceRule') ?? at(raw, 'rule') ?? at(raw, 'control');
    const asset = at(raw, 'entitySnapshot') ?? at(raw, 'vulnerableAsset') ?? at(raw, 'resource');
    const name = str(rule, 'name') ?? str(raw, 'name');
    if (name === undefined) return undefined;
    const state = stateOf(raw);
    if (state === 'passed') return skipped('passed');
    if (state === 'fixed') return skipped('fixed_in_report');
    const package_ = str(raw, 'detailedName');
    return {
      ruleId: str(rule, 'id') ?? name,
      ruleName: name,
      title: package_ === undefined ? name : `${name}: ${package_} ${str(raw, 'version') ?? ''}`,
      description: joinParagraphs(
        str(raw, 'description') ?? str(raw, 'CVEDescription') ?? str(rule, 'controlDescription'),
        labeledLines({ Resource: str(asset, 'name'), 'Found by': str(raw, 'detectionMethod') }),
      ),
      mitigation:
        str(raw, 'remediation') ??
        str(rule, 'resolutionRecommendation') ??
        str(rule, 'remediationInstructions'),
      severity: str(raw, 'severity') ?? str(raw, 'vendorSeverity') ?? str(raw, 'CVSSSeverity'),
      category: package_ === undefined ? undefined : 'container',
      cvss: [{ score: num(raw, 'score') }],
      vulnerabilityIds: [str(raw, 'name')],
      knownExploited: at(raw, 'hasCisaKevExploit') === true ? true : undefined,
      component:
        package_ === undefined
          ? undefined
          : {
              name: package_,
              version: str(raw, 'version'),
              path: str(raw, 'locationPath'),
              fixed: [str(raw, 'fixedVersion')],
            },
      cloudResource: {
        provider: str(asset, 'cloudPlatform') ?? str(asset, 'subscription', 'cloudProvider'),
        account: str(asset, 'subscriptionExternalId') ?? str(asset, 'subscription', 'externalId'),
        region: str(asset, 'region'),
        type: str(asset, 'type') ?? str(asset, 'nativeType'),
        id: str(asset, 'providerUniqueId') ?? str(asset, 'providerId') ?? str(asset, 'name'),
      },
      references: [str(raw, 'portalUrl'), str(raw, 'link')],
      suppression:
        state === 'rejected'
          ? {
              kind: (str(raw, 'resolutionReason') ?? 'rejected').toLowerCase(),
              status: 'accepted',
            }
          : undefined,
      firstSeen: str(raw, 'firstDetectedAt') ?? str(raw, 'firstSeenAt') ?? str(raw, 'createdAt'),
      lastSeen: str(raw, 'lastDetectedAt') ?? str(raw, 'analyzedAt'),
    };
  },
});

export const prismaAlertsJson = jsonFormat({
  id: 'prisma-cloud-alerts-json',
  tool: 'Prisma Cloud',
  category: 'cloud',
  docsUrl: 'https://pan.dev/prisma-cloud/api/cspm/post-alerts-v-2/',
  detect: ({ value }) =>
    ['items.0.', '0.', ''].some((place) =>
      has(value, `${place}policy.policyId`, `${place}resource`, `${place}status`),
    )
      ? 0.95
      : 0,
  each: ['/items/#', '/#'],
  alone: (document) => has(document, 'policy.policyId'),
  map: (raw): Entry | undefined => {
    const [policy, resource, id] = [at(raw, 'policy'), at(raw, 'resource'), str(raw, 'id')];
    const status = str(raw, 'status')?.toLowerCase() ?? 'open';
    if (policy === undefined) return undefined;
    if (status === 'resolved') return skipped('fixed_in_report');
    const name = str(policy, 'name');
    const note = str(raw, 'dismissalNote');
    return {
      ruleId: str(policy, 'policyId') ?? name,
      ruleName: name,
      title: `${name ?? 'Alert'}: ${str(resource, 'name') ?? str(resource, 'id') ?? ''}`.replace(
        /: $/,
        '',
      ),
      description: str(policy, 'description'),
      mitigation: str(policy, 'recommendation'),
      severity: str(policy, 'severity'),
      cloudResource: {
        provider: str(resource, 'cloudType'),
        account: str(resource, 'accountId') ?? str(resource, 'account'),
        region: str(resource, 'regionId') ?? str(resource, 'region'),
        type: str(resource, 'resourceType'),
        id: str(resource, 'id') ?? str(resource, 'rrn') ?? str(resource, 'name'),
      },
      tags: texts(policy, 'labels'),
      fingerprints: id === undefined ? undefined : { alertId: id },
      suppression:
        status === 'open' || status === 'pending_resolution'
          ? undefined
          : {
              kind: status,
              status: 'accepted',
              ...(note !== undefined && { justification: note }),
            },
      references: list(policy, 'complianceMetadata').map((about) => str(about, 'url')),
      // Times are in milliseconds.
      firstSeen: dateOf(num(raw, 'firstSeen')),
      lastSeen: dateOf(num(raw, 'lastSeen')),
    };
  },
});

const dateOf = (milliseconds: number | undefined): string | undefined =>
  milliseconds === undefined || Math.abs(milliseconds) > 8.64e15
    ? undefined
    : new Date(milliseconds).toISOString();
