/** From what a mapper wrote down to a finding that holds: bounded, canonical, nothing invented. */
import { leftOut, type LeftOut } from './left-out.ts';
import type {
  Category,
  CodeFlowStep,
  Component,
  IgnoredReason,
  ReportFinding,
  Severity,
  SourceRange,
} from './model.ts';
import { compareVersions } from '../supply-chain/versions.ts';
import type { ComponentDraft, Draft, PlaceDraft } from './draft.ts';
import { cvssScores } from './facts/cvss.ts';
import { owaspIds, vulnerabilityIds, weaknesses } from './facts/identifiers.ts';
import { isoMoment } from './facts/moment.ts';
import { canonicalPurl, coordinatesOf, purlOf, purlType } from './facts/package-url.ts';
import { normalisePath } from './facts/path.ts';
import { confidenceOf, severityOf, severityOfScore } from './facts/severity.ts';
import { clean, firstSentence, oneLine, textLimits } from './facts/text.ts';

export interface FinishRules {
  category: Category;
  severities?: Readonly<Record<string, Severity>> | undefined;
}

export type Finished = { finding: ReportFinding } | ({ reason: IgnoredReason } & LeftOut);

class UnsafePath extends Error {}

/** Drops what is `undefined`, so that absent stays absent. */
export function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const kept: Partial<T> = {};
  for (const key in value) if (value[key] !== undefined) kept[key] = value[key];
  return kept as { [K in keyof T]: Exclude<T[K], undefined> };
}

const maxInteger = 2_147_483_647;
const natural = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isInteger(value) && value > 0 && value <= maxInteger
    ? value
    : undefined;

const line = (text: string | undefined, limit: number = textLimits.line): string | undefined => {
  const kept = text === undefined ? '' : oneLine(text, limit);
  return kept === '' ? undefined : kept;
};
const long = (text: string | undefined, limit: number = textLimits.text): string | undefined => {
  const kept = text === undefined ? '' : clean(text, limit).trim();
  return kept === '' ? undefined : kept;
};
const code = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : clean(text, textLimits.snippet);

function sourceRange(draft: PlaceDraft | undefined): SourceRange | undefined {
  if (draft?.path === undefined) return undefined;
  const normal = normalisePath(draft.path);
  if (normal === undefined) return undefined;
  if ('unsafe' in normal) throw new UnsafePath(normal.unsafe);
  const startLine = natural(draft.line);
  const endLine = natural(draft.endLine);
  const backwards = startLine !== undefined && endLine !== undefined && endLine < startLine;
  const snippet = code(draft.snippet);
  return defined({
    path: clean(normal.path, textLimits.path),
    startLine,
    startColumn: startLine === undefined ? undefined : natural(draft.column),
    endLine: startLine === undefined || backwards ? undefined : endLine,
    endColumn: startLine === undefined || backwards ? undefined : natural(draft.endColumn),
    snippet,
    snippetStartLine: snippet === undefined ? undefined : (natural(draft.snippetLine) ?? startLine),
  });
}

const ranges = (drafts: readonly PlaceDraft[] | undefined): SourceRange[] | undefined => {
  const kept = (drafts ?? [])
    .slice(0, textLimits.list)
    .flatMap((draft) => sourceRange(draft) ?? []);
  return kept.length === 0 ? undefined : kept;
};

const steps = (drafts: readonly PlaceDraft[] | undefined): CodeFlowStep[] | undefined => {
  const kept = (drafts ?? []).slice(0, textLimits.list).flatMap((draft) => {
    const range = sourceRange(draft);
    const message = line(draft.message);
    return range === undefined ? [] : [{ ...range, ...(message !== undefined && { message }) }];
  });
  return kept.length === 0 ? undefined : kept;
};

/** Each distinct non-empty line once, at most a hundred. */
export function lines(
  values: readonly (string | undefined)[] | undefined,
  limit: number = textLimits.line,
): string[] | undefined {
  const kept = [...new Set((values ?? []).flatMap((value) => line(value, limit) ?? []))].slice(
    0,
    textLimits.list,
  );
  return kept.length === 0 ? undefined : kept;
}

const links = (values: readonly (string | undefined)[] | undefined): string[] | undefined => {
  const found = (values ?? [])
    .flatMap((value) => value?.match(/\bhttps?:\/\/[^\s<>"'|\\^`]+/gi) ?? [])
    .map((url) => url.replace(/[.,;)\]]+$/, ''));
  return lines(found);
};

/** Reports list the fix of each release line. The first that is an upgrade comes first: it is the one that is proposed. */
const nextFirst = (
  version: string | undefined,
  fixed: string[] | undefined,
): string[] | undefined => {
  if (version === undefined || fixed === undefined || fixed.length < 2) return fixed;
  const [next] = fixed
    .filter((each) => /^v?\d/i.test(each) && compareVersions(each, version) > 0)
    .toSorted(compareVersions);
  return next === undefined ? fixed : [next, ...fixed.filter((each) => each !== next)];
};

export function finishComponent(draft: ComponentDraft | undefined): Component | undefined {
  if (draft === undefined) return undefined;
  const stated = canonicalPurl(draft.purl);
  const coordinates = stated === undefined ? undefined : coordinatesOf(stated);
  const name = line(draft.name) ?? coordinates?.name;
  if (name === undefined) return undefined;
  const version = line(draft.version, 300) ?? coordinates?.version;
  const manifest = draft.path === undefined ? undefined : normalisePath(draft.path);
  return defined({
    name,
    version,
    purl: stated ?? purlOf(draft.ecosystem, name, version),
    ecosystem: coordinates?.type ?? purlType(draft.ecosystem) ?? line(draft.ecosystem, 100),
    manifestPath:
      manifest !== undefined && 'path' in manifest
        ? clean(manifest.path, textLimits.path)
        : undefined,
    fixedVersions: nextFirst(version, lines(draft.fixed, 300)),
    licenses: lines(draft.licenses, 300),
    direct: draft.direct,
  });
}

const share = (value: number | undefined): number | undefined =>
  value !== undefined && value >= 0 && value <= 1 ? value : undefined;

function tidy<T extends object>(value: T | undefined): T | undefined {
  if (value === undefined) return undefined;
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const text = typeof part === 'string' ? line(part) : undefined;
    return text === undefined ? [] : [[key, text]];
  });
  return kept.length === 0 ? undefined : (Object.fromEntries(kept) as T);
}

function assemble(draft: Draft, rules: FinishRules, pointer: string): Finished {
  const ids = vulnerabilityIds(...(draft.ids ?? []));
  const title =
    line(draft.title, textLimits.title) ??
    line(draft.ruleName, textLimits.title) ??
    (draft.description === undefined ? undefined : line(firstSentence(draft.description))) ??
    line(draft.rule, textLimits.title);
  const rule = line(draft.rule, 500) ?? ids[0] ?? line(draft.ruleName, 500) ?? title;
  if (title === undefined || rule === undefined)
    return { reason: 'no_rule_and_no_message', ...leftOut('no_rule_and_no_message') };
  const cvss = cvssScores(draft.cvss ?? []);
  const severity =
    severityOf(draft.severity, rules.severities) ??
    (cvss[0] === undefined ? undefined : severityOfScore(cvss[0].score)) ??
    draft.fallback ??
    'info';
  const cwes = weaknesses(draft.cwes);
  const epss = share(draft.epss?.score);
  const percentile = share(draft.epss?.percentile);
  const owasp = owaspIds(...(draft.owasp ?? []));
  const resource = tidy(draft.resource);
  const author = tidy(draft.author);
  return {
    finding: defined({
      ruleId: rule,
      ruleName: line(draft.ruleName),
      ruleHelpUri: links([draft.helpUri])?.[0],
      title,
      description: long(draft.description),
      mitigation: long(draft.mitigation),
      severity,
      severityRaw: line(draft.severity, 100),
      category: draft.category ?? rules.category,
      confidence: confidenceOf(draft.confidence),
      cvss: cvss.length === 0 ? undefined : cvss,
      vulnerabilityIds: ids.length === 0 ? undefined : ids.slice(0, textLimits.list),
      cwes: cwes.length === 0 ? undefined : cwes.slice(0, textLimits.list),
      owasp: owasp.length === 0 ? undefined : owasp,
      epss:
        epss === undefined
          ? undefined
          : { score: epss, ...(percentile !== undefined && { percentile }) },
      knownExploited: draft.knownExploited,
      location: sourceRange(draft.place),
      relatedLocations: ranges(draft.related),
      codeFlow: steps(draft.flow),
      component: finishComponent(draft.component),
      endpoint: line(draft.endpoint),
      httpMethod: line(draft.httpMethod, 20),
      httpParameter: line(draft.httpParameter, 500),
      image: tidy(draft.image),
      cloudResource: resource?.id === undefined ? undefined : resource,
      references: links(draft.references),
      tags: lines(draft.tags, 200),
      fix: draft.fix,
      fingerprints: tidy(draft.fingerprints),
      suppression: draft.suppression,
      firstSeenAt: isoMoment(draft.firstSeen),
      lastSeenAt: isoMoment(draft.lastSeen),
      author:
        author === undefined ? undefined : defined({ ...author, date: isoMoment(author.date) }),
      pointer,
    }) as ReportFinding,
  };
}

export function finishDraft(draft: Draft, rules: FinishRules, pointer: string): Finished {
  try {
    return assemble(draft, rules, pointer);
  } catch (error) {
    if (!(error instanceof UnsafePath)) throw error;
    return {
      reason: 'unsafe_path',
      ...leftOut('leads_outside', { path: clean(error.message, 200) }),
    };
  }
}
