/** Package analysis of Socket and Endor Labs. */
import { type Entry } from '../entries.ts';
import { jsonFormat, partOfResults } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

const isArtifact = (value: unknown): boolean =>
  has(value, 'type', 'name', 'alerts') &&
  (has(value, 'alerts.0.key') || has(value, 'score') || has(value, 'topLevelAncestors'));

/** Packages with their alerts, one per line or in a list. */
export const socket = jsonFormat({
  id: 'socket',
  tool: 'Socket',
  category: 'sca',
  docsUrl: 'https://docs.socket.dev/reference/getorgfullscan',
  severities: { middle: 'medium' },
  stableFingerprints: ['key'],
  detect: ({ value }) =>
    [value, at(value, 0), at(value, 'artifacts', 0), at(value, 'results', 0)].some(isArtifact)
      ? 1
      : 0,
  each: ['', '/#', '/artifacts/#', '/results/#'],
  looksIn: ['/alerts/#', '/artifacts/#/alerts/#', '/results/#/alerts/#'],
  asides: [
    'score',
    'dependencies',
    'topLevelAncestors',
    'manifestFiles',
    'author',
    'licenseDetails',
    'batchIndex',
    'qualifiers',
    'capabilities',
    'scores',
  ],
  map: (raw): Entry[] | undefined => {
    // The list as a whole is not a package.
    if (isList(raw) || isList(raw, 'artifacts') || isList(raw, 'results')) return [];
    if (!has(raw, 'name')) return undefined;
    const [type, space, own, version] = [
      str(raw, 'type'),
      str(raw, 'namespace'),
      str(raw, 'name'),
      str(raw, 'version'),
    ];
    const name = [space, own].filter((part) => part !== undefined).join('/');
    return list(raw, 'alerts').map((alert) => {
      const [kind, key] = [str(alert, 'type'), str(alert, 'key')];
      const props = entries(alert, 'props').flatMap(([label, value]) =>
        str(value) === undefined ? [] : [[label, str(value)] as const],
      );
      return {
        ruleId: kind,
        title: `${kind ?? 'Alert'} in ${name}`,
        description: labeledLines({
          Category: str(alert, 'category'),
          ...Object.fromEntries(props),
        }),
        severity: str(alert, 'severity'),
        category: str(alert, 'category') === 'license' ? 'license' : undefined,
        vulnerabilityIds: [
          str(alert, 'props', 'cveId'),
          str(alert, 'props', 'ghsaId'),
          str(alert, 'props', 'id'),
        ],
        component: {
          name,
          version,
          purl: type === undefined ? undefined : `pkg:${type}/${name}@${version ?? ''}`,
          path: str(raw, 'manifestFiles', 0, 'file'),
          fixed: [str(alert, 'props', 'firstPatchedVersionIdentifier')],
          direct: typeof at(raw, 'direct') === 'boolean' ? at(raw, 'direct') === true : undefined,
          development: typeof at(raw, 'dev') === 'boolean' ? at(raw, 'dev') === true : undefined,
        },
        fingerprints: key === undefined ? undefined : { key },
        suppression:
          str(alert, 'action') === 'ignore' ? { kind: 'ignored', status: 'accepted' } : undefined,
      };
    });
  },
});

const tagged = (tags: readonly string[]): RawFinding['reachability'] =>
  tags.includes('FINDING_TAGS_REACHABLE_FUNCTION')
    ? 'reachable'
    : tags.includes('FINDING_TAGS_UNREACHABLE_FUNCTION') ||
        tags.includes('FINDING_TAGS_UNREACHABLE_DEPENDENCY')
      ? 'not_reachable'
      : undefined;

const word = (text: string): string =>
  text
    .replace(/^FINDING_(?:TAGS|CATEGORY|LEVEL)_/, '')
    .toLowerCase()
    .replaceAll('_', '-');

export const endorLabs = jsonFormat({
  id: 'endor-labs',
  tool: 'Endor Labs',
  category: 'sca',
  docsUrl: 'https://docs.endorlabs.com/rest-api/',
  aliases: ['endorlabs', 'endorctl'],
  stableFingerprints: ['uuid'],
  detect: ({ value }) =>
    ['list.objects.0', 'objects.0', 'all_findings.0', '0'].some((place) =>
      /^FINDING_LEVEL_/.test(
        str(
          at(value, ...place.split('.').map((step) => (step === '0' ? 0 : step))),
          'spec',
          'level',
        ) ?? '',
      ),
    ) ||
    (has(value, 'all_findings') && has(value, 'blocking_findings'))
      ? 1
      : 0,
  each: ['/list/objects/#', '/objects/#', '/all_findings/#', '/#'],
  // `all_findings` also contains those that a policy blocks or warns about.
  asides: ['blocking_findings', 'warning_findings', 'warnings', 'errors'],
  run: (root) =>
    has(root, 'list.response.next_page_token') || has(root, 'list.response.next_page_id')
      ? partOfResults('list.response.next_page_token')
      : { incomplete: list(root, 'errors').length > 0 && 'files_failed' },
  map: (raw) => {
    const spec = at(raw, 'spec');
    if (spec === undefined) return undefined;
    const flaw = at(spec, 'finding_metadata', 'vulnerability');
    const [id, uuid] = [str(flaw, 'meta', 'name'), str(raw, 'uuid')];
    const tags = texts(spec, 'finding_tags');
    const categories = texts(spec, 'finding_categories');
    const name = str(spec, 'target_dependency_name') ?? str(spec, 'target_dependency_package_name');
    return {
      ruleId: id ?? str(raw, 'meta', 'name'),
      title: str(raw, 'meta', 'description') ?? str(raw, 'meta', 'name') ?? id,
      description: joinParagraphs(str(spec, 'summary'), str(spec, 'explanation')),
      mitigation: str(spec, 'remediation'),
      severity: word(str(spec, 'level') ?? ''),
      category: categories.includes('FINDING_CATEGORY_SECRETS')
        ? 'secret'
        : categories.includes('FINDING_CATEGORY_SAST')
          ? 'sast'
          : categories.includes('FINDING_CATEGORY_LICENSE_RISK')
            ? 'license'
            : undefined,
      cvss: [
        {
          vector: str(flaw, 'spec', 'cvss_v3_severity', 'vector'),
          score: num(flaw, 'spec', 'cvss_v3_severity', 'score'),
        },
        { score: num(flaw, 'spec', 'cvss_v4_severity', 'base_score'), version: '4.0' },
      ],
      vulnerabilityIds: [id, ...texts(flaw, 'spec', 'aliases')],
      epss: {
        score: num(flaw, 'spec', 'epss_score', 'probability_score'),
        percentile: num(flaw, 'spec', 'epss_score', 'percentile_score'),
      },
      reachability: tagged(tags),
      location: { path: texts(spec, 'dependency_file_paths')[0] },
      component:
        name === undefined ? undefined : { name, version: str(spec, 'target_dependency_version') },
      references: texts(flaw, 'spec', 'references'),
      tags: [...tags, ...categories].map(word),
      fingerprints: uuid === undefined ? undefined : { uuid },
      suppression:
        at(spec, 'dismiss') === true ? { kind: 'dismissed', status: 'accepted' } : undefined,
    };
  },
});
