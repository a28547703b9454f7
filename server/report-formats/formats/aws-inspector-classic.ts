import { jsonFormat } from '../format.ts';
import { at, entries, has, list, str } from '../parsers/json-access.ts';

/** Returns region and account of `arn:aws:inspector:REGION:ACCOUNT:target/…`. */
const placeOf = (arn: string | undefined): (string | undefined)[] =>
  arn?.split(':').slice(3, 5) ?? [];

/**
 * Output of `aws inspector describe-findings`, available until the service ended: one finding per
 * instance.
 */
export const awsInspectorClassic = jsonFormat({
  id: 'aws-inspector-classic',
  tool: 'Amazon Inspector',
  category: 'cloud',
  docsUrl: 'https://docs.aws.amazon.com/inspector/v1/APIReference/API_Finding.html',
  aliases: ['amazon inspector classic'],
  detect: ({ value }) =>
    has(value, 'findings.0.arn', 'findings.0.assetAttributes', 'findings.0.numericSeverity')
      ? 1
      : 0,
  each: ['/findings/#'],
  asides: ['failedItems'],
  run: (root) => ({
    // Findings that the service could not describe.
    incomplete: entries(root, 'failedItems').length > 0 && 'files_failed',
  }),
  map: (raw) => {
    const [region, account] = placeOf(str(raw, 'arn'));
    const asset = at(raw, 'assetAttributes');
    const attribute = (name: string): string | undefined =>
      str(
        list(raw, 'attributes').find((one) => str(one, 'key') === name),
        'value',
      );
    return {
      ruleId: str(raw, 'id'),
      title: str(raw, 'title'),
      description: str(raw, 'description'),
      mitigation: str(raw, 'recommendation'),
      severity: str(raw, 'severity'),
      vulnerabilityIds: [attribute('CVE_ID'), str(raw, 'id')],
      component: { name: attribute('package_name') },
      cloudResource: {
        provider: 'aws',
        account,
        region,
        type: str(raw, 'assetType'),
        id: str(asset, 'agentId') ?? str(asset, 'hostname'),
      },
      firstSeen: str(raw, 'createdAt'),
      lastSeen: str(raw, 'updatedAt'),
    };
  },
});
