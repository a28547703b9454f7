import { cutAt } from '../../normalize/cut.ts';
import type { RawFinding } from '../../raw-finding.ts';
import type { FixChange, ReportFinding } from '../../model.ts';
import { at, entries, list, num, str, texts, tree } from '../../parsers/json-access.ts';
import { normalizeSeverity, severityFromScore } from '../../normalize/severity.ts';
import { firstSentence } from '../../normalize/text.ts';
import { categoryOf } from '../../catalogue.ts';
import { addressOf, artifactPath, flowOf, placeOf } from './location.ts';
import { otherIds, packageOf } from './package.ts';
import { messageText, ruleIdOf, ruleOf, type SarifRun } from './run.ts';

/**
 * Levels of §3.27.10. `error` maps to high rather than critical: it states that the rule's findings
 * are relevant, not how severe they are.
 */
const levels: Record<string, string> = {
  error: 'high',
  warning: 'medium',
  note: 'info',
  none: 'info',
  pass: 'info',
  notApplicable: 'info',
  open: 'info',
};

const securitySeverity = (properties: unknown): string | undefined =>
  str(properties, 'security-severity') ?? str(properties, 'securitySeverity');

function levelOf(result: unknown, rule: unknown): string {
  const kind = str(result, 'kind') ?? 'fail';
  if (kind !== 'fail') return str(result, 'level') ?? 'none';
  return (
    str(result, 'level') ??
    str(rule, 'defaultConfiguration', 'level') ??
    str(rule, 'configuration', 'defaultLevel') ??
    str(rule, 'defaultLevel') ??
    'warning'
  );
}

/**
 * Returns the severity: a score or word of the result, then of the rule, under the property names
 * of the various tools, then the level.
 */
function severity(
  result: unknown,
  rule: unknown,
): Pick<RawFinding, 'severity' | 'fallbackSeverity' | 'cvss'> {
  const own = at(result, 'properties');
  const general = at(rule, 'properties');
  const stated = securitySeverity(own) ?? securitySeverity(general);
  const score = Number(stated);
  const vector =
    str(own, 'cvssV3_vector') ??
    str(own, 'cvssv3_vector') ??
    str(general, 'cvssV3_vector') ??
    str(general, 'cvssv3_vector');
  const cvss = [
    { vector, score: stated !== undefined && score > 0 && score <= 10 ? score : undefined },
  ];
  const level = levelOf(result, rule);
  if (stated !== undefined && normalizeSeverity(stated) !== undefined)
    return {
      severity: stated,
      fallbackSeverity: normalizeSeverity(stated) ?? severityFromScore(score),
      cvss,
    };
  const word = str(own, 'severity') ?? str(own, 'issue_severity') ?? str(general, 'severity');
  const known =
    word === undefined ||
    /^\d+$/.test(word) ||
    ['error', 'warning', 'note', 'recommendation'].includes(word.toLowerCase())
      ? undefined
      : normalizeSeverity(word);
  return {
    severity: known === undefined ? level : word,
    fallbackSeverity: known ?? normalizeSeverity(levels[level]),
    cvss,
  };
}

/** Collects CWE sources: tags, properties, taxa by name or index, and relationships of the rule. */
function weaknessSources(run: SarifRun, result: unknown, rule: unknown): unknown[] {
  const taxonomies = list(run.raw, 'taxonomies');
  // §3.54: a component is referenced by index, guid or name.
  const taxonomyOf = (reference: unknown): unknown => {
    const component = at(reference, 'toolComponent');
    const [index, guid, name] = [
      num(component, 'index'),
      str(component, 'guid'),
      str(component, 'name'),
    ];
    return (
      (index === undefined ? undefined : taxonomies[index]) ??
      taxonomies.find(
        (taxonomy) =>
          (guid !== undefined && str(taxonomy, 'guid') === guid) ||
          (name !== undefined && str(taxonomy, 'name') === name),
      ) ??
      (component === undefined && taxonomies.length === 1 ? taxonomies[0] : undefined)
    );
  };
  const isCwe = (reference: unknown): boolean => {
    const name = str(reference, 'toolComponent', 'name') ?? str(taxonomyOf(reference), 'name');
    return name === undefined ? /^CWE/i.test(str(reference, 'id') ?? '') : /CWE/i.test(name);
  };
  const idOf = (reference: unknown): unknown => {
    const [index, guid] = [num(reference, 'index'), str(reference, 'guid')];
    const taxa = list(taxonomyOf(reference), 'taxa');
    return (
      str(reference, 'id') ??
      str(index === undefined || index < 0 ? undefined : taxa[index], 'id') ??
      str(guid === undefined ? undefined : taxa.find((taxon) => str(taxon, 'guid') === guid), 'id')
    );
  };
  const targets = [
    ...list(result, 'taxa'),
    ...list(rule, 'relationships').map((relation) => at(relation, 'target')),
  ]
    .filter(isCwe)
    .map(idOf);
  const properties = [at(result, 'properties'), at(rule, 'properties')].flatMap((bag) => [
    ...texts(bag, 'tags').filter((tag) => /cwe/i.test(tag)),
    ...texts(bag, 'cwe'),
    ...texts(bag, 'cwes'),
    ...texts(bag, 'CWE'),
    ...texts(bag, 'cweId'),
    ...texts(bag, 'cwe_id'),
    ...texts(bag, 'security-cwe'),
  ]);
  // The rule's help link may point to its weakness. Texts that merely mention one are not trusted.
  const linked = str(rule, 'helpUri')?.match(/cwe\.mitre\.org\/data\/definitions\/(\d+)/i)?.[1];
  return [...targets, ...properties, str(rule, 'id')?.match(/^CWE-\d+/i)?.[0] ?? undefined, linked];
}

function suppression(result: unknown): ReportFinding['suppression'] {
  const stated = list(result, 'suppressions');
  if (stated.length === 0)
    return texts(result, 'suppressionStates').length === 0
      ? undefined
      : { kind: 'inSource', status: 'accepted' };
  const statuses = stated.map((entry) => str(entry, 'status') ?? str(entry, 'state') ?? 'accepted');
  const status = statuses.includes('rejected')
    ? 'rejected'
    : statuses.includes('underReview')
      ? 'underReview'
      : 'accepted';
  const justification = stated
    .map((entry) => str(entry, 'justification'))
    .find((text) => text !== undefined);
  return {
    kind: str(stated[0], 'kind') ?? 'external',
    status,
    ...(justification !== undefined && { justification: justification.slice(0, 2000) }),
  };
}

/** Returns undefined if the location of any replacement cannot be read. */
function changes(run: SarifRun, fix: unknown): FixChange[] | undefined {
  const countsCodePoints = str(run.raw, 'columnKind') === 'unicodeCodePoints';
  const read = [...list(fix, 'artifactChanges'), ...list(fix, 'fileChanges')].flatMap((change) => {
    const path = artifactPath(
      run,
      at(change, 'artifactLocation') ?? at(change, 'fileLocation') ?? at(change, 'uri'),
    );
    return list(change, 'replacements').map((replacement): FixChange | undefined => {
      const region = at(replacement, 'deletedRegion');
      const startLine = num(region, 'startLine');
      if (path === undefined || startLine === undefined || startLine < 1) return undefined;
      const inserted = at(replacement, 'insertedContent', 'text');
      const [startColumn, endColumn] = [num(region, 'startColumn'), num(region, 'endColumn')];
      return {
        path,
        startLine,
        endLine: num(region, 'endLine') ?? startLine,
        ...(startColumn !== undefined && { startColumn }),
        ...(endColumn !== undefined && { endColumn }),
        ...(countsCodePoints && { countsCodePoints: true as const }),
        replacement: typeof inserted === 'string' ? inserted : '',
      };
    });
  });
  const known = read.filter((change) => change !== undefined);
  return known.length < read.length ? undefined : known;
}

/**
 * Returns the fix. If any change is unreadable, only the description is kept, because a partial fix
 * must not be applied.
 */
function fixOf(run: SarifRun, result: unknown): RawFinding['fix'] {
  const [first] = list(result, 'fixes');
  if (first === undefined) return undefined;
  const made = changes(run, first) ?? [];
  const description = messageText(run, undefined, at(first, 'description'));
  return made.length === 0 && description === undefined
    ? undefined
    : { changes: made, ...(description !== undefined && { description }) };
}

const named = (bag: unknown): [string, string][] =>
  Object.entries(tree(bag)).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name.slice(0, 100), value]] : [],
  );

const markdown = (text: unknown): string | undefined =>
  str(text, 'markdown') ?? str(text, 'text') ?? str(text);

/**
 * Returns whether the name is an id, such as `js/xss` or `@scope/rule > other`, rather than a
 * readable title.
 */
const isId = (name: string | undefined): name is string =>
  name !== undefined && name.length >= 4 && (!/\s/.test(name) || name.includes('/'));

/**
 * Returns the rule's own summary. If it only repeats the rule's id or name, returns the result's
 * message instead, without the value that a secret scanner masks.
 */
export function titleOf(
  summary: string | undefined,
  message: string | undefined,
  names: readonly (string | undefined)[],
): string | undefined {
  const repeats =
    summary !== undefined &&
    (!/\s/.test(summary.trim()) ||
      names.filter(isId).some((name) => summary.toLowerCase().includes(name.toLowerCase())));
  if (summary !== undefined && (!repeats || message === undefined)) return summary;
  if (message === undefined) return undefined;
  // §3.11.6: `[words](1)` links to a related location.
  const sentence = cutAt(
    firstSentence(message.replace(/\[((?:[^[\]\\]|\\.){1,100})\]\([^()]*\)/g, '$1')),
    /:\s?\*{3}/,
  );
  return /^[a-z]+ /.test(sentence)
    ? sentence.charAt(0).toUpperCase() + sentence.slice(1)
    : sentence;
}

export function resultFinding(run: SarifRun, result: unknown): RawFinding {
  const rule = ruleOf(run, result);
  const ruleId = ruleIdOf(result) ?? str(rule, 'id');
  const message =
    messageText(run, rule, at(result, 'message'), str(result, 'ruleMessageId')) ??
    messageText(
      run,
      rule,
      at(result, 'formattedRuleMessage'),
      str(result, 'formattedRuleMessage', 'formatId'),
    ) ??
    str(result, 'fullMessage') ??
    str(result, 'shortMessage');
  const summary = str(rule, 'shortDescription', 'text') ?? str(rule, 'shortDescription');
  const full = markdown(at(rule, 'fullDescription'));
  const help = markdown(at(rule, 'help'));
  const places = list(result, 'locations').map((location) => placeOf(run, location));
  const tags = [
    ...texts(rule, 'properties', 'tags'),
    ...texts(rule, 'tags'),
    ...texts(result, 'properties', 'tags'),
  ];
  const fix = fixOf(run, result);
  const logical =
    str(result, 'locations', 0, 'logicalLocations', 0, 'fullyQualifiedName') ??
    str(result, 'locations', 0, 'fullyQualifiedLogicalName');
  const fingerprints = [
    ...named(at(result, 'partialFingerprints')),
    ...named(at(result, 'fingerprints')),
  ];
  return {
    ruleId: ruleId,
    ruleName: str(rule, 'name') ?? summary,
    helpUri: str(rule, 'helpUri'),
    title: titleOf(summary, message, [ruleId, str(rule, 'name')]),
    description: [
      message,
      full !== message && full !== summary ? full : undefined,
      logical === undefined ? undefined : `**In:** ${logical}`,
    ]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    mitigation: fix?.description ?? help,
    ...severity(result, rule),
    confidence:
      str(result, 'properties', 'confidence') ??
      str(result, 'properties', 'issue_confidence') ??
      str(rule, 'properties', 'precision'),
    vulnerabilityIds: [
      ruleId,
      str(rule, 'name'),
      ...tags,
      ...(summary === undefined ? [] : [summary]),
      ...otherIds(rule),
    ],
    component: packageOf(result, rule, message),
    cwes: weaknessSources(run, result, rule),
    owasp: [...tags, ...texts(rule, 'properties', 'owasp')],
    category: categoryOf(run.tool, tags),
    location: places[0],
    relatedLocations: [
      ...places.slice(1),
      ...list(result, 'relatedLocations').map((location) => placeOf(run, location)),
    ],
    codeFlow: flowOf(run, result),
    references: [str(rule, 'helpUri'), help?.slice(0, 4000)],
    tags,
    fix,
    fingerprints: fingerprints.length === 0 ? undefined : Object.fromEntries(fingerprints),
    suppression: suppression(result),
    firstSeen: str(result, 'provenance', 'firstDetectionTimeUtc'),
    lastSeen: str(result, 'provenance', 'lastDetectionTimeUtc'),
    endpoint: str(result, 'webRequest', 'target') ?? addressOf(run, list(result, 'locations')[0]),
    httpMethod: str(result, 'webRequest', 'method'),
    epss: {
      score:
        entries(result, 'properties').length === 0 ? undefined : num(result, 'properties', 'epss'),
    },
  };
}
