/**
 * `aws ecr describe-image-scan-findings`: basic scanning, and Inspector's findings with enhanced
 * scanning.
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, list, num, str } from '../parsers/json-access.ts';
import { inspectorFinding } from './aws-inspector.ts';

function basic(raw: unknown, image: RawFinding['image']): RawFinding {
  const attributes = new Map(
    list(raw, 'attributes').map((entry) => [str(entry, 'key') ?? '', str(entry, 'value')]),
  );
  const [id, name, version] = [
    str(raw, 'name'),
    attributes.get('package_name'),
    attributes.get('package_version'),
  ];
  const score = (key: string): number | undefined =>
    attributes.get(key) === undefined ? undefined : Number(attributes.get(key));
  return {
    ruleId: id,
    helpUri: str(raw, 'uri'),
    title: `${id ?? 'Vulnerability'} - ${name ?? ''} (${version ?? ''})`,
    description: str(raw, 'description'),
    severity: str(raw, 'severity'),
    cvss: [
      { vector: attributes.get('CVSS3_VECTOR'), score: score('CVSS3_SCORE'), version: '3.1' },
      { vector: attributes.get('CVSS2_VECTOR'), score: score('CVSS2_SCORE'), version: '2.0' },
    ],
    vulnerabilityIds: [id],
    component: { name, version },
    image,
    references: [str(raw, 'uri')],
  };
}

export const awsEcr = jsonFormat({
  id: 'aws-ecr',
  tool: 'Amazon ECR',
  category: 'container',
  docsUrl:
    'https://docs.aws.amazon.com/AmazonECR/latest/APIReference/API_DescribeImageScanFindings.html',
  aliases: ['ecr', 'aws ecr', 'amazon elastic container registry'],
  severities: { untriaged: 'info', informational: 'info' },
  detect: ({ value }) =>
    has(value, 'imageScanFindings') ||
    has(value, 'findingSeverityCounts', 'imageScanCompletedAt') ||
    has(value, 'findings.0.attributes.0.key', 'findings.0.uri')
      ? 1
      : 0,
  // The whole response, or only its findings.
  each: [
    '/imageScanFindings/findings/#',
    '/imageScanFindings/enhancedFindings/#',
    '/findings/#',
    '/enhancedFindings/#',
  ],
  run: (root) => ({
    completedAt:
      str(root, 'imageScanFindings', 'imageScanCompletedAt') ??
      num(root, 'imageScanFindings', 'imageScanCompletedAt')?.toString(),
    incomplete:
      !/^(?:COMPLETE|ACTIVE)?$/.test(str(root, 'imageScanStatus', 'status') ?? '') && 'scan_failed',
  }),
  map: (raw, { keys, root }) => {
    const repository = str(root, 'repositoryName');
    const tag = str(root, 'imageId', 'imageTag');
    const image = {
      reference:
        repository === undefined || tag === undefined ? repository : `${repository}:${tag}`,
      digest: str(root, 'imageId', 'imageDigest'),
    };
    const enhanced = keys.includes('enhancedFindings') ? inspectorFinding(raw) : undefined;
    return enhanced === undefined
      ? keys.includes('findings')
        ? basic(raw, image)
        : undefined
      : { ...enhanced, image };
  },
});
