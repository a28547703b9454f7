/**
 * Logs of agents that watch a running application (IAST): Datadog's tracer, HCL AppScan and Hdiv.
 * A missing request proves nothing, so these logs close nothing.
 */
import { eventLog, textFormat, type TextEntry } from '../format.ts';
import { labeledLines } from '../normalize/text.ts';
import { list, num, str } from '../parsers/json-access.ts';
import { repairJson, type SampleKind } from '../parsers/sniff.ts';
import type { RawFinding } from '../raw-finding.ts';

/** CWE by the agents' names for weaknesses, without punctuation. */
const weaknesses: Readonly<Record<string, number>> = {
  commandinjection: 78,
  crosssitescripting: 79,
  hardcodedpassword: 798,
  hardcodedsecret: 798,
  headerinjection: 113,
  injectionldap: 90,
  injectionos: 78,
  injectionsql: 89,
  injectionxpath: 643,
  insecurecookie: 614,
  insecurehashing: 328,
  ldapinjection: 90,
  nohttponlycookie: 1004,
  nosamesitecookie: 1275,
  pathtraversal: 22,
  sqlinjection: 89,
  ssrf: 918,
  trustboundaryviolation: 501,
  unvalidatedredirect: 601,
  weakcipher: 327,
  weakhash: 328,
  weakrandomness: 330,
  xpathinjection: 643,
  xss: 79,
};

const weaknessOf = (kind: string | undefined): number | undefined =>
  weaknesses[(kind ?? '').toLowerCase().replace(/[^a-z]/g, '')];

const titleOf = (kind: string): string => kind.replace(/[_.]/g, ' ').toLowerCase();

const logs = {
  category: 'dast',
  kinds: ['text', 'csv', 'json'] as readonly SampleKind[],
  run: () => eventLog,
} as const;

/** Returns the text after the mark for each line that contains it. */
const linesWith = (text: string, mark: string): { line: string; rest: string; number: number }[] =>
  text.split('\n').flatMap((line, index) => {
    const start = line.indexOf(mark);
    return start < 0 ? [] : [{ line, rest: line.slice(start + mark.length), number: index + 1 }];
  });

const tracerMark = '_dd.iast.json=';

export const datadogTracer = textFormat({
  ...logs,
  id: 'datadog-iast',
  tool: 'Datadog IAST',
  docsUrl: 'https://docs.datadoghq.com/security/code_security/iast/',
  aliases: ['datadog iast', 'datadog code security'],
  detect: ({ text }) => text.includes(tracerMark) && text.includes('[dd.trace'),
  map: (text) =>
    linesWith(text, tracerMark).flatMap(({ line, rest, number }) =>
      list(repairJson(rest), 'vulnerabilities').map((raw): TextEntry => {
        const kind = str(raw, 'type') ?? 'vulnerability';
        const hash = str(raw, 'hash');
        return {
          pointer: `line ${number}`,
          finding: {
            ruleId: kind,
            title: titleOf(kind),
            description: labeledLines({
              Evidence: str(raw, 'evidence', 'value'),
              Method: str(raw, 'location', 'method'),
            }),
            fallbackSeverity: 'medium',
            cwes: weaknessOf(kind),
            location: { path: str(raw, 'location', 'path'), line: num(raw, 'location', 'line') },
            endpoint: /\bhttp\.url=([^\s,}]+)/.exec(line)?.[1],
            httpMethod: /\bhttp\.method=([A-Z]+)/.exec(line)?.[1],
            fingerprints: hash === undefined ? undefined : { hash },
          },
        };
      }),
    ),
});

const distributorMark = 'writeVulnerabilityToFile - ';

export const appScanIast = textFormat({
  ...logs,
  id: 'hcl-appscan-iast',
  tool: 'HCL AppScan',
  docsUrl: 'https://help.hcl-software.com/appscan/',
  aliases: ['appscan iast', 'hcl iast'],
  detect: ({ text }) => text.includes(distributorMark) && text.includes('"issue-group"'),
  map: (text) =>
    linesWith(text, distributorMark).flatMap(({ rest, number }) =>
      list(repairJson(rest), 'issue-group').flatMap((issue) => {
        const kind = str(issue, 'issue-type', 'ref') ?? 'vulnerability';
        const variants = list(issue, 'variant-group');
        return (variants.length === 0 ? [undefined] : variants).map((variant): TextEntry => ({
          pointer: `line ${number}`,
          finding: {
            ruleId: kind,
            title: kind,
            severity: str(issue, 'severity'),
            fallbackSeverity: 'medium',
            cwes: weaknessOf(kind),
            endpoint: str(variant, 'request', 'uri'),
            httpMethod: str(variant, 'request', 'method'),
          },
        }));
      }),
    ),
});

const hdivMark = 'SourceCodeVulnerability [';

/** Parses `name=value` pairs separated by commas. A value may contain commas. */
function pairsOf(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  let name = '';
  for (const part of text.split(', ')) {
    const [, key, value] = /^([A-Za-z]{1,40})=(.*)$/.exec(part) ?? [];
    if (key === undefined) pairs.set(name, `${pairs.get(name) ?? ''}, ${part}`);
    else pairs.set((name = key), value ?? '');
  }
  return pairs;
}

function hdivFinding(rest: string): RawFinding {
  const facts = pairsOf(rest.slice(0, rest.lastIndexOf(']')));
  const kind = facts.get('type') ?? 'vulnerability';
  const hash = facts.get('hash');
  return {
    ruleId: kind,
    title: titleOf(kind),
    description: labeledLines({
      Origin: facts.get('origin'),
      'Tainted value': facts.get('taintedValue'),
    }),
    fallbackSeverity: 'medium',
    cwes: weaknessOf(kind),
    location: { path: facts.get('className'), line: Number(facts.get('lineNumber')) },
    endpoint: facts.get('url'),
    httpParameter: facts.get('httpParameterName'),
    fingerprints: hash === undefined ? undefined : { hash },
  };
}

export const hdiv = textFormat({
  ...logs,
  id: 'hdiv',
  tool: 'Hdiv',
  docsUrl: 'https://hdivsecurity.com/docs/',
  aliases: ['hdiv agent', 'hdiv detection'],
  detect: ({ text }) => text.includes(hdivMark) && /\bANL \[/.test(text),
  map: (text) =>
    linesWith(text, hdivMark).map(({ rest, number }) => ({
      pointer: `line ${number}`,
      finding: hdivFinding(rest),
    })),
});
