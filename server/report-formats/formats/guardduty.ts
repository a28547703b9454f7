import { leftOut } from '../entries.ts';
import { jsonFormat, partOfResults } from '../format.ts';
import { bool, has, isList, num, str } from '../parsers/json-access.ts';

/** The service's own scale, from 1 to 10; it also counts as text where the API is asked so. */
const severityOf = (value: number | undefined): string | undefined =>
  value === undefined
    ? undefined
    : value >= 9
      ? 'critical'
      : value >= 7
        ? 'high'
        : value >= 4
          ? 'medium'
          : 'low';

/** Findings as the service itself answers them, not as Security Hub does. */
export const guardDuty = jsonFormat({
  id: 'guardduty',
  tool: 'Amazon GuardDuty',
  category: 'cloud',
  docsUrl: 'https://docs.aws.amazon.com/guardduty/latest/APIReference/API_Finding.html',
  aliases: ['aws guardduty'],
  stableFingerprints: ['id'],
  detect: ({ value }) =>
    ['Findings.0', 'findings.0', '0', 'detail'].some(
      (place) =>
        (has(value, `${place}.Service.DetectorId`) || has(value, `${place}.service.detectorId`)) &&
        (has(value, `${place}.Type`) || has(value, `${place}.type`)),
    )
      ? 1
      : 0,
  each: ['/Findings/#', '/findings/#', '/#', '/detail'],
  run: (root) =>
    has(root, 'NextToken') || (!isList(root) && has(root, 'detail-type'))
      ? partOfResults('NextToken')
      : {},
  map: (raw) => {
    const get = (...steps: string[]): string | undefined =>
      str(raw, ...steps) ??
      str(raw, ...steps.map((step) => step.charAt(0).toLowerCase() + step.slice(1)));
    const type = get('Type');
    if (type === undefined) return undefined;
    if (get('Service', 'Archived') === 'true' || bool(raw, 'Service', 'Archived') === true)
      return leftOut('dismissed');
    const id = get('Id');
    return {
      ruleId: type,
      title: get('Title') ?? type,
      description: get('Description'),
      severity: severityOf(num(raw, 'Severity') ?? num(raw, 'severity')),
      cloudResource: {
        provider: 'aws',
        account: get('AccountId'),
        region: get('Region'),
        type: get('Resource', 'ResourceType'),
        id:
          get('Resource', 'InstanceDetails', 'InstanceId') ??
          get('Resource', 'AccessKeyDetails', 'UserName') ??
          get('Resource', 'EksClusterDetails', 'Name') ??
          get('Arn'),
      },
      fingerprints: id === undefined ? undefined : { id },
      firstSeen: get('Service', 'EventFirstSeen') ?? get('CreatedAt'),
      lastSeen: get('Service', 'EventLastSeen') ?? get('UpdatedAt'),
    };
  },
});
