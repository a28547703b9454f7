/** A record of an unknown tool, read by what its field names usually mean. */
import type { Draft } from '../draft.ts';
import { hostAndPort } from './endpoint.ts';
import { vulnerabilityIds } from './identifiers.ts';
import { firstSentence, paragraphs, plainText } from './text.ts';

/** Names without punctuation and case, the most telling first. */
const names = {
  title: [
    'title',
    'findingtitle',
    'issuetitle',
    'alerttitle',
    'vulnerabilitytitle',
    'vulnerabilityname',
    'vulnname',
    'findingname',
    'issuename',
    'alertname',
    'vulntitle',
    'threatname',
    'weaknessname',
    'headline',
    'subject',
    'observation',
    'signature',
    'pluginname',
    'checkname',
    'rulename',
    'vulnerability',
    'issue',
    'finding',
    'alert',
    'caption',
    'name',
    'summary',
    'problem',
    'shortdescription',
    'check',
    'message',
    'findingtype',
  ],
  severity: [
    'severity',
    'severitylevel',
    'severityrating',
    'severityname',
    'severitytext',
    'severitylabel',
    'vulnerabilityseverity',
    'issueseverity',
    'findingseverity',
    'alertseverity',
    'baseseverity',
    'risk',
    'risklevel',
    'riskrating',
    'riskfactor',
    'criticality',
    'criticity',
    'priority',
    'threatlevel',
    'threat',
    'currentrisk',
    'rating',
    'level',
    'cvssseverity',
  ],
  description: [
    'description',
    'longdescription',
    'fulldescription',
    'desc',
    'details',
    'detail',
    'explanation',
    'synopsis',
    'message',
    'summary',
    'what',
    'vulnerabilityinformation',
  ],
  impact: ['impact', 'consequence', 'consequences', 'implication'],
  evidence: [
    'evidence',
    'proof',
    'poc',
    'output',
    'result',
    'results',
    'stepstoreproduce',
    'reproductionsteps',
  ],
  mitigation: [
    'remediation',
    'remediationadvice',
    'remediationdetail',
    'recommendation',
    'recommendations',
    'solution',
    'mitigation',
    'suggestedfix',
    'howtofix',
    'fix',
    'resolution',
    'countermeasure',
  ],
  rule: [
    'ruleid',
    'rule',
    'checkid',
    'pluginid',
    'vulnid',
    'vulnerabilityid',
    'signatureid',
    'testid',
    'code',
    'checkname',
  ],
  unique: [
    'uniqueid',
    'fingerprint',
    'hash',
    'uuid',
    'findingid',
    'issueid',
    'alertid',
    'referencenumber',
    'referenceid',
    'id',
  ],
  ids: [
    'cve',
    'cves',
    'cveid',
    'cvecode',
    'cvename',
    'cveids',
    'cvelist',
    'vulnerabilityids',
    'aliases',
    'identifiers',
    'vulnerabilityid',
    'vulnid',
    'ghsa',
  ],
  cwes: ['cwe', 'cwes', 'cweid', 'cweids', 'weakness', 'weaknesses', 'weaknessid'],
  vector: [
    'cvssv4vector',
    'cvss4vector',
    'cvssv31vector',
    'cvss31vector',
    'cvssv3vector',
    'cvss3vector',
    'cvssvector',
    'cvssvectorstring',
    'vectorstring',
    'cvssv3',
    'cvssv2vector',
    'cvss',
  ],
  score: [
    'cvssv4score',
    'cvssv31score',
    'cvssv3score',
    'cvss3score',
    'cvssv3basescore',
    'cvss3basescore',
    'cvssscore',
    'cvssbasescore',
    'basescore',
    'cvssv3',
    'cvss',
    'cvssv2score',
  ],
  path: ['filepath', 'filename', 'file', 'sourcefile', 'sourcefilepath', 'path', 'relativepath'],
  line: ['line', 'linenumber', 'lineno', 'startline', 'beginline', 'linestart', 'row'],
  snippet: ['snippet', 'codesnippet', 'linetext', 'sourcecode'],
  url: [
    'url',
    'uri',
    'affectedurl',
    'bugurl',
    'targeturl',
    'vulnerableurl',
    'sourceurl',
    'endpoint',
    'affectedendpoint',
    'location',
    'affects',
  ],
  host: [
    'hostname',
    'fqdn',
    'dnsname',
    'dns',
    'host',
    'ipaddress',
    'ip',
    'ipv4',
    'domain',
    'domainname',
    'asset',
    'affectedasset',
    'assetname',
    'target',
    'machine',
    'computer',
    'server',
    'hosts',
  ],
  port: ['port', 'portnumber'],
  method: ['method', 'httpmethod', 'requestmethod'],
  parameter: ['parameter', 'param', 'httpparameter', 'affectedparameter'],
  component: [
    'componentname',
    'packagename',
    'package',
    'pkgname',
    'libraryname',
    'library',
    'dependency',
    'dependencyname',
    'component',
    'product',
    'productname',
    'software',
  ],
  version: [
    'componentversion',
    'packageversion',
    'installedversion',
    'libraryversion',
    'currentversion',
    'productversion',
    'version',
  ],
  fixed: [
    'fixedversion',
    'fixedversions',
    'fixversion',
    'fixedin',
    'patchedversion',
    'patchedversions',
  ],
  purl: ['purl', 'packageurl'],
  references: [
    'references',
    'reference',
    'links',
    'link',
    'url',
    'seealso',
    'externalreferences',
    'helpurl',
    'vulnerabilityreferences',
    'alertlink',
  ],
  tags: ['tags', 'category', 'type', 'classification', 'vulnerabilitytype'],
  status: ['status', 'state', 'resolutionstatus', 'triagestate'],
  first: [
    'firstseen',
    'firstdetected',
    'firstfound',
    'dateopened',
    'opened',
    'createdat',
    'created',
    'discovered',
    'datefound',
    'founddate',
    'detectiondate',
    'submittedat',
    'reportedat',
    'date',
  ],
  last: ['lastseen', 'lastdetected', 'lastfound', 'lastobserved', 'updatedat', 'lastupdated'],
} as const;

type Meaning = keyof typeof names;

export type LooseRecord = ReadonlyMap<string, string>;

const key = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const scalar = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
};

/** A record's own scalars and lists of scalars, then those of the objects within it, which are less telling. */
export function looseRecord(raw: unknown): LooseRecord {
  const found = new Map<string, string>();
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return found;
  const note = (name: string, value: unknown): void => {
    const text = Array.isArray(value)
      ? value
          .slice(0, 100)
          .flatMap((part) => scalar(part) ?? [])
          .join(', ')
      : scalar(value);
    if (text !== undefined && text !== '' && !found.has(key(name))) found.set(key(name), text);
  };
  const members = Object.entries(raw);
  for (const [name, value] of members) note(name, value);
  for (const [name, value] of members)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const inner = Object.entries(value as object);
      // `{ "severity": { "name": "high" } }` is a severity.
      const label = inner.find(([part]) =>
        ['name', 'value', 'label', 'text', 'title', 'rating'].includes(key(part)),
      )?.[1] as unknown;
      if (label !== undefined) note(name, label);
      for (const [part, text] of inner)
        if (!['name', 'value', 'label', 'text', 'id'].includes(key(part)))
          note(part, text as unknown);
    }
  return found;
}

const pick = (record: LooseRecord, meaning: Meaning): string | undefined => {
  for (const name of names[meaning]) {
    const text = record.get(name);
    if (text !== undefined) return text;
  }
  return undefined;
};

const all = (record: LooseRecord, meaning: Meaning): string[] =>
  names[meaning].flatMap((name) => record.get(name) ?? []);

const fieldsSay = (fields: readonly string[], meaning: Meaning): boolean =>
  names[meaning].some((name) => fields.includes(name));

/** True when the fields name what a finding must have, and nothing of it could be the other. */
export function sayFindings(fieldNames: readonly string[]): boolean {
  const fields = fieldNames.map(key);
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
  ).filter((meaning) => fieldsSay(fields, meaning));
  const weighed = fieldsSay(fields, 'severity') || fieldsSay(fields, 'score');
  return (
    (fieldsSay(fields, 'title') ||
      fieldsSay(fields, 'ids') ||
      (fieldsSay(fields, 'description') && evidence.length >= 2)) &&
    weighed &&
    evidence.length >= 1
  );
}

/** A check that passed is no finding. */
const passed = /^(?:ok|pass(?:ed)?|success(?:ful)?|compliant|healthy)$/i;

export const hasPassed = (record: LooseRecord): boolean =>
  names.status.some((name) => passed.test(record.get(name) ?? ''));

const gone = /^(?:fixed|resolved|closed|remediated|mitigated|patched)$/i;
const dismissed =
  /^(?:inactive|false[ _-]?positive|not[ _-]?an?[ _-]?(?:issue|problem)|accepted|risk[ _-]?accepted|accepted[ _-]?risk|won'?t[ _-]?fix|ignored|muted|suppressed|dismissed|not[ _-]applicable|out[ _-]of[ _-]scope|duplicate|informative)$/i;

const yes = /^(?:true|1|yes|y)$/i;
const no = /^(?:false|0|no|n)$/i;

/** A finding that is fixed already, by its state or by a flag. */
export const isGone = (record: LooseRecord): boolean =>
  names.status.some((name) => gone.test(record.get(name) ?? '')) ||
  ['ismitigated', 'mitigated'].some((name) => yes.test(record.get(name) ?? '')) ||
  /^\d{4}-\d\d-\d\d/.test(record.get('mitigated') ?? '');

const flags: Readonly<Record<string, string>> = {
  falsep: 'false positive',
  falsepositive: 'false positive',
  isfalsepositive: 'false positive',
  outofscope: 'out of scope',
  riskaccepted: 'risk accepted',
};

/** Why a finding that is there still is not an open one. */
export function dismissal(record: LooseRecord): Draft['suppression'] {
  const flag = Object.entries(flags).find(([name]) => yes.test(record.get(name) ?? ''))?.[1];
  const status = names.status
    .map((name) => record.get(name))
    .find((text) => text !== undefined && dismissed.test(text));
  const kind =
    flag ?? status?.toLowerCase() ?? (no.test(record.get('active') ?? '') ? 'inactive' : undefined);
  return kind === undefined ? undefined : { kind, status: 'accepted' };
}

/** What the record says, or nothing where it is no finding or one that is gone. */
export function looseDraft(record: LooseRecord): Draft | undefined {
  const id = all(record, 'ids').find((text) => vulnerabilityIds(text).length > 0);
  const [named, description] = [pick(record, 'component'), pick(record, 'description')];
  const [title, severity] = [
    pick(record, 'title') ??
      (id !== undefined && named !== undefined ? `${id} in ${named}` : id) ??
      (description === undefined ? undefined : firstSentence(description)),
    pick(record, 'severity'),
  ];
  const score = Number(pick(record, 'score'));
  if (title === undefined || (severity === undefined && !Number.isFinite(score))) return undefined;
  if (hasPassed(record) || isGone(record)) return undefined;
  const [path, url] = [pick(record, 'path'), pick(record, 'url')];
  const host = hostAndPort(pick(record, 'host'), pick(record, 'port'));
  const isUrl = (text: string | undefined): boolean =>
    text !== undefined && /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const unique = pick(record, 'unique');
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
    rule: pick(record, 'rule') ?? id ?? title,
    title: plainText(title),
    description: paragraphs(
      plainText(description === title ? undefined : description),
      plainText(pick(record, 'impact')),
      plainText(pick(record, 'evidence')),
    ),
    mitigation: plainText(pick(record, 'mitigation')),
    severity,
    cvss: [
      {
        vector: all(record, 'vector').find((text) => text.includes('/')),
        score: Number.isFinite(score) ? score : undefined,
      },
    ],
    ids: [...all(record, 'ids'), title],
    cwes: [...all(record, 'cwes'), title.match(/CWE-\d+/i)?.[0]],
    place: isPlace
      ? { path, line: Number(pick(record, 'line')), snippet: pick(record, 'snippet') }
      : undefined,
    endpoint,
    httpMethod: pick(record, 'method'),
    httpParameter: pick(record, 'parameter'),
    component:
      named === undefined && record.get('purl') === undefined
        ? undefined
        : {
            name: named,
            version: pick(record, 'version'),
            purl: pick(record, 'purl'),
            fixed: [pick(record, 'fixed')],
          },
    references: all(record, 'references'),
    tags: all(record, 'tags'),
    fingerprints: unique === undefined ? undefined : { id: record.get('id') ?? unique },
    suppression: dismissal(record),
    firstSeen: pick(record, 'first'),
    lastSeen: pick(record, 'last'),
  };
}
