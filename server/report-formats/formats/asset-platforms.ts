/**
 * Inventory platforms for clusters, images and controls: AccuKnox, Calico Cloud, Fairwinds, Vanta.
 */
import { type Entry, skipped, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { severityFromScore } from '../normalize/severity.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, bool, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** Rows of any kind of scan. Columns of vulnerabilities may have the prefix `vulnerability__`. */
export const accuKnox = jsonFormat({
  id: 'accuknox',
  tool: 'AccuKnox',
  category: 'cloud',
  docsUrl: 'https://help.accuknox.com/use-cases/vulnerability/',
  stableFingerprints: ['id'],
  detect: ({ value }) =>
    ['results.0', 'findings.0', 'data.0', 'rows.0', '0'].some(
      (place) =>
        (has(value, `${place}.risk_factor`) || has(value, `${place}.vulnerability__risk_factor`)) &&
        (has(value, `${place}.data_type`) || has(value, `${place}.asset_type`)),
    )
      ? 1
      : 0,
  each: ['/results/#', '/findings/#', '/data/#', '/rows/#', '/#'],
  map: (raw) => {
    const field = fuzzyField(raw);
    const get = (...names: string[]): string | undefined =>
      field(...names.flatMap((name) => [name, `vulnerability${name}`]));
    const status = get('status', 'findingstatus')?.toLowerCase();
    if (status === 'fixed') return skipped('fixed_in_report');
    const [id, title] = [
      get('findingid', 'id', 'uuid'),
      get('name', 'title', 'findingname', 'vulnerabilityname'),
    ];
    if (title === undefined && id === undefined) return undefined;
    const accepted = status === 'accepted risk' || status === 'duplicate';
    const component = get('packagename', 'componentname', 'package', 'component');
    return {
      ruleId: title ?? id,
      title: title ?? `AccuKnox finding ${id ?? ''}`,
      description: joinParagraphs(
        get('description', 'details', 'summary', 'message'),
        labeledLines({ 'Kind of scan': get('datatype'), Status: status }),
      ),
      mitigation: get('solution', 'remediation', 'recommendation', 'fix'),
      severity: get('riskfactor', 'severity'),
      vulnerabilityIds: [get('cve', 'cveid', 'cveids'), title],
      component:
        component === undefined
          ? undefined
          : { name: component, version: get('packageversion', 'installedversion', 'version') },
      cloudResource: {
        type: get('assettype', 'resourcetype'),
        id: get('assetname', 'resourcename', 'asset', 'resource'),
      },
      fingerprints: id === undefined ? undefined : { id },
      suppression: accepted
        ? { kind: status, status: 'accepted' }
        : get('ignored') === 'true'
          ? { kind: 'ignored', status: 'accepted' }
          : undefined,
      firstSeen: get('datediscovered', 'firstseen', 'createdat'),
      lastSeen: get('lastseen', 'presentondate'),
    };
  },
});

/**
 * Images with their vulnerabilities. An image whose scan is unfinished makes the run incomplete.
 */
export const calicoCloud = jsonFormat({
  id: 'calico-cloud',
  tool: 'Calico Cloud',
  category: 'container',
  docsUrl: 'https://docs.tigera.io/calico-cloud/image-assurance/',
  aliases: ['calicocloud', 'calico image assurance'],
  detect: ({ value }) =>
    ['images.0', 'data.0', 'results.0', '0'].some(
      (place) =>
        has(value, `${place}.imageID`) &&
        (has(value, `${place}.scan_result`) ||
          has(value, `${place}.result`) ||
          has(value, `${place}.vulnerabilities`)),
    )
      ? 1
      : 0,
  each: ['/images/#', '/data/#', '/results/#', '/#'],
  looksIn: ['/vulnerabilities/#'],
  asides: ['tags'],
  run: (root) => {
    const images = [
      ...list(root, 'images'),
      ...list(root, 'data'),
      ...list(root, 'results'),
      ...(isList(root) ? list(root) : []),
    ];
    return images.some((image) =>
      /^unknown$/i.test(str(image, 'scan_result') ?? str(image, 'result') ?? ''),
    )
      ? { incomplete: 'files_failed' }
      : {};
  },
  map: (image, { root }): Entry[] | undefined => {
    const id = str(image, 'imageID');
    if (id === undefined) return undefined;
    const [repository, registry, tag] = [
      str(image, 'repository'),
      str(image, 'registry'),
      str(image, 'tag'),
    ];
    const name = [registry, repository].filter((part) => part !== undefined).join('/');
    const vulnerabilities = isList(image, 'vulnerabilities')
      ? list(image, 'vulnerabilities')
      : list(at(root, 'vulnerabilities'), id);
    return vulnerabilities.map((raw) => ({
      ruleId: str(raw, 'id') ?? str(raw, 'name'),
      title: [
        ...new Set([str(raw, 'id'), str(raw, 'name')].filter((part) => part !== undefined)),
      ].join(': '),
      description: str(raw, 'description'),
      severity: str(raw, 'severity'),
      cvss: [{ score: num(raw, 'cvss3Score') ?? num(raw, 'cvss', 'base_score') }],
      vulnerabilityIds: [str(raw, 'id')],
      component: {
        name: str(raw, 'package_name') ?? str(raw, 'package'),
        version: str(raw, 'version'),
        fixed: [...texts(raw, 'fixVersions'), str(raw, 'fix')],
      },
      image: {
        reference: name === '' ? undefined : tag === undefined ? name : `${name}:${tag}`,
        digest: str(image, 'digest'),
      },
      references: [str(raw, 'url')],
    }));
  },
});

/** Action items of several scanners of a cluster. The severity ranges from 0 to 1. */
export const fairwinds = jsonFormat({
  id: 'fairwinds-insights',
  tool: 'Fairwinds Insights',
  category: 'iac',
  docsUrl: 'https://insights.docs.fairwinds.com/features/action-items/',
  aliases: ['fairwinds', 'fairwinds insights'],
  stableFingerprints: ['id'],
  detect: ({ value }) =>
    ['0', 'ActionItems.0', 'actionItems.0', 'items.0', 'data.0'].some(
      (place) =>
        has(value, `${place}.ReportType`, `${place}.Severity`, `${place}.Title`) ||
        has(value, `${place}.ResourceKind`, `${place}.EventType`),
    )
      ? 1
      : 0,
  each: ['/ActionItems/#', '/actionItems/#', '/items/#', '/data/#', '/#'],
  map: (raw) => {
    if (bool(raw, 'Fixed') === true) return skipped('fixed_in_report');
    const [id, title, share] = [str(raw, 'ID'), str(raw, 'Title'), num(raw, 'Severity')];
    if (title === undefined && id === undefined) return undefined;
    const [image, tag] = [str(raw, 'ImageName'), str(raw, 'ImageTag')];
    const resolution = str(raw, 'Resolution');
    return {
      ruleId: str(raw, 'EventType') ?? title,
      title: title ?? `Action item ${id ?? ''}`,
      description: joinParagraphs(
        str(raw, 'Description'),
        labeledLines({ Scanner: str(raw, 'ReportType'), Notes: str(raw, 'Notes') }),
      ),
      mitigation: str(raw, 'Remediation'),
      severity: share === undefined ? undefined : severityFromScore(share * 10),
      vulnerabilityIds: [title],
      category: image === undefined ? undefined : 'container',
      image:
        image === undefined
          ? undefined
          : { reference: tag === undefined ? image : `${image}:${tag}` },
      cloudResource: {
        provider: 'kubernetes',
        account: str(raw, 'Cluster'),
        type: str(raw, 'ResourceKind'),
        id: [str(raw, 'ResourceNamespace'), str(raw, 'ResourceKind'), str(raw, 'ResourceName')]
          .filter((part) => part !== undefined)
          .join('/'),
      },
      tags: [str(raw, 'Category'), ...texts(raw, 'Tags')],
      fingerprints: id === undefined ? undefined : { id },
      suppression:
        resolution === undefined || /^(?:none|open)$/i.test(resolution)
          ? undefined
          : { kind: resolution.toLowerCase(), status: 'accepted' },
      firstSeen: str(raw, 'FirstSeen'),
      lastSeen: str(raw, 'LastReportedAt'),
    };
  },
});

/**
 * Tests of controls with the entities that fail them. Vanta has no severity scale: a control passes
 * or fails.
 */
export const vanta = jsonFormat({
  id: 'vanta',
  tool: 'Vanta',
  category: 'cloud',
  docsUrl: 'https://developer.vanta.com/reference/listtests',
  detect: ({ value }) =>
    ['results.data.0', 'tests.0', '0'].some(
      (place) =>
        has(value, `${place}.remediationDescription`) ||
        has(value, `${place}.failureDescription`, `${place}.integrations`),
    )
      ? 1
      : 0,
  each: ['/results/data/#', '/tests/#', '/#'],
  asides: [
    'pageInfo',
    'integrations',
    'version',
    'owner',
    'remediationStatusInfo',
    'deactivatedStatusInfo',
    'entities',
    'failing_entities',
  ],
  map: (test, { root }): Entry | Entry[] | undefined => {
    const [id, status] = [str(test, 'id'), str(test, 'status')];
    if (!has(test, 'name') && id === undefined) return undefined;
    const rows = (value: unknown): unknown[] =>
      isList(value) ? list(value) : list(value, 'results', 'data');
    const named =
      id === undefined
        ? []
        : ['entities', 'failing_entities'].flatMap((place) => rows(at(root, place, id)));
    const entities = [
      ...rows(at(test, 'entities')),
      ...rows(at(test, 'failing_entities')),
      ...named,
    ];
    if (entities.length === 0) {
      if (status === 'OK') return skipped('passed');
      if (status === 'NOT_APPLICABLE' || status === 'DEACTIVATED') return skipped('dismissed');
      if (status === 'IN_PROGRESS' || status === 'INVALID') return skipped('not_a_finding');
    }
    return (entities.length === 0 ? [undefined] : entities).map((entity): Entry => {
      const state = str(entity, 'entityStatus') ?? 'FAILING';
      if (/^deactivated$/i.test(state)) return skipped('dismissed');
      if (/^passing$/i.test(state)) return skipped('passed');
      if (!/^failing$/i.test(state)) return unfamiliar;
      return {
        ruleId: id ?? str(test, 'name'),
        title: str(test, 'name') ?? `Vanta test ${id ?? ''}`,
        description: joinParagraphs(
          str(test, 'description'),
          str(test, 'failureDescription'),
          labeledLines({ Category: str(test, 'category'), Resource: str(entity, 'displayName') }),
        ),
        mitigation: str(test, 'remediationDescription'),
        severity: 'medium',
        cloudResource: {
          type: str(entity, 'responseType') ?? 'control',
          id: str(entity, 'displayName') ?? str(entity, 'id') ?? id,
        },
        tags: texts(test, 'integrations'),
        firstSeen: str(entity, 'createdDate') ?? str(test, 'latestFlipDate'),
      };
    });
  },
});
