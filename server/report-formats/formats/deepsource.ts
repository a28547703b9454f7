import { jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, num, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

const lists = ['issueOccurrences', 'dependencyVulnerabilityOccurrences'] as const;

function codeIssue(node: unknown): RawFinding {
  const issue = at(node, 'issue');
  const secret = str(issue, 'analyzer', 'shortcode') === 'secrets';
  return {
    ruleId: str(issue, 'shortcode'),
    title: str(node, 'title') ?? str(issue, 'title'),
    description: joinParagraphs(
      str(issue, 'shortDescription'),
      labeledLines({ Analyzer: str(issue, 'analyzer', 'name'), Category: str(issue, 'category') }),
    ),
    severity: str(issue, 'severity'),
    category: secret ? 'secret' : str(issue, 'category') === 'SECURITY' ? 'sast' : 'quality',
    location: {
      path: str(node, 'path'),
      line: num(node, 'beginLine'),
      endLine: num(node, 'endLine'),
      column: num(node, 'beginColumn'),
    },
    tags: [str(issue, 'category')?.toLowerCase()],
  };
}

function dependency(node: unknown): RawFinding {
  const about = at(node, 'vulnerability');
  const id = str(about, 'identifier');
  const [name, version] = [str(node, 'package', 'name'), str(node, 'packageVersion', 'version')];
  return {
    ruleId: id,
    title: `${id ?? 'Vulnerability'} - ${name ?? ''} ${version ?? ''}`.trim(),
    description: str(about, 'summary'),
    severity: str(about, 'severity'),
    category: 'sca',
    cvss: [{ score: num(about, 'cvssV3BaseScore') }],
    epss: { score: num(about, 'epssScore') },
    vulnerabilityIds: [id, ...texts(about, 'aliases')],
    component: {
      name,
      version,
      ecosystem: str(node, 'package', 'ecosystem')?.toLowerCase(),
      fixed: texts(about, 'fixedVersions'),
    },
    references: texts(about, 'referenceUrls'),
  };
}

/** Responses of the GraphQL API: occurrences of code issues and of advisories. */
export const deepSource = jsonFormat({
  id: 'deepsource',
  tool: 'DeepSource',
  category: 'sast',
  docsUrl: 'https://docs.deepsource.com/docs/developers/api/reference',
  aliases: ['deep source'],
  detect: ({ value }) =>
    lists.some((name) => has(value, `data.repository.${name}.edges`)) ? 1 : 0,
  each: lists.map((name) => `/data/repository/${name}/edges/#`),
  asides: ['analysisRuns', 'pageInfo'],
  run: (root) => ({
    commit: str(root, 'data', 'repository', 'analysisRuns', 'edges', 0, 'node', 'commitOid'),
  }),
  map: (edge, { keys }) =>
    keys[2] === 'issueOccurrences' ? codeIssue(at(edge, 'node')) : dependency(at(edge, 'node')),
});
