/**
 * Converts a mapper's output into a finding with bounded, canonical values. Absent values stay
 * absent.
 */
import { trimTrailing } from './normalize/cut.ts';
import { skippedResult, type SkippedResult } from './skipped-result.ts';
import type { Category } from '#domain/finding-category';
import type { Severity } from '#domain/finding-filters';
import type {
  CodeFlowStep,
  Component,
  FixChange,
  IgnoredReason,
  ReportFinding,
  SourceRange,
} from './model.ts';
import { compareVersions } from '#domain/versions';
import type { RawComponent, RawFinding, RawLocation } from './raw-finding.ts';
import { normalizeCvssScores } from './normalize/cvss.ts';
import {
  extractOwaspIds,
  extractVulnerabilityIds,
  extractCweIds,
} from './normalize/identifiers.ts';
import { toTimestamp } from './normalize/timestamp.ts';
import { normalizePurl, parsePurl, buildPurl, toPurlType } from './normalize/package-url.ts';
import { normalizePath } from './normalize/path.ts';
import { normalizeConfidence, normalizeSeverity, severityFromScore } from './normalize/severity.ts';
import { sanitizeText, firstSentence, toSingleLine, textLimits } from './normalize/text.ts';

export interface NormalizeOptions {
  category: Category;
  severities?: Readonly<Record<string, Severity>> | undefined;
}

export type NormalizedResult =
  | { finding: ReportFinding }
  | ({ reason: IgnoredReason } & SkippedResult);

class UnsafePath extends Error {}

/** Removes properties with the value `undefined`, so that absent values stay absent. */
export function omitUndefined<T extends object>(
  value: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  const kept: Partial<T> = {};
  for (const key in value) if (value[key] !== undefined) kept[key] = value[key];
  return kept as { [K in keyof T]: Exclude<T[K], undefined> };
}

const maxInteger = 2_147_483_647;
const toPositiveInteger = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isInteger(value) && value > 0 && value <= maxInteger
    ? value
    : undefined;

const toLine = (text: string | undefined, limit: number = textLimits.line): string | undefined => {
  const kept = text === undefined ? '' : toSingleLine(text, limit);
  return kept === '' ? undefined : kept;
};
const toText = (text: string | undefined, limit: number = textLimits.text): string | undefined => {
  const kept = text === undefined ? '' : sanitizeText(text, limit).trim();
  return kept === '' ? undefined : kept;
};
const toSnippet = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : sanitizeText(text, textLimits.snippet);

const isWithinLimits = ({ replacement }: FixChange): boolean =>
  replacement.length <= textLimits.snippet;

/**
 * Normalizes the paths of the changes as those of locations. A file outside the repository cannot
 * be changed.
 */
function normalizeFix(raw: RawFinding['fix']): ReportFinding['fix'] {
  if (raw === undefined) return undefined;
  const changes = raw.changes.flatMap((change) => {
    const normal = normalizePath(change.path);
    return normal === undefined || 'unsafe' in normal ? [] : [{ ...change, path: normal.path }];
  });
  // A fix is applied verbatim, so one that exceeds a limit is dropped rather than truncated.
  const isWhole =
    changes.length === raw.changes.length &&
    changes.length <= textLimits.list &&
    changes.every(isWithinLimits);
  return isWhole ? { ...raw, changes } : undefined;
}

function toSourceRange(raw: RawLocation | undefined): SourceRange | undefined {
  if (raw?.path === undefined) return undefined;
  const normal = normalizePath(raw.path);
  if (normal === undefined) return undefined;
  if ('unsafe' in normal) throw new UnsafePath(normal.unsafe);
  const startLine = toPositiveInteger(raw.line);
  const endLine = toPositiveInteger(raw.endLine);
  const backwards = startLine !== undefined && endLine !== undefined && endLine < startLine;
  const snippet = toSnippet(raw.snippet);
  return omitUndefined({
    path: sanitizeText(normal.path, textLimits.path),
    startLine,
    startColumn: startLine === undefined ? undefined : toPositiveInteger(raw.column),
    endLine: startLine === undefined || backwards ? undefined : endLine,
    endColumn: startLine === undefined || backwards ? undefined : toPositiveInteger(raw.endColumn),
    snippet,
    snippetStartLine:
      snippet === undefined ? undefined : (toPositiveInteger(raw.snippetLine) ?? startLine),
  });
}

const toSourceRanges = (raws: readonly RawLocation[] | undefined): SourceRange[] | undefined => {
  const kept = (raws ?? []).slice(0, textLimits.list).flatMap((raw) => toSourceRange(raw) ?? []);
  return kept.length === 0 ? undefined : kept;
};

const toCodeFlow = (raws: readonly RawLocation[] | undefined): CodeFlowStep[] | undefined => {
  const kept = (raws ?? []).slice(0, textLimits.list).flatMap((raw) => {
    const range = toSourceRange(raw);
    const message = toLine(raw.message);
    return range === undefined ? [] : [{ ...range, ...(message !== undefined && { message }) }];
  });
  return kept.length === 0 ? undefined : kept;
};

/** Returns each distinct non-empty line once, at most a hundred. */
export function uniqueLines(
  values: readonly (string | undefined)[] | undefined,
  limit: number = textLimits.line,
): string[] | undefined {
  const kept = [...new Set((values ?? []).flatMap((value) => toLine(value, limit) ?? []))].slice(
    0,
    textLimits.list,
  );
  return kept.length === 0 ? undefined : kept;
}

const extractLinks = (
  values: readonly (string | undefined)[] | undefined,
): string[] | undefined => {
  const found = (values ?? [])
    .flatMap((value) => value?.match(/\bhttps?:\/\/[^\s<>"'|\\^`]+/gi) ?? [])
    .map((url) => trimTrailing(url, '.,;)]'));
  return uniqueLines(found);
};

/**
 * Reports may list the fix of each release line. The first one that is an upgrade moves to the
 * front, because it is the one that is proposed.
 */
const upgradeFirst = (
  version: string | undefined,
  fixed: string[] | undefined,
): string[] | undefined => {
  if (version === undefined || fixed === undefined || fixed.length < 2) return fixed;
  const [next] = fixed
    .filter((each) => /^v?\d/i.test(each) && compareVersions(each, version) > 0)
    .toSorted(compareVersions);
  return next === undefined ? fixed : [next, ...fixed.filter((each) => each !== next)];
};

export function normalizeComponent(raw: RawComponent | undefined): Component | undefined {
  if (raw === undefined) return undefined;
  const stated = normalizePurl(raw.purl);
  const coordinates = stated === undefined ? undefined : parsePurl(stated);
  const name = toLine(raw.name) ?? coordinates?.name;
  if (name === undefined) return undefined;
  const version = toLine(raw.version, 300) ?? coordinates?.version;
  const manifest = raw.path === undefined ? undefined : normalizePath(raw.path);
  return omitUndefined({
    name,
    version,
    purl: stated ?? buildPurl(raw.ecosystem, name, version),
    ecosystem: coordinates?.type ?? toPurlType(raw.ecosystem) ?? toLine(raw.ecosystem, 100),
    manifestPath:
      manifest !== undefined && 'path' in manifest
        ? sanitizeText(manifest.path, textLimits.path)
        : undefined,
    fixedVersions: upgradeFirst(version, uniqueLines(raw.fixed, 300)),
    licenses: uniqueLines(raw.licenses, 300),
    direct: raw.direct,
    development: raw.development,
  });
}

const toFraction = (value: number | undefined): number | undefined =>
  value !== undefined && value >= 0 && value <= 1 ? value : undefined;

function trimFields<T extends object>(value: T | undefined): T | undefined {
  if (value === undefined) return undefined;
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const text = typeof part === 'string' ? toLine(part) : undefined;
    return text === undefined ? [] : [[key, text]];
  });
  return kept.length === 0 ? undefined : (Object.fromEntries(kept) as T);
}

function buildFinding(raw: RawFinding, rules: NormalizeOptions, pointer: string): NormalizedResult {
  const ids = extractVulnerabilityIds(...(raw.vulnerabilityIds ?? []));
  const title =
    toLine(raw.title, textLimits.title) ??
    toLine(raw.ruleName, textLimits.title) ??
    (raw.description === undefined ? undefined : toLine(firstSentence(raw.description))) ??
    toLine(raw.ruleId, textLimits.title);
  const rule = toLine(raw.ruleId, 500) ?? ids[0] ?? toLine(raw.ruleName, 500) ?? title;
  if (title === undefined || rule === undefined)
    return { reason: 'no_rule_and_no_message', ...skippedResult('no_rule_and_no_message') };
  const cvss = normalizeCvssScores(raw.cvss ?? []);
  const severity =
    normalizeSeverity(raw.severity, rules.severities) ??
    (cvss[0] === undefined ? undefined : severityFromScore(cvss[0].score)) ??
    raw.fallbackSeverity ??
    'info';
  const cwes = extractCweIds(raw.cwes);
  const epss = toFraction(raw.epss?.score);
  const percentile = toFraction(raw.epss?.percentile);
  const owasp = extractOwaspIds(...(raw.owasp ?? []));
  const resource = trimFields(raw.cloudResource);
  const author = trimFields(raw.author);
  return {
    finding: omitUndefined({
      ruleId: rule,
      ruleName: toLine(raw.ruleName),
      ruleHelpUri: extractLinks([raw.helpUri])?.[0],
      title,
      description: toText(raw.description),
      mitigation: toText(raw.mitigation),
      severity,
      severityRaw: toLine(raw.severity, 100),
      category: raw.category ?? rules.category,
      confidence: normalizeConfidence(raw.confidence),
      cvss: cvss.length === 0 ? undefined : cvss,
      vulnerabilityIds: ids.length === 0 ? undefined : ids.slice(0, textLimits.list),
      cwes: cwes.length === 0 ? undefined : cwes.slice(0, textLimits.list),
      owasp: owasp.length === 0 ? undefined : owasp,
      epss:
        epss === undefined
          ? undefined
          : { score: epss, ...(percentile !== undefined && { percentile }) },
      knownExploited: raw.knownExploited,
      reachability: raw.reachability,
      location: toSourceRange(raw.location),
      relatedLocations: toSourceRanges(raw.relatedLocations),
      codeFlow: toCodeFlow(raw.codeFlow),
      component: normalizeComponent(raw.component),
      endpoint: toLine(raw.endpoint),
      httpMethod: toLine(raw.httpMethod, 20),
      httpParameter: toLine(raw.httpParameter, 500),
      image: trimFields(raw.image),
      cloudResource: resource?.id === undefined ? undefined : resource,
      references: extractLinks(raw.references),
      tags: uniqueLines(raw.tags, 200),
      fix: normalizeFix(raw.fix),
      fingerprints: trimFields(raw.fingerprints),
      suppression: raw.suppression,
      firstSeenAt: toTimestamp(raw.firstSeen),
      lastSeenAt: toTimestamp(raw.lastSeen),
      author:
        author === undefined
          ? undefined
          : omitUndefined({ ...author, date: toTimestamp(author.date) }),
      pointer,
    }) as ReportFinding,
  };
}

export function normalizeFinding(
  raw: RawFinding,
  rules: NormalizeOptions,
  pointer: string,
): NormalizedResult {
  try {
    return buildFinding(raw, rules, pointer);
  } catch (error) {
    if (!(error instanceof UnsafePath)) throw error;
    return {
      reason: 'unsafe_path',
      ...skippedResult('leads_outside', { path: sanitizeText(error.message, 200) }),
    };
  }
}
