/**
 * Microsoft Defender for Endpoint's API answers for software vulnerabilities; its archive adds the
 * machines. Also the table of its inventory and of hunting.
 */
import { type Entry, leftOut } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';
import { labeledLines } from '../normalize/text.ts';

const common = {
  tool: 'Microsoft Defender',
  category: 'network',
  docsUrl:
    'https://learn.microsoft.com/en-us/defender-endpoint/api/get-all-vulnerabilities-by-machines',
} as const;

function vulnerability(raw: unknown): Entry {
  // The archive's list of machines is read with it, but states no vulnerability.
  if (has(raw, 'computerDnsName') && !has(raw, 'cveId')) return leftOut('not_a_finding');
  const [id, machine] = [str(raw, 'cveId') ?? str(raw, 'id'), str(raw, 'machineId')];
  return {
    ruleId: id,
    title: `${id ?? 'Vulnerability'}_${machine ?? ''}`,
    description: labeledLines({
      Machine: machine,
      Product: str(raw, 'productName'),
      Vendor: str(raw, 'productVendor'),
      Version: str(raw, 'productVersion'),
      'Fixing update': str(raw, 'fixingKbId'),
    }),
    mitigation:
      str(raw, 'fixingKbId') === undefined
        ? undefined
        : `Install KB${str(raw, 'fixingKbId') ?? ''}.`,
    severity: str(raw, 'severity'),
    vulnerabilityIds: [id],
    component: { name: str(raw, 'productName'), version: str(raw, 'productVersion') },
    endpoint: str(raw, 'computerDnsName') ?? machine,
  };
}

export const msDefender = jsonFormat({
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
  map: vulnerability,
});

/** A row of the inventory, by the names of its columns. */
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

/** What `SoftwareVulnerabilitiesByMachine` exports: a line of JSON each, named as the columns. */
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
