/** Crashtest Security: the JSON export of a scan, and its JUnit report, which says the same in a pipeline's words. */
import { jsonFormat, type ReportFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { innermost } from '../facts/inherited.ts';
import { saidBy } from '../facts/said.ts';
import { paragraphs, plainText } from '../facts/text.ts';
import { at, has, list, num, str } from '../input/access.ts';
import { junit } from './junit.ts';

const common = {
  tool: 'Crashtest Security',
  category: 'dast',
  docsUrl: 'https://wiki.crashtest-security.com/',
} as const;

function draft(raw: Record<string, unknown>): Draft {
  const said = saidBy(raw);
  const title = said('title', 'name', 'vulnerability', 'type');
  return {
    rule: said('descriptionid', 'type', 'slug') ?? title,
    title,
    description: paragraphs(
      plainText(said('description')),
      plainText(said('information', 'detail', 'details', 'evidence')),
    ),
    mitigation: plainText(said('howtofix', 'solution', 'remediation', 'mitigation')),
    severity: said('severity', 'risk', 'criticality'),
    fallback: 'info',
    cvss: [
      {
        vector: said('cvssvector', 'vector', 'cvssv3vector'),
        score: num(said('cvss', 'cvssscore', 'basescore', 'score')),
      },
    ],
    cwes: said('cwe', 'cweid'),
    ids: [said('cve', 'cves'), title, said('information')],
    endpoint: said('url', 'uri', 'endpoint', 'host'),
    httpMethod: said('method', 'httpmethod'),
    httpParameter: said('parameter', 'param'),
    references: [said('reference', 'references', 'link')],
  };
}

/** What is said of each kind of finding, by its id. */
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
  recognise: ({ value, text }) =>
    has(value, 'data.descriptions') && findings.some((name) => has(value, `data.${name}`))
      ? 0.9
      : has(value, 'data') && /crashtest[ _-]?security/i.test(text)
        ? 0.7
        : 0,
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
      const said = saidBy(told(value));
      return (
        said('title', 'name', 'vulnerability', 'type') !== undefined &&
        said('information', 'url', 'uri', 'severity', 'descriptionid', 'cvss', 'basescore') !==
          undefined
      );
    };
    return findings
      .flatMap((name) =>
        innermost(at(data, name), isFinding, (key) => (/^\d+$/.test(key) ? {} : { type: key })),
      )
      .map(({ value }) => draft(told(value)));
  },
});

const junitId = 'crashtest-junit';

export const crashtestJunit: ReportFormat = {
  ...common,
  id: junitId,
  aliases: ['crashtest security xml'],
  kinds: ['xml'],
  recognise: (sample) =>
    /crashtest[ _-]?security/i.test(sample.text) && Number(junit.recognise(sample)) > 0 ? 0.9 : 0,
  async *read(file, context) {
    for await (const item of junit.read(file, context))
      if (item.kind === 'run') yield { ...item, tool: common.tool, format: junitId };
      else
        yield item.kind === 'finding'
          ? { ...item, finding: { ...item.finding, category: common.category } }
          : item;
  },
};
