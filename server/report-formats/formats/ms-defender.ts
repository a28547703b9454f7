/**
 * Microsoft Defender for Endpoint: API responses for software vulnerabilities, with the machines if
 * they are in an archive; and the CSV of the inventory and of advanced hunting.
 */
import { type Entry, skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat, type ReportFormat, type RunMetadata } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { labeledLines } from '../normalize/text.ts';
import { at, bool, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { readSlices } from '../parsers/json-reader.ts';
import type { ReadContext, ReportFile } from '../parsers/report-file.ts';

const common = {
  tool: 'Microsoft Defender',
  category: 'network',
  docsUrl:
    'https://learn.microsoft.com/en-us/defender-endpoint/api/get-all-vulnerabilities-by-machines',
} as const;

interface Machine {
  host: string | undefined;
  facts: Record<string, string | undefined>;
  tags: readonly string[];
  /** Why a user excluded the machine from vulnerability management. */
  excluded: string | undefined;
}

type Machines = ReadonlyMap<string, Machine>;

/** Maximum number of targets of a run. */
const maxTargets = 1000;

/**
 * The vulnerability list of a machine that is inactive, excluded or no longer reports is not
 * authoritative.
 */
const isLookedAt = (raw: unknown): boolean =>
  (str(raw, 'healthStatus') ?? 'Active') === 'Active' &&
  (str(raw, 'onboardingStatus') ?? 'Onboarded') === 'Onboarded' &&
  bool(raw, 'isExcluded') !== true;

const toMachine = (raw: unknown): Machine => ({
  host: str(raw, 'computerDnsName') ?? str(raw, 'lastIpAddress'),
  facts: {
    'Operating system': [str(raw, 'osPlatform'), str(raw, 'osVersion')].filter(Boolean).join(' '),
    Address: str(raw, 'lastIpAddress'),
    'External address': str(raw, 'lastExternalIpAddress'),
    'Device group': str(raw, 'rbacGroupName'),
    'Risk of the device': str(raw, 'riskScore'),
    Exposure: str(raw, 'exposureLevel'),
    'Value of the device': str(raw, 'deviceValue'),
  },
  tags: texts(raw, 'machineTags'),
  excluded:
    bool(raw, 'isExcluded') === true ? (str(raw, 'exclusionReason') ?? 'Excluded') : undefined,
});

/** Returns the machines of the archive by id, and the targets among them. */
async function readMachines(file: ReportFile, context: ReadContext) {
  const machines = new Map<string, Machine>();
  const targets: (string | undefined)[] = [];
  for await (const { value } of readSlices(file, ['/value/#'], context)) {
    const id = str(value, 'id');
    if (id === undefined) continue;
    const machine = toMachine(value);
    machines.set(id, machine);
    // The id is a target as well, because findings use it if the archive lacks the machine's name.
    if (isLookedAt(value)) targets.push(hostTarget(machine.host), hostTarget(id));
  }
  // A run with a single target applies to that target alone, and a truncated list covers too few
  // machines.
  const isAll = (machines.size === 1 || targets.length > 2) && targets.length <= maxTargets;
  return { machines, targets: isAll ? targets : [] };
}

function vulnerability(raw: unknown, machines?: Machines): Entry {
  // The archive's machine list is read as well, but has no vulnerabilities.
  if (has(raw, 'computerDnsName') && !has(raw, 'cveId')) return skipped('not_a_finding');
  const [id, machine] = [str(raw, 'cveId') ?? str(raw, 'id'), str(raw, 'machineId')];
  const known = machines?.get(machine ?? '');
  return {
    ruleId: id,
    title: `${id ?? 'Vulnerability'}_${machine ?? ''}`,
    description: labeledLines({
      Machine: machine,
      Product: str(raw, 'productName'),
      Vendor: str(raw, 'productVendor'),
      Version: str(raw, 'productVersion'),
      'Fixing update': str(raw, 'fixingKbId'),
      ...known?.facts,
    }),
    mitigation:
      str(raw, 'fixingKbId') === undefined
        ? undefined
        : `Install KB${str(raw, 'fixingKbId') ?? ''}.`,
    severity: str(raw, 'severity'),
    vulnerabilityIds: [id],
    component: { name: str(raw, 'productName'), version: str(raw, 'productVersion') },
    endpoint: str(raw, 'computerDnsName') ?? known?.host ?? machine,
    tags: known?.tags,
    suppression:
      known?.excluded === undefined
        ? undefined
        : { kind: 'excluded device', status: 'accepted', justification: known.excluded },
  };
}

const answers = (machines?: Machines, targets?: RunMetadata['targets']): ReportFormat =>
  jsonFormat({
    ...common,
    id: 'ms-defender',
    aliases: ['ms_defender', 'msdefender', 'defender for endpoint'],
    detect: ({ value }) => {
      if (!isList(value, 'value')) return 0;
      if (has(value, 'value.0.cveId', 'value.0.machineId') || has(value, 'value.0.computerDnsName'))
        return 1;
      const [first] = list(value, 'value');
      return at(value, '@odata.context') !== undefined &&
        (first === undefined || has(first, 'cveId') || has(first, 'cvssV3'))
        ? 0.6
        : 0;
    },
    each: ['/value/#'],
    run: () => ({ targets: targets ?? [] }),
    map: (raw) => vulnerability(raw, machines),
  });

const alone = answers();

export const msDefender: ReportFormat = {
  ...alone,
  async *read(file, context) {
    if (file.beside === undefined) {
      yield* alone.read(file, context);
      return;
    }
    const { machines, targets } = await readMachines(file.beside, context);
    yield* answers(machines, targets).read(file, context);
  },
};

/** Converts a row of the inventory, by column name. */
const ofMachine = (get: (name: string) => string | undefined): Entry => ({
  ...vulnerability({
    cveId: get('CveId'),
    machineId: get('DeviceId') ?? get('DeviceName'),
    computerDnsName: get('DeviceName'),
    productName: get('SoftwareName'),
    productVendor: get('SoftwareVendor'),
    productVersion: get('SoftwareVersion'),
    severity: get('VulnerabilitySeverityLevel') ?? get('Severity'),
    fixingKbId: get('RecommendedSecurityUpdateId')?.replace(/^KB/i, ''),
  }),
  cvss: [{ score: num(get('CvssScore')) }],
  firstSeen: get('FirstSeenTimestamp'),
  lastSeen: get('LastSeenTimestamp'),
});

/** Exports of `SoftwareVulnerabilitiesByMachine`: JSON lines with the column names. */
export const msDefenderMachines = jsonFormat({
  ...common,
  id: 'ms-defender-machines',
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    return has(sample, 'CveId', 'DeviceName', 'VulnerabilitySeverityLevel') ||
      has(sample, 'CveId', 'DeviceId', 'SoftwareName')
      ? 1
      : 0;
  },
  each: ['', '/#'],
  map: (raw) => ofMachine((name) => str(raw, name)),
});

export const msDefenderCsv = csvFormat({
  ...common,
  id: 'ms-defender-csv',
  columns: [
    ['devicename', 'cveid', 'vulnerabilityseveritylevel'],
    ['devicename', 'cveid', 'softwarename'],
  ],
  map: (row) => ofMachine((name) => cell(row, name.toLowerCase())),
});
