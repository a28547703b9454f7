/**
 * Parapet's own simple format for tools without one (`docs/importers.md`). Field names match
 * DefectDojo's generic import.
 */
import { type Entry, skipped } from '../entries.ts';
import { toReportItems, runItem, type FormatDefinition, type ReportFormat } from '../format.ts';
import { at, bool, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import {
  suppressionOf,
  hasPassed,
  isResolved,
  heuristicFinding,
} from '../normalize/heuristic-finding.ts';
import { heuristicRecord } from '../normalize/heuristic-record.ts';
import { readFrames, readSlices } from '../parsers/json-reader.ts';
import type { RawFinding } from '../raw-finding.ts';
import { categories, type Category } from '#domain/finding-category';
import { labeledLines as labelled, joinParagraphs } from '../normalize/text.ts';

const facts: FormatDefinition = {
  id: 'generic-json',
  tool: 'Generic',
  category: 'sast',
  docsUrl: 'https://docs.defectdojo.com/supported_tools/parsers/generic_findings_import/',
  aliases: ['generic', 'generic findings import', 'parapet'],
  kinds: ['json'],
  detect: ({ value }) =>
    has(value, 'findings.0.title') &&
    (has(value, 'findings.0.severity') || has(value, 'findings.0.description'))
      ? 0.6
      : isList(value, 'findings') && list(value, 'findings').length === 0
        ? 0.3
        : has(value, '0.title', '0.severity', '0.description')
          ? 0.3
          : 0,
};

const categoryOf = (word: string | undefined): Category | undefined =>
  categories.find((category) => category === word?.toLowerCase());

function addressOf(endpoint: unknown): string | undefined {
  if (typeof endpoint !== 'object' || endpoint === null) return str(endpoint);
  const [protocol, host, port, path] = [
    str(endpoint, 'protocol'),
    str(endpoint, 'host'),
    str(endpoint, 'port'),
    str(endpoint, 'path'),
  ];
  return host === undefined
    ? undefined
    : `${protocol === undefined ? '' : `${protocol}://`}${host}${port === undefined ? '' : `:${port}`}${path === undefined ? '' : `/${path.replace(/^\//, '')}`}`;
}

const endpointsOf = (raw: unknown): string[] =>
  [...list(raw, 'endpoints'), ...list(raw, 'endpoint')].flatMap((entry) => addressOf(entry) ?? []);

/** A rank from 1 (certain); higher numbers are less certain. */
const confidenceOf = (raw: unknown): string | undefined => {
  const rank = num(raw, 'scanner_confidence');
  if (bool(raw, 'verified') === true) return 'high';
  if (rank === undefined || rank <= 0) return undefined;
  return rank <= 2 ? 'high' : rank <= 5 ? 'medium' : 'low';
};

/** The flow from the source of the data to its sink. */
function flowOf(raw: unknown): RawFinding['codeFlow'] {
  const [source, sink] = [str(raw, 'sast_source_file_path'), str(raw, 'file_path')];
  return source === undefined || sink === undefined
    ? undefined
    : [
        {
          path: source,
          line: num(raw, 'sast_source_line'),
          message: str(raw, 'sast_source_object'),
        },
        { path: sink, line: num(raw, 'line'), message: str(raw, 'sast_sink_object') },
      ];
}

function toFinding(raw: unknown): Entry | undefined {
  const unique = str(raw, 'unique_id_from_tool');
  // Other field names are read heuristically, as for findings of an unknown tool.
  const record = heuristicRecord(raw);
  if (hasPassed(record) || isResolved(record))
    return skipped(hasPassed(record) ? 'passed' : 'fixed_in_report');
  const loose = heuristicFinding(record) ?? {};
  const path = str(raw, 'file_path') ?? str(raw, 'sast_source_file_path');
  const component = str(raw, 'component_name') ?? str(raw, 'purl');
  const [endpoint, ...others] = endpointsOf(raw);
  return {
    ruleId:
      str(raw, 'vuln_id_from_tool') ??
      str(raw, 'rule') ??
      str(raw, 'cve') ??
      loose.ruleId ??
      str(raw, 'title'),
    title: str(raw, 'title'),
    description: joinParagraphs(
      str(raw, 'description') ?? loose.description,
      labelled({
        Impact: str(raw, 'impact'),
        'Steps to reproduce': str(raw, 'steps_to_reproduce'),
        Payload: str(raw, 'payload'),
        'Reason of the severity': str(raw, 'severity_justification'),
        Service: str(raw, 'service'),
        'Other endpoints': others.join(', '),
      }),
    ),
    mitigation: str(raw, 'mitigation') ?? loose.mitigation,
    severity: str(raw, 'severity') ?? loose.severity,
    category:
      categoryOf(str(raw, 'category')) ??
      (str(raw, 'component_name') !== undefined
        ? 'sca'
        : bool(raw, 'dynamic_finding') === true
          ? 'dast'
          : path === undefined
            ? loose.category
            : undefined),
    confidence: confidenceOf(raw),
    cvss: [
      { vector: str(raw, 'cvssv4'), score: num(raw, 'cvssv4_score'), version: '4.0' },
      { vector: str(raw, 'cvssv3'), score: num(raw, 'cvssv3_score'), version: '3.1' },
      ...(loose.cvss ?? []),
    ],
    vulnerabilityIds: [
      str(raw, 'cve'),
      ...texts(raw, 'vulnerability_ids'),
      str(raw, 'vuln_id_from_tool'),
      ...(loose.vulnerabilityIds ?? []),
    ],
    cwes: [at(raw, 'cwe'), at(raw, 'cwes'), loose.cwes],
    epss: { score: num(raw, 'epss_score'), percentile: num(raw, 'epss_percentile') },
    knownExploited: bool(raw, 'known_exploited') === true ? true : undefined,
    location:
      path === undefined && loose.location !== undefined
        ? loose.location
        : {
            path,
            line: num(raw, 'line') ?? num(raw, 'sast_source_line'),
            endLine: num(raw, 'end_line'),
            snippet: str(raw, 'snippet'),
          },
    codeFlow: flowOf(raw),
    component:
      component === undefined
        ? loose.component
        : {
            name: str(raw, 'component_name'),
            version: str(raw, 'component_version'),
            purl: str(raw, 'purl'),
            fixed: [str(raw, 'fix_version')],
          },
    endpoint: endpoint ?? loose.endpoint,
    httpParameter: str(raw, 'param'),
    references: [...texts(raw, 'references'), ...(loose.references ?? [])],
    tags: has(raw, 'tags') ? texts(raw, 'tags') : loose.tags,
    fingerprints: unique === undefined ? loose.fingerprints : { uniqueId: unique },
    suppression: suppressionOf(record),
    firstSeen: str(raw, 'date') ?? loose.firstSeen,
  };
}

export const genericJson: ReportFormat = {
  ...facts,
  async *read(file, context) {
    const paths = ['/findings/#', '/#'];
    const [root] = await readFrames(file, paths, context);
    yield runItem(
      { id: facts.id, tool: str(root, 'type') ?? str(root, 'name') ?? facts.tool },
      { toolVersion: str(root, 'version') },
    );
    for await (const slice of readSlices(file, paths, context)) {
      if (slice.problem === undefined)
        yield* toReportItems(toFinding(slice.value), facts, slice.pointer);
      else yield { kind: 'ignored', ...slice.problem, pointer: slice.pointer };
    }
  },
};
