/**
 * testssl.sh: CSV and flat JSON. Passed checks are not findings, nor are the components of the
 * overall grade.
 */
import { type Entry, skipped, notChecked } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, isList, list, str } from '../parsers/json-access.ts';

const common = {
  tool: 'testssl.sh',
  category: 'network',
  docsUrl: 'https://testssl.sh/doc/testssl.1.html',
  severities: { warn: 'info', fatal: 'info' },
} as const;

interface Line {
  id: string | undefined;
  host: string | undefined;
  port: string | undefined;
  severity: string | undefined;
  finding: string | undefined;
  cve: string | undefined;
  cwe: string | undefined;
}

const fine = new Set(['OK', 'DEBUG']);
const grades =
  /^(?:rating_|protocol_support_score|key_exchange_score|cipher_strength_score|final_score|overall_grade|grade_cap_reason|scanTime|engine_problem)/;

/** A line may have several CVEs, each a separate vulnerability. */
function toFindings(line: Line): Entry[] {
  const host = line.host?.split('/', 1)[0];
  // A host that could not be scanned has a `scanProblem` result.
  if (line.id === 'scanProblem' || line.severity?.toUpperCase() === 'FATAL')
    return [notChecked({ target: hostTarget(host) })];
  if (grades.test(line.id ?? '')) return [skipped('not_a_finding')];
  if (fine.has(line.severity?.toUpperCase() ?? 'OK')) return [skipped('passed')];
  const base: RawFinding = {
    ruleId: line.id,
    title: line.id,
    description: line.finding,
    severity: line.severity,
    cwes: [line.cwe],
    endpoint: host === undefined ? undefined : `${host}:${line.port ?? '443'}`,
  };
  const cves = line.cve?.split(/\s+/).filter((cve) => cve !== '') ?? [];
  return cves.length === 0 ? [base] : cves.map((cve) => ({ ...base, vulnerabilityIds: [cve] }));
}

export const testsslCsv = csvFormat({
  ...common,
  id: 'testssl',
  aliases: ['testssl.sh'],
  columns: [['id', 'fqdn/ip', 'port', 'severity', 'finding']],
  map: (row) =>
    toFindings({
      id: cell(row, 'id'),
      host: cell(row, 'fqdn/ip'),
      port: cell(row, 'port'),
      severity: cell(row, 'severity'),
      finding: cell(row, 'finding'),
      cve: cell(row, 'cve'),
      cwe: cell(row, 'cwe'),
    }),
});

const ofJson = (raw: unknown, host?: string, port?: string): Entry[] =>
  toFindings({
    id: str(raw, 'id'),
    host: str(raw, 'ip') ?? host,
    port: str(raw, 'port') ?? port,
    severity: str(raw, 'severity'),
    finding: str(raw, 'finding'),
    cve: str(raw, 'cve'),
    cwe: str(raw, 'cwe'),
  });

export const testsslJson = jsonFormat({
  ...common,
  id: 'testssl-json',
  detect: ({ value }) =>
    has(value, 'Invocation', 'scanResult')
      ? 1
      : isList(value) && has(value, '0.id', '0.severity', '0.finding', '0.port')
        ? 0.95
        : 0,
  each: ['/#', '/scanResult/#'],
  map: (raw, { keys }) =>
    keys[0] === 'scanResult'
      ? Object.values(raw as object).flatMap((group) =>
          Array.isArray(group)
            ? list(group).flatMap((entry) =>
                ofJson(entry, str(raw, 'targetHost') ?? str(raw, 'ip'), str(raw, 'port')),
              )
            : [],
        )
      : ofJson(raw),
});
