import { skipped } from '../entries.ts';
import { jsonFormat, partOfResults } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';

const categories: Readonly<Record<string, RawFinding['category']>> = {
  sca: 'sca',
  dast: 'dast',
  iac: 'iac',
  secrets: 'secret',
  containerscanning: 'container',
};

/** Items of the security page, from any kind of scan. */
export const codacy = jsonFormat({
  id: 'codacy',
  tool: 'Codacy',
  category: 'sast',
  docsUrl: 'https://api.codacy.com/api/api-docs#searchsecurityitems',
  aliases: ['codacy security'],
  detect: ({ value }) =>
    has(value, 'data.0.itemSource', 'data.0.priority', 'data.0.scanType') ? 1 : 0,
  each: ['/data/#'],
  asides: ['pagination'],
  run: (root) =>
    str(root, 'pagination', 'cursor') === undefined ? {} : partOfResults('pagination.cursor'),
  map: (raw) => {
    if (/^closed/i.test(str(raw, 'status') ?? '')) return skipped('fixed_in_report');
    const image = str(raw, 'imageName');
    const reason = str(raw, 'ignored', 'reason');
    const [chain] = list(raw, 'dependencyChains');
    return {
      ruleId: str(raw, 'cve') ?? str(raw, 'securityCategory'),
      title: str(raw, 'title'),
      description: joinParagraphs(
        str(raw, 'summary'),
        str(raw, 'additionalInfo'),
        labeledLines({
          'Kind of scan': str(raw, 'scanType'),
          'Found by': str(raw, 'itemSource'),
          Repository: str(raw, 'repository'),
        }),
      ),
      mitigation: str(raw, 'remediation'),
      severity: str(raw, 'priority'),
      category: categories[(str(raw, 'scanType') ?? '').toLowerCase().replace(/[^a-z]/g, '')],
      cvss: [{ vector: str(raw, 'cvssVector'), score: num(raw, 'cvssScore') }],
      vulnerabilityIds: [str(raw, 'cve')],
      cwes: str(raw, 'cwe'),
      // A dependency chain ends with the vulnerable package.
      component: {
        name: texts(chain).at(-1),
        version: str(raw, 'affectedVersion'),
        fixed: texts(raw, 'fixedVersion'),
      },
      image:
        image === undefined
          ? undefined
          : { reference: [image, str(raw, 'imageTag')].filter(Boolean).join(':') },
      endpoint: str(raw, 'application') ?? str(raw, 'affectedTargets'),
      references: [str(raw, 'htmlUrl')],
      tags: [str(raw, 'securityCategory')],
      fingerprints: { id: str(raw, 'id') ?? '' },
      suppression:
        at(raw, 'ignored') === undefined || at(raw, 'ignored') === null
          ? undefined
          : { kind: reason ?? 'ignored', status: 'accepted' },
      firstSeen: str(raw, 'openedAt'),
    };
  },
});
