/**
 * Tenable Cloud Security (Ermetic): findings as its GraphQL interface answers them, and as its
 * console exports them. Names there begin with capitals.
 */
import { type Entry, leftOut } from '../entries.ts';
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

/** The facts of a finding, and of the first thing that it is about. */
function toFinding(raw: unknown, about: unknown): Entry | undefined {
  const [said, of] = [fuzzyField(raw), fuzzyField(about)];
  const status = said('status', 'findingstatus')?.toLowerCase();
  if (status !== undefined && /^(?:resolved|closed|fixed)$/.test(status))
    return leftOut('fixed_in_report');
  const [id, name] = [
    said('id', 'findingid'),
    said('resourcename', 'resource', 'resources', 'entity', 'entityname') ?? of('name'),
  ];
  const title = said('title', 'name', 'policyname', 'policy', 'policytitle', 'vulnerability');
  const component = said('package', 'packagename', 'software', 'softwarename');
  return {
    ruleId: said('policyid', 'policyname', 'policy', 'policytype', 'typename') ?? title,
    title,
    description: joinParagraphs(htmlToText(said('description')), name),
    mitigation: htmlToText(said('remediation', 'remediationsteps', 'recommendation', 'resolution')),
    severity: said('severity', 'risk'),
    cvss: [{ vector: said('cvssvector'), score: num(said('cvssscore', 'vprscore')) }],
    vulnerabilityIds: [said('cve', 'cveid', 'vulnerability', 'vulnerabilityid'), title],
    cloudResource: {
      provider: providerOf(
        said('cloudprovider', 'provider') ??
          of('cloudprovider', 'provider') ??
          said('accounttype', 'typename') ??
          of('typename', 'type'),
      ),
      account: said('accountid', 'account', 'accountname') ?? of('accountid', 'accountname'),
      region: said('region') ?? of('region'),
      type: said('resourcetype', 'entitytype') ?? of('type', 'typename'),
      id: said('resourceid', 'entityid') ?? of('id') ?? name,
    },
    component:
      component === undefined
        ? undefined
        : {
            name: component,
            version: said('packageversion', 'installedversion', 'version'),
            fixed: [said('fixedversion', 'fixversion', 'resolutionversion')],
          },
    references: [said('url', 'consoleurl', 'link')],
    tags: [said('category', 'policycategory'), said('labels')],
    fingerprints: id === undefined ? undefined : { id },
    suppression:
      status !== undefined &&
      /ignored|exception|accepted/.test(`${status} ${said('substatus')?.toLowerCase() ?? ''}`)
        ? { kind: status, status: 'accepted' }
        : undefined,
    firstSeen: said('creationtime', 'created', 'createdat', 'opentime', 'opened'),
    lastSeen: said('statusupdatetime', 'updatetime', 'updated', 'lastseen'),
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
