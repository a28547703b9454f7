/** Converts a record of an unknown tool into a finding, by the usual meaning of its field names. */
import { type Entry, isSkipped, skipped } from '../entries.ts';
import type { RawFinding } from '../raw-finding.ts';
import { hostAndPort } from './endpoint.ts';
import { fieldNames } from './heuristic-field-names.ts';
import {
  allFields,
  fieldKey,
  hasFieldOf,
  type HeuristicRecord,
  pickField,
} from './heuristic-record.ts';
import { extractVulnerabilityIds } from './identifiers.ts';
import { firstSentence, htmlToText, joinParagraphs } from './text.ts';

/**
 * Returns whether records with these fields are findings, i.e. state a problem, a severity and a
 * place.
 */
export function namesFindings(names: readonly string[]): boolean {
  const fields = names.map(fieldKey);
  const evidence = (
    [
      'description',
      'mitigation',
      'ids',
      'cwes',
      'path',
      'url',
      'host',
      'component',
      'fixed',
      'score',
      'status',
    ] as const
  ).filter((meaning) => hasFieldOf(fields, meaning));
  const weighed = hasFieldOf(fields, 'severity') || hasFieldOf(fields, 'score');
  return (
    (hasFieldOf(fields, 'title') ||
      hasFieldOf(fields, 'ids') ||
      (hasFieldOf(fields, 'description') && evidence.length >= 2)) &&
    weighed &&
    evidence.length >= 1
  );
}

/** Check statuses that are not findings. */
const passed = /^(?:ok|pass(?:ed)?|success(?:ful)?|compliant|healthy)$/i;

/** Fields that may hold the verdict of a check. */
const verdicts = ['result', 'outcome', 'verdict', 'checkresult', 'testresult'];

export const hasPassed = (record: HeuristicRecord): boolean =>
  [...fieldNames.status, ...verdicts].some((name) => passed.test(record.get(name) ?? ''));

/** Verdicts of checks that were not run or do not apply. */
const notMade = /^(?:not[ _-]?(?:applicable|checked|selected|run|tested)|n\/a|skipped)$/i;

const gone = /^(?:fixed|resolved|closed|remediated|mitigated|patched)$/i;
const dismissed =
  /^(?:inactive|false[ _-]?positive|not[ _-]?an?[ _-]?(?:issue|problem)|accepted|risk[ _-]?accepted|accepted[ _-]?risk|won'?t[ _-]?fix|ignored|muted|suppressed|dismissed|not[ _-]applicable|out[ _-]of[ _-]scope|duplicate|informative)$/i;

const yes = /^(?:true|1|yes|y)$/i;
const no = /^(?:false|0|no|n)$/i;

/** Returns whether a status or flag marks the finding as fixed. */
export const isResolved = (record: HeuristicRecord): boolean =>
  fieldNames.status.some((name) => gone.test(record.get(name) ?? '')) ||
  ['ismitigated', 'mitigated'].some((name) => yes.test(record.get(name) ?? '')) ||
  /^\d{4}-\d\d-\d\d/.test(record.get('mitigated') ?? '');

const flags: Readonly<Record<string, string>> = {
  falsep: 'false positive',
  falsepositive: 'false positive',
  isfalsepositive: 'false positive',
  outofscope: 'out of scope',
  riskaccepted: 'risk accepted',
};

/** Returns why a finding that still exists is not open. */
export function suppressionOf(record: HeuristicRecord): RawFinding['suppression'] {
  const flag = Object.entries(flags).find(([name]) => yes.test(record.get(name) ?? ''))?.[1];
  const status = fieldNames.status
    .map((name) => record.get(name))
    .find((text) => text !== undefined && dismissed.test(text));
  const kind =
    flag ?? status?.toLowerCase() ?? (no.test(record.get('active') ?? '') ? 'inactive' : undefined);
  return kind === undefined ? undefined : { kind, status: 'accepted' };
}

/**
 * Returns the record as a finding, or as skipped if it is resolved; undefined if it is neither.
 */
export function heuristicEntry(record: HeuristicRecord): Entry | undefined {
  const id = allFields(record, 'ids').find((text) => extractVulnerabilityIds(text).length > 0);
  const [named, description] = [pickField(record, 'component'), pickField(record, 'description')];
  const [title, severity] = [
    pickField(record, 'title') ??
      (id !== undefined && named !== undefined ? `${id} in ${named}` : id) ??
      (description === undefined ? undefined : firstSentence(description)),
    pickField(record, 'severity'),
  ];
  const score = Number(pickField(record, 'score'));
  if (title === undefined || (severity === undefined && !Number.isFinite(score))) return undefined;
  if (hasPassed(record)) return skipped('passed');
  if (verdicts.some((name) => notMade.test(record.get(name) ?? '')))
    return skipped('not_a_finding');
  if (isResolved(record)) return skipped('fixed_in_report');
  const [path, url] = [pickField(record, 'path'), pickField(record, 'url')];
  const host = hostAndPort(pickField(record, 'host'), pickField(record, 'port'));
  const isUrl = (text: string | undefined): boolean =>
    text !== undefined && /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const unique = pickField(record, 'unique');
  const isPlace =
    path !== undefined &&
    !isUrl(path) &&
    !(path.startsWith('/') && (url !== undefined || host !== undefined));
  const endpoint = isUrl(url)
    ? url
    : isUrl(path)
      ? path
      : host === undefined
        ? url
        : path?.startsWith('/') === true
          ? `${host}${path}`
          : host;
  return {
    category: isPlace
      ? undefined
      : named !== undefined
        ? 'sca'
        : endpoint === undefined
          ? undefined
          : 'dast',
    ruleId: pickField(record, 'rule') ?? id ?? title,
    title: htmlToText(title),
    description: joinParagraphs(
      htmlToText(description === title ? undefined : description),
      htmlToText(pickField(record, 'impact')),
      htmlToText(pickField(record, 'evidence')),
    ),
    mitigation: htmlToText(pickField(record, 'mitigation')),
    severity,
    cvss: [
      {
        vector: allFields(record, 'vector').find((text) => text.includes('/')),
        score: Number.isFinite(score) ? score : undefined,
      },
    ],
    vulnerabilityIds: [...allFields(record, 'ids'), title],
    cwes: [...allFields(record, 'cwes'), title.match(/CWE-\d+/i)?.[0]],
    location: isPlace
      ? {
          path,
          line: allFields(record, 'line').map(Number).find(Number.isFinite),
          snippet: pickField(record, 'snippet'),
        }
      : undefined,
    endpoint,
    httpMethod: pickField(record, 'method'),
    httpParameter: pickField(record, 'parameter'),
    component:
      named === undefined && record.get('purl') === undefined
        ? undefined
        : {
            name: named,
            version: pickField(record, 'version'),
            purl: pickField(record, 'purl'),
            fixed: [pickField(record, 'fixed')],
          },
    references: allFields(record, 'references'),
    tags: allFields(record, 'tags'),
    fingerprints: unique === undefined ? undefined : { id: record.get('id') ?? unique },
    suppression: suppressionOf(record),
    firstSeen: pickField(record, 'first'),
    lastSeen: pickField(record, 'last'),
  };
}

/** Returns the record as a finding; undefined if it is none or is resolved. */
export function heuristicFinding(record: HeuristicRecord): RawFinding | undefined {
  const entry = heuristicEntry(record);
  return entry === undefined || isSkipped(entry) ? undefined : entry;
}
