/** Prisma Cloud (Twistlock): twistcli's JSON and the console's CSV. */
import { cell, csvFormat, jsonFormat } from '../format.ts';
import { has, list, num, str } from '../input/access.ts';

const common = { tool: 'Prisma Cloud', category: 'container', docsUrl: 'https://docs.prismacloud.io/en/compute-edition/tools/twistcli-scan-images' } as const;

export const twistlockJson = jsonFormat({
  ...common,
  id: 'twistlock',
  aliases: ['twistlock image', 'twistlock image scan', 'prisma cloud', 'prisma cloud compute'],
  recognise: ({ value }) => (has(value, 'results.0.vulnerabilityDistribution') || has(value, 'results.0.complianceDistribution') || has(value, 'results.0.distro', 'results.0.vulnerabilities') ? 1 : 0),
  each: ['/results/#'],
  map: (result) => {
    const image = { reference: str(result, 'name'), digest: str(result, 'id') };
    return [
      ...list(result, 'vulnerabilities').map((raw) => ({
        rule: str(raw, 'id'),
        title: `${str(raw, 'id') ?? ''}: ${str(raw, 'packageName') ?? ''} - ${str(raw, 'packageVersion') ?? ''}`,
        description: str(raw, 'description'),
        mitigation: str(raw, 'status'),
        severity: str(raw, 'severity'),
        cvss: [{ vector: str(raw, 'vector'), score: num(raw, 'cvss') }],
        ids: [str(raw, 'id')],
        component: { name: str(raw, 'packageName'), version: str(raw, 'packageVersion'), path: str(raw, 'packagePath'), fixed: [/fixed in (.*)/.exec(str(raw, 'status') ?? '')?.[1]] },
        image,
        references: [str(raw, 'link')],
        firstSeen: str(raw, 'discoveredDate'),
      })),
      ...list(result, 'compliances').map((raw) => ({ rule: str(raw, 'id') ?? str(raw, 'title'), title: str(raw, 'title'), description: str(raw, 'description') ?? str(raw, 'cause'), severity: str(raw, 'severity'), category: 'iac' as const, image })),
    ];
  },
});

export const twistlockCsv = csvFormat({
  ...common,
  id: 'twistlock-csv',
  columns: [['cve id', 'packages', 'package version'], ['cve id', 'package name', 'severity', 'fix status']],
  map: (row) => ({
    rule: cell(row, 'cve id', 'compliance id'),
    title: `${cell(row, 'cve id', 'compliance id') ?? ''}: ${cell(row, 'packages', 'package name') ?? ''} - ${cell(row, 'package version') ?? ''}`,
    description: cell(row, 'description'),
    mitigation: cell(row, 'fix status'),
    severity: cell(row, 'severity'),
    cvss: [{ score: Number(cell(row, 'cvss')) }],
    ids: [cell(row, 'cve id')],
    fallback: 'medium',
    component: { name: cell(row, 'packages', 'package name'), version: cell(row, 'package version'), path: cell(row, 'package path'), fixed: [/fixed in (.*)/i.exec(cell(row, 'fix status') ?? '')?.[1]] },
    image: { reference: cell(row, 'tag', 'image name') ?? cell(row, 'repository'), digest: cell(row, 'id', 'image id') },
    references: [cell(row, 'vulnerability link')],
  }),
});
