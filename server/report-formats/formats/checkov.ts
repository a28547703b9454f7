/**
 * Checkov: an object for one framework, a list for several, or bare counters if there was nothing
 * to check; and the CSV of infrastructure and of packages.
 */
import { skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat, type RunMetadata } from '../format.ts';
import { endingsOf, failedFiles } from '../normalize/failed-files.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

function check(raw: unknown, type: string | undefined): RawFinding {
  const lines = list(raw, 'file_line_range');
  const code = list(raw, 'code_block');
  const path = str(raw, 'repo_file_path') ?? str(raw, 'file_path');
  const details = at(raw, 'vulnerability_details');
  const id = str(raw, 'check_id');
  return {
    ruleId: id,
    ruleName: str(raw, 'check_name'),
    helpUri: str(raw, 'guideline'),
    title:
      (details === undefined ? undefined : (str(raw, 'short_description') ?? str(details, 'id'))) ??
      str(raw, 'check_name') ??
      id,
    description: [
      str(raw, 'description'),
      str(details, 'description'),
      type === undefined ? undefined : `Check type: ${type}.`,
    ]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    severity: str(raw, 'severity') ?? str(details, 'severity'),
    // Without an account Checkov reports no severity.
    fallbackSeverity: 'medium',
    category:
      details !== undefined ? 'sca' : type?.startsWith('secrets') === true ? 'secret' : undefined,
    vulnerabilityIds: [str(details, 'id'), str(raw, 'check_name')],
    cvss: [{ vector: str(details, 'vector'), score: num(details, 'cvss') }],
    location: {
      path,
      line: num(lines[0]),
      endLine: num(lines[1]),
      snippet: code.map((line) => (Array.isArray(line) ? String(line[1] ?? '') : '')).join(''),
      snippetLine: num(code[0], 0),
    },
    cloudResource:
      str(raw, 'resource') === undefined || details !== undefined
        ? undefined
        : { id: str(raw, 'resource') },
    component:
      details === undefined
        ? undefined
        : {
            name: str(details, 'package_name'),
            version: str(details, 'package_version'),
            path,
            fixed: [str(details, 'lowest_fixed_version')],
          },
    references: [str(raw, 'guideline'), str(details, 'link')],
  };
}

/** One document, or one per framework. */
const documentsOf = (root: unknown): unknown[] => (isList(root) ? list(root) : [root]);

/** Each document lists the files that it could not parse. */
function unparsedIn(root: unknown): Pick<RunMetadata, 'incomplete' | 'unscanned'> {
  const documents = documentsOf(root);
  const files = documents.flatMap((each) => texts(each, 'results', 'parsing_errors'));
  const counted = documents.reduce<number>(
    (sum, each) =>
      sum + (num(each, 'summary', 'parsing_errors') ?? num(each, 'parsing_errors') ?? 0),
    0,
  );
  return counted > files.length
    ? { incomplete: 'files_failed' }
    : failedFiles(files.flatMap(endingsOf));
}

/**
 * Bare counters, all 0: there was no file to check for any framework. Versions spell the last
 * counter differently.
 */
const hadNothing = (root: unknown): boolean =>
  !has(root, 'results') &&
  ['passed', 'failed'].every((name) => num(root, name) === 0) &&
  (num(root, 'resource_count') ?? num(root, 'resourcecount')) === 0;

export const checkov = jsonFormat({
  id: 'checkov',
  tool: 'Checkov',
  category: 'iac',
  docsUrl: 'https://www.checkov.io/2.Basics/Reviewing%20Scan%20Results.html',
  aliases: ['bridgecrew checkov', 'prisma cloud checkov'],
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    if (has(sample, 'check_type', 'results')) return 1;
    return has(sample, 'checkov_version') ||
      (has(sample, 'passed', 'failed', 'skipped') &&
        (has(sample, 'parsing_errors') || has(sample, 'parsingerrors')))
      ? 0.95
      : 0;
  },
  each: [
    '/results/failed_checks/#',
    '/#/results/failed_checks/#',
    '/results/passed_checks/#',
    '/#/results/passed_checks/#',
    '/results/skipped_checks/#',
    '/#/results/skipped_checks/#',
  ],
  // A report with bare counters had nothing to check.
  emptyLacksResults: true,
  asides: ['summary', 'parsing_errors', 'resources'],
  exhaustive: true,
  states: (root) =>
    documentsOf(root).reduce<number>((sum, each) => sum + (num(each, 'summary', 'failed') ?? 0), 0),
  run: (root) => ({
    toolVersion: str(root, 'summary', 'checkov_version'),
    ...(hadNothing(root) ? { incomplete: 'nothing_scanned' } : unparsedIn(root)),
  }),
  map: (raw, { root, keys }) => {
    if (keys.includes('passed_checks')) return skipped('passed');
    const found = check(
      raw,
      str(typeof keys[0] === 'number' ? at(root, keys[0]) : root, 'check_type'),
    );
    if (!keys.includes('skipped_checks')) return found;
    const why = str(raw, 'check_result', 'suppress_comment');
    return {
      ...found,
      suppression: {
        kind: 'inSource',
        status: 'accepted',
        ...(why !== undefined && { justification: why }),
      },
    };
  },
});

export const checkovCsv = csvFormat({
  id: 'checkov-csv',
  tool: 'Checkov',
  category: 'iac',
  docsUrl: 'https://www.checkov.io/2.Basics/Reviewing%20Scan%20Results.html',
  columns: [
    ['resource', 'path', 'misconfigurations', 'severity'],
    ['package', 'version', 'path', 'vulnerability', 'severity', 'licenses'],
  ],
  confidence: 0.97,
  map: (row) => {
    const [path, id] = [
      cell(row, 'path'),
      cell(row, 'vulnerability') ?? cell(row, 'misconfigurations'),
    ];
    // A package without a vulnerability is listed for its licence.
    if (id === undefined) return undefined;
    const name = cell(row, 'package');
    const [line, endLine] = (cell(row, 'line(s)', 'lines')?.match(/\d+/g) ?? []).map(Number);
    return {
      ruleId: id,
      ruleName: cell(row, 'policy title'),
      helpUri: cell(row, 'guideline'),
      title:
        name === undefined
          ? (cell(row, 'policy title') ?? id)
          : `${id} in ${name}:${cell(row, 'version') ?? ''}`,
      description: cell(row, 'description'),
      severity: cell(row, 'severity'),
      fallbackSeverity: 'medium',
      category: name === undefined ? undefined : 'sca',
      vulnerabilityIds: [id],
      location: { path, line, endLine },
      cloudResource:
        cell(row, 'resource') === undefined ? undefined : { id: cell(row, 'resource') },
      component:
        name === undefined
          ? undefined
          : {
              name,
              version: cell(row, 'version'),
              path,
              fixed: [cell(row, 'fix version')],
              licenses: cell(row, 'licenses')?.split(/,\s*/) ?? [],
            },
      references: [cell(row, 'guideline')],
    };
  },
});
