/**
 * Tenable Cloud Security (Ermetic): findings from its GraphQL API, and the console's export, whose
 * names begin with capitals.
 */
import { type Entry, skipped } from '../entries.ts';
import { csvFormat, jsonFormat } from '../format.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { accountTarget } from '../normalize/target.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';

const common = {
  tool: 'Tenable Cloud Security',
  category: 'cloud',
  docsUrl: 'https://docs.tenable.com/cloud-security/Content/Home.htm',
} as const;

const providerOf = (text: string | undefined): string | undefined =>
  /aws|azure|gcp|oci/i.exec(text ?? '')?.[0].toLowerCase();

/** Converts a finding and the first resource that it concerns. */
function toFinding(raw: unknown, about: unknown): Entry | undefined {
  const [field, of] = [fuzzyField(raw), fuzzyField(about)];
  const status = field('status', 'findingstatus')?.toLowerCase();
  if (status !== undefined && /^(?:resolved|closed|fixed)$/.test(status))
    return skipped('fixed_in_report');
  const [id, name] = [
    field('id', 'findingid'),
    field('resourcename', 'resource', 'resources', 'entity', 'entityname') ?? of('name'),
  ];
  const title = field('title', 'name', 'policyname', 'policy', 'policytitle', 'vulnerability');
  const component = field('package', 'packagename', 'software', 'softwarename');
  return {
    ruleId: field('policyid', 'policyname', 'policy', 'policytype', 'typename') ?? title,
    title,
    description: joinParagraphs(htmlToText(field('description')), name),
    mitigation: htmlToText(
      field('remediation', 'remediationsteps', 'recommendation', 'resolution'),
    ),
    severity: field('severity', 'risk'),
    cvss: [{ vector: field('cvssvector'), score: num(field('cvssscore', 'vprscore')) }],
    vulnerabilityIds: [field('cve', 'cveid', 'vulnerability', 'vulnerabilityid'), title],
    cloudResource: {
      provider: providerOf(
        field('cloudprovider', 'provider') ??
          of('cloudprovider', 'provider') ??
          field('accounttype', 'typename') ??
          of('typename', 'type'),
      ),
      account: field('accountid', 'account', 'accountname') ?? of('accountid', 'accountname'),
      region: field('region') ?? of('region'),
      type: field('resourcetype', 'entitytype') ?? of('type', 'typename'),
      id: field('resourceid', 'entityid') ?? of('id') ?? name,
    },
    component:
      component === undefined
        ? undefined
        : {
            name: component,
            version: field('packageversion', 'installedversion', 'version'),
            fixed: [field('fixedversion', 'fixversion', 'resolutionversion')],
          },
    references: [field('url', 'consoleurl', 'link')],
    tags: [field('category', 'policycategory'), field('labels')],
    fingerprints: id === undefined ? undefined : { id },
    suppression:
      status !== undefined &&
      /ignored|exception|accepted/.test(`${status} ${field('substatus')?.toLowerCase() ?? ''}`)
        ? { kind: status, status: 'accepted' }
        : undefined,
    firstSeen: field('creationtime', 'created', 'createdat', 'opentime', 'opened'),
    lastSeen: field('statusupdatetime', 'updatetime', 'updated', 'lastseen'),
  };
}

const paths = [
  '/data/Findings/nodes/#',
  '/data/findings/nodes/#',
  '/data/Findings/Nodes/#',
  '/Findings/nodes/#',
  '/Findings/#',
  '/findings/#',
  '/nodes/#',
  '/#',
];

const firstOf = (value: unknown): unknown =>
  isList(value)
    ? at(value, 0)
    : [
        at(value, 'data', 'Findings', 'nodes', 0),
        at(value, 'data', 'findings', 'nodes', 0),
        at(value, 'Findings', 'nodes', 0),
        at(value, 'Findings', 0),
        at(value, 'nodes', 0),
      ].find((item) => item !== undefined);

export const tenableCloud = jsonFormat({
  ...common,
  id: 'tenable-cloud',
  aliases: ['ermetic', 'tenable cs', 'tenable cloud'],
  stableFingerprints: ['id'],
  detect: ({ value }) => {
    const item = firstOf(value);
    if (isList(value, 'data', 'Findings', 'nodes')) return 0.9;
    return has(item, 'Title', 'Severity') &&
      (has(item, 'CreationTime') ||
        has(item, 'PolicyName') ||
        has(item, 'PolicyId') ||
        has(item, 'Resources')) &&
      has(item, 'Status')
      ? 0.85
      : 0;
  },
  each: paths,
  map: (raw) => {
    const things = ['Resources', 'resources', 'Resource', 'Entities', 'entities']
      .flatMap((name) => list(raw, name))
      .filter((thing) => typeof thing === 'object');
    return fuzzyField(raw)('title', 'policyname', 'name') === undefined
      ? undefined
      : toFinding(raw, things[0]);
  },
  run: (root) => ({
    targets: list(root, 'accounts').map((account) =>
      accountTarget(providerOf(str(account, 'type')), str(account, 'id')),
    ),
  }),
});

export const tenableCloudCsv = csvFormat({
  ...common,
  id: 'tenable-cloud-csv',
  aliases: ['ermetic csv'],
  stableFingerprints: ['id'],
  columns: [
    ['finding id', 'policy', 'severity'],
    ['policy name', 'severity', 'account', 'resource'],
    ['policy', 'severity', 'account', 'resources'],
    ['policy', 'severity', 'status', 'account'],
    ['policy name', 'severity', 'status', 'account id'],
    ['findingid', 'policyname', 'severity'],
    ['creation time', 'severity', 'policy', 'status'],
    ['title', 'severity', 'sub status', 'account'],
  ],
  confidence: 0.75,
  map: (row) => toFinding(row, undefined),
});
