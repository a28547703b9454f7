import { isStructure } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { failedFiles } from '../normalize/failed-files.ts';
import type { RawFinding, RawLocation } from '../raw-finding.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

const place = (location: unknown, path: string | undefined, snippet?: string): RawLocation => ({
  path,
  line: num(location, 'start', 'line'),
  column: num(location, 'start', 'col'),
  endLine: num(location, 'end', 'line'),
  endColumn: num(location, 'end', 'col'),
  snippet,
});

/** Without a login, Semgrep writes a placeholder instead of lines and fingerprint. */
const stated = (text: string | undefined): string | undefined =>
  text === 'requires login' ? undefined : text;

/** Keeps leading blanks, because columns count from the beginning of the line. */
const quoted = (extra: unknown): string | undefined => {
  const lines = at(extra, 'lines');
  return typeof lines === 'string' ? stated(lines) : undefined;
};

/** A data-flow step is `["CliLoc", [location, content]]`. */
function step(raw: unknown, message: string): RawLocation[] {
  const pair = list(raw, 1);
  const location = pair[0] ?? raw;
  const path = str(location, 'path') ?? str(raw, 'location', 'path');
  const range = str(location, 'path') === undefined ? at(raw, 'location') : location;
  return path === undefined
    ? []
    : [{ ...place(range, path, str(pair[1]) ?? str(raw, 'content')), message }];
}

function flow(trace: unknown): RawLocation[] | undefined {
  if (trace === undefined || trace === null) return undefined;
  const inner = list(trace, 'intermediate_vars').flatMap((variable) =>
    step(variable, str(variable, 'content') ?? 'Taint continues'),
  );
  return [
    ...step(at(trace, 'taint_source'), 'Source'),
    ...inner,
    ...step(at(trace, 'taint_sink'), 'Sink'),
  ];
}

function fix(extra: unknown, path: string | undefined, location: RawLocation): RawFinding['fix'] {
  const replacement =
    typeof at(extra, 'fix') === 'string' ? (at(extra, 'fix') as string) : undefined;
  if (replacement === undefined || path === undefined || location.line === undefined)
    return undefined;
  const { line, column, endLine, endColumn } = location;
  return {
    changes: [
      {
        path,
        startLine: line,
        replacement,
        ...(column !== undefined && { startColumn: column }),
        ...(endLine !== undefined && { endLine }),
        ...(endColumn !== undefined && { endColumn }),
      },
    ],
  };
}

function dependency(extra: unknown): RawFinding {
  const info = at(extra, 'sca_info');
  const found = at(info, 'dependency_match', 'found_dependency');
  if (found === undefined) return {};
  const called = at(info, 'reachable');
  return {
    category: 'sca',
    // For the other rules Semgrep only knows that the version is affected.
    reachability:
      at(info, 'reachability_rule') !== true
        ? undefined
        : called === true
          ? 'reachable'
          : called === false
            ? 'not_reachable'
            : undefined,
    component: {
      name: str(found, 'package'),
      version: str(found, 'version'),
      ecosystem: str(found, 'ecosystem'),
      path: str(found, 'lockfile_path') ?? str(at(info, 'dependency_match'), 'lockfile'),
      direct: str(found, 'transitivity') === 'direct',
    },
    vulnerabilityIds: [
      str(extra, 'metadata', 'sca-vuln-database-identifier'),
      ...texts(extra, 'metadata', 'cve'),
      str(extra, 'metadata', 'ghsa'),
    ],
  };
}

function result(raw: unknown): RawFinding {
  const extra = at(raw, 'extra');
  const metadata = at(extra, 'metadata');
  const rule = str(raw, 'check_id');
  const path = str(raw, 'path');
  const location = place(raw, path, quoted(extra));
  const fingerprint = stated(str(extra, 'fingerprint'));
  // Results other than secrets also have a validation state, `NO_VALIDATOR`.
  const validation = str(extra, 'validation_state') ?? 'NO_VALIDATOR';
  const secret =
    str(metadata, 'category') === 'secrets' ||
    validation !== 'NO_VALIDATOR' ||
    /(^|\.)secrets?\./.test(rule ?? '');
  return {
    ruleId: rule,
    ruleName: rule?.split('.').at(-1),
    helpUri:
      str(metadata, 'source') ?? str(metadata, 'shortlink') ?? str(metadata, 'source-rule-url'),
    title:
      str(metadata, 'shortDescription') ??
      str(metadata, 'title') ??
      str(extra, 'message')?.split(/(?<=[.!?])\s/, 1)[0] ??
      rule,
    description: str(extra, 'message'),
    mitigation:
      str(metadata, 'remediation') ??
      (str(extra, 'fix') === undefined
        ? undefined
        : `Replace by:\n\n    ${str(extra, 'fix') ?? ''}`),
    severity: str(extra, 'severity'),
    confidence: validation === 'CONFIRMED_VALID' ? 'high' : str(metadata, 'confidence'),
    cwes: [texts(metadata, 'cwe'), texts(metadata, 'cwe-id')],
    owasp: texts(metadata, 'owasp'),
    references: [...texts(metadata, 'references'), str(metadata, 'source')],
    tags: [
      ...texts(metadata, 'technology'),
      ...texts(metadata, 'subcategory'),
      ...texts(metadata, 'tags'),
    ],
    category: secret ? 'secret' : undefined,
    location: location,
    codeFlow: flow(at(extra, 'dataflow_trace')),
    fix: fix(extra, path, location),
    fingerprints: fingerprint === undefined ? undefined : { 'matchBasedId/v1': fingerprint },
    author: {
      commit: str(extra, 'historical_info', 'git_commit'),
      date: str(extra, 'historical_info', 'git_commit_timestamp'),
    },
    suppression:
      at(extra, 'is_ignored') === true ? { kind: 'inSource', status: 'accepted' } : undefined,
    ...dependency(extra),
  };
}

/** Kinds of warnings after which a rule skipped the rest of the named file. */
const gaveUp = /^(?:(?:fixpoint )?timeout|out of memory|stack overflow|too many matches)/i;

/**
 * Spans that a warning lists as not parsed, and that no rule could match: `["PartialParsing", [{
 * path, start, end }]]`.
 */
const unparsedSpans = (error: unknown): unknown[] =>
  str(error, 'type', 0) === 'PartialParsing' ? list(error, 'type', 1) : [];

/**
 * Errors of level `error` end a scan, or skip the file that they name. `paths.scanned` lists every
 * scanned file, `paths.skipped` the others, most of which are excluded on purpose.
 */
const troubleOf = (root: unknown) => {
  if (isList(root, 'paths', 'scanned') && list(root, 'paths', 'scanned').length === 0)
    return { incomplete: 'nothing_scanned' as const };
  const spans = list(root, 'errors').flatMap(unparsedSpans);
  const errors = list(root, 'errors').filter(
    (error) =>
      !isStructure(error) ||
      str(error, 'level') === 'error' ||
      (gaveUp.test(str(error, 'type') ?? '') && has(error, 'path')),
  );
  const failed = list(root, 'paths', 'skipped').filter((file) =>
    str(file, 'reason')?.startsWith('analysis_failed'),
  );
  return failedFiles(
    [...errors, ...spans, ...failed].map((trouble) => str(trouble, 'path')),
    list(root, 'skipped_rules').flatMap((rule) => str(rule, 'rule_id') ?? []),
  );
};

export const semgrep = jsonFormat({
  id: 'semgrep',
  tool: 'Semgrep',
  category: 'sast',
  docsUrl: 'https://semgrep.dev/docs/semgrep-appsec-platform/json-and-sarif',
  aliases: ['opengrep', 'returntocorp semgrep', 'semgrep oss'],
  severities: {
    error: 'high',
    warning: 'medium',
    info: 'low',
    experiment: 'info',
    inventory: 'info',
  },
  stableFingerprints: ['matchBasedId/v1'],
  detect: ({ value }) => {
    if (has(value, 'results.0.check_id', 'results.0.extra'))
      return has(value, 'results.0.check_result') ? 0 : 0.95;
    return isList(value, 'results') &&
      isList(value, 'errors') &&
      (has(value, 'paths') ||
        (list(value, 'results').length === 0 &&
          Object.keys(value as object).length <= 4 &&
          !has(value, 'metrics')))
      ? 0.6
      : 0;
  },
  each: ['/results/#'],
  run: (root) => ({ toolVersion: str(root, 'version'), ...troubleOf(root) }),
  map: result,
});
