/** Crashtest Security: the JSON export of a scan, and its JUnit report with the same results. */
import { toSkippedItem } from '../entries.ts';
import { jsonFormat, type ReportFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { nestedResults } from '../normalize/nested-results.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';
import { junit } from './junit.ts';

const common = {
  tool: 'Crashtest Security',
  category: 'dast',
  docsUrl: 'https://wiki.crashtest-security.com/',
} as const;

function toFinding(raw: Record<string, unknown>): RawFinding {
  const field = fuzzyField(raw);
  const title = field('title', 'name', 'vulnerability', 'type');
  return {
    ruleId: field('descriptionid', 'type', 'slug') ?? title,
    title,
    description: joinParagraphs(
      htmlToText(field('description')),
      htmlToText(field('information', 'detail', 'details', 'evidence')),
    ),
    mitigation: htmlToText(field('howtofix', 'solution', 'remediation', 'mitigation')),
    severity: field('severity', 'risk', 'criticality'),
    fallbackSeverity: 'info',
    cvss: [
      {
        vector: field('cvssvector', 'vector', 'cvssv3vector'),
        score: num(field('cvss', 'cvssscore', 'basescore', 'score')),
      },
    ],
    cwes: field('cwe', 'cweid'),
    vulnerabilityIds: [field('cve', 'cves'), title, field('information')],
    endpoint: field('url', 'uri', 'endpoint', 'host'),
    httpMethod: field('method', 'httpmethod'),
    httpParameter: field('parameter', 'param'),
    references: [field('reference', 'references', 'link')],
  };
}

/** Returns the descriptions of the kinds of findings by id. */
const descriptionsOf = (data: unknown): Map<string, unknown> =>
  new Map(
    list(data, 'descriptions').flatMap((entry) => {
      const id = str(entry, 'id') ?? str(entry, 'slug');
      return id === undefined ? [] : [[id, entry] as const];
    }),
  );

const findings = ['findings', 'vulnerabilities'] as const;

export const crashtest = jsonFormat({
  ...common,
  id: 'crashtest',
  aliases: ['crashtest security json', 'crashtest security scan', 'crashtest'],
  detect: ({ value, text }) =>
    has(value, 'data.descriptions') && findings.some((name) => has(value, `data.${name}`))
      ? 0.9
      : has(value, 'data') && /crashtest[ _-]?security/i.test(text)
        ? 0.7
        : 0,
  doubts: (document) =>
    findings.some(
      (name) => nestedResults(at(at(document, 'data') ?? document, name), () => true).length > 0,
    ),
  map: (document) => {
    const data = at(document, 'data') ?? document;
    const about = descriptionsOf(data);
    const told = (value: Record<string, unknown>): Record<string, unknown> => ({
      ...(about.get(str(value, 'description_id') ?? str(value, 'descriptionId') ?? '') as
        | object
        | undefined),
      ...value,
    });
    const isFinding = (value: Record<string, unknown>): boolean => {
      const field = fuzzyField(told(value));
      return (
        field('title', 'name', 'vulnerability', 'type') !== undefined &&
        field('information', 'url', 'uri', 'severity', 'descriptionid', 'cvss', 'basescore') !==
          undefined
      );
    };
    return findings
      .flatMap((name) =>
        nestedResults(at(data, name), isFinding, (key) => (/^\d+$/.test(key) ? {} : { type: key })),
      )
      .map(({ value }) => toFinding(told(value)));
  },
});

const junitId = 'crashtest-junit';

export const crashtestJunit: ReportFormat = {
  ...common,
  id: junitId,
  aliases: ['crashtest security xml'],
  kinds: ['xml'],
  detect: (sample) =>
    /crashtest[ _-]?security/i.test(sample.text) && Number(junit.detect(sample)) > 0 ? 0.9 : 0,
  async *read(file, context) {
    for await (const item of junit.read(file, context))
      if (item.kind === 'run') yield { ...item, tool: common.tool, format: junitId };
      // An error is one of the scanner itself, so the test has no result.
      else if (item.kind === 'finding' && item.finding.severityRaw === 'error') {
        const { ruleId, pointer } = item.finding;
        yield { kind: 'unscanned', unscanned: [{ rule: ruleId }] };
        yield toSkippedItem('not_a_finding', pointer);
      } else
        yield item.kind === 'finding'
          ? { ...item, finding: { ...item.finding, category: common.category } }
          : item;
  },
};
