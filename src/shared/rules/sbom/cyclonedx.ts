// Exports an SBOM. The server exports stored SBOMs with it, and the mocks theirs.
import type { FindingStatus } from '#domain/finding-filters';

export interface SbomComponent {
  ref: string;
  name: string;
  version: string | null;
  purl: string | null;
  type: string | null;
  licenses: readonly string[];
}

export interface SbomVulnerability {
  id: string;
  /** References of the affected components. */
  affects: readonly string[];
  severity: string;
  cvss: { version: string; vector: string | null; score: number } | null;
  cwes: readonly number[];
  status: FindingStatus;
  falsePositive: boolean;
  /** The user's comment. */
  statement: string | null;
}

type Each<Item> = AsyncIterable<Item> | Iterable<Item>;

export interface Bill {
  name: string;
  serial: string;
  timestamp: string;
  productVersion: string;
  components: Each<SbomComponent>;
  dependencies: Each<{ ref: string; dependsOn: readonly string[] }>;
  vulnerabilities: Each<SbomVulnerability>;
}

/** Component types in CycloneDX 1.6; any other type becomes a library. */
const types = new Set([
  'application',
  'framework',
  'library',
  'container',
  'platform',
  'operating-system',
  'device',
  'device-driver',
  'firmware',
  'file',
  'machine-learning-model',
  'data',
  'cryptographic-asset',
]);

const cvssMethods: Record<string, string> = {
  '2.0': 'CVSSv2',
  '3.0': 'CVSSv3',
  '3.1': 'CVSSv31',
  '4.0': 'CVSSv4',
};

function analysis({ status, falsePositive, statement }: SbomVulnerability) {
  const detail = statement === null ? {} : { detail: statement };
  if (falsePositive) return { state: 'false_positive', ...detail };
  const states = {
    open: { state: 'in_triage' },
    in_progress: { state: 'exploitable', response: ['update'] },
    fixed: { state: 'resolved' },
    risk_accepted: { state: 'exploitable', response: ['will_not_fix'] },
  } as const satisfies Record<FindingStatus, object>;
  return { ...states[status], ...detail };
}

/** An SPDX expression such as `MIT OR Apache-2.0`. It excludes other licence entries. */
const isExpression = (license: string): boolean =>
  / (?:AND|OR|WITH) /.test(license) && /^[\w.+:() -]+$/.test(license);

const licensesOf = (licenses: readonly string[]): object[] => {
  const [license] = licenses;
  return licenses.length === 1 && license !== undefined && isExpression(license)
    ? [{ expression: license }]
    : licenses.map((name) => ({ license: { name } }));
};

const componentOf = ({ ref, name, version, purl, type, licenses }: SbomComponent) => ({
  type: type !== null && types.has(type) ? type : 'library',
  'bom-ref': ref,
  name,
  ...(version === null ? {} : { version }),
  ...(purl === null ? {} : { purl }),
  ...(licenses.length === 0 ? {} : { licenses: licensesOf(licenses) }),
});

const vulnerabilityOf = (vulnerability: SbomVulnerability) => ({
  id: vulnerability.id,
  ratings: [
    {
      severity: vulnerability.severity,
      ...(vulnerability.cvss === null
        ? {}
        : {
            score: vulnerability.cvss.score,
            method: cvssMethods[vulnerability.cvss.version] ?? 'other',
            ...(vulnerability.cvss.vector === null ? {} : { vector: vulnerability.cvss.vector }),
          }),
    },
  ],
  ...(vulnerability.cwes.length === 0 ? {} : { cwes: vulnerability.cwes }),
  analysis: analysis(vulnerability),
  affects: vulnerability.affects.map((ref) => ({ ref })),
});

async function* list<T>(
  name: string,
  items: Each<T>,
  write: (item: T) => object,
): AsyncGenerator<string> {
  yield `,\n"${name}":[`;
  let separator = '\n';
  for await (const item of items) {
    yield separator + JSON.stringify(write(item));
    separator = ',\n';
  }
  yield '\n]';
}

/** Streams a CycloneDX 1.6 SBOM with the state of each vulnerability (VEX). */
export async function* serializeCycloneDx(bill: Bill): AsyncGenerator<string> {
  const metadata = {
    timestamp: bill.timestamp,
    tools: { components: [{ type: 'application', name: 'Parapet', version: bill.productVersion }] },
    // Differs from all component references, which must be unique.
    component: { type: 'application', name: bill.name, 'bom-ref': `parapet:${bill.serial}` },
  };
  yield `{"bomFormat":"CycloneDX","specVersion":"1.6","serialNumber":"urn:uuid:${bill.serial}","version":1,"metadata":${JSON.stringify(metadata)}`;
  yield* list('components', bill.components, componentOf);
  yield* list('dependencies', bill.dependencies, (dependency) => dependency);
  yield* list('vulnerabilities', bill.vulnerabilities, vulnerabilityOf);
  yield '}\n';
}
