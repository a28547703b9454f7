/**
 * JUnit XML: scanners integrated in pipelines (Bandit, Dastardly, Checkov, …) write a failed test
 * case for each result.
 */
import { skipped, skippedCheck } from '../entries.ts';
import { xmlFormat } from '../format.ts';
import { joinUrl } from '../normalize/endpoint.ts';
import { normalizeSeverity } from '../normalize/severity.ts';
import { at, has, num, str, type Tree } from '../parsers/json-access.ts';

const words = /^(?:critical|high|medium|low|info(?:rmation(?:al)?)?|error|warning)$/i;

/**
 * Trivy and Grype write `[HIGH] CVE-2021-36159` as the name of a test and the package as its class.
 * Grype's template for Azure writes `CVE-2021-36159 (High)`.
 */
const vulnerable =
  /^\[(?<before>CRITICAL|HIGH|MEDIUM|LOW|NEGLIGIBLE|UNKNOWN)\] (?<id>[A-Z]+-\S+)$|^(?<only>[A-Z]+-[\w-]+) \((?<after>\w+)\)$/i;

/** Checkov's `[HIGH][CKV_AWS_18] Title` and tfsec's `[aws-s3-enable-logging][HIGH] - Text`. */
const graded =
  /^\[(?<grade>[A-Z]+)\]\[(?<rule>[A-Z][A-Z0-9]*_\w+)\] |^\[(?<check>[a-z][\w-]+)\]\[(?<level>[A-Z]+)\] - /;

/** KICS puts query, file and line into one sentence. */
const kicsCase = /^(.+): (\S+) file in line (\d+)$/;

/** Conftest's cases consist of file, namespace and message, which the failure repeats. */
const conftestCase = /^(\S+) - (?:\S+ - )?(.+)$/;

/** Kubescape's failure contains advice and a link, followed by the failing resources. */
const kubescapeFailure = /^Remediation: (.*)\nMore details: (\S+)\s*/;

/** Cases are named after controls. */
const isControl = (test: Tree): boolean => str(test, '@classname') === 'Kubescape';

interface NamedCase {
  rule?: string | undefined;
  severity?: string | undefined;
  vulnerability?: string | undefined;
  place?: readonly [path: string | undefined, line: string | undefined];
}

/** Parses the details that tools put into the name of a test case. */
function namedCase(name: string): NamedCase {
  const found = vulnerable.exec(name)?.groups;
  if (found !== undefined) {
    const id = found['id'] ?? found['only'];
    return { rule: id, vulnerability: id, severity: found['before'] ?? found['after'] };
  }
  const check = graded.exec(name)?.groups;
  if (check !== undefined)
    return { rule: check['rule'] ?? check['check'], severity: check['grade'] ?? check['level'] };
  const [, query, path, line] = kicsCase.exec(name) ?? [];
  return query === undefined ? {} : { rule: query, place: [path, line] };
}

const componentOf = (
  text: string | undefined,
): { name: string | undefined; version: string | undefined } => {
  const plain = text?.replace(/ \([\w.+-]+\)$/, '');
  const [, name, version] = /^(.+?)-(\d.*)$/.exec(plain ?? '') ?? [];
  return { name: name ?? plain, version };
};

export const junit = xmlFormat({
  id: 'junit',
  tool: 'JUnit report',
  category: 'quality',
  docsUrl: 'https://github.com/testmoapp/junitxml',
  aliases: ['burp dastardly', 'burp_dastardly', 'dastardly', 'crashtest security xml'],
  detect: ({ value }) => (has(value, 'testsuites') || has(value, 'testsuite') ? 0.7 : 0),
  each: [
    '/testsuites/testsuite/testcase',
    '/testsuite/testcase',
    '/testsuites/testsuite/testsuite/testcase',
  ],
  looksIn: ['/failure/#', '/error/#'],
  asides: [
    ...['skipped', 'properties', 'system-out', 'system-err'],
    ...['rerunFailure', 'rerunError', 'flakyFailure', 'flakyError'],
  ],
  map: (test, { parents }) => {
    const failure = at(test, 'failure', 0) ?? at(test, 'error', 0);
    if (failure === undefined)
      return has(test, 'skipped')
        ? skippedCheck({
            rule: (isControl(test) ? undefined : str(test, '@classname')) ?? str(test, '@name'),
          })
        : skipped('passed');
    const advice = kubescapeFailure.exec(str(failure, '@message') ?? '');
    if (isControl(test) && advice !== null)
      return {
        ruleId: str(test, '@name'),
        title: str(test, '@name'),
        description: str(failure, '@message')?.slice(advice[0].length),
        mitigation: advice[1],
        fallbackSeverity: 'medium',
        category: 'iac',
        references: [advice[2]],
      };
    const [text, message, type] = [str(failure), str(failure, '@message'), str(failure, '@type')];
    const all = `${message ?? ''}\n${text ?? ''}`;
    const fact = (name: string): string | undefined =>
      new RegExp(`\\b${name}:[ \\t]*"?([^\\n"]+)`, 'i').exec(all)?.[1]?.trim();
    const named = namedCase(str(test, '@name') ?? '');
    const id = named.vulnerability;
    // Bandit: `Location src/a.py:12`; Checkov: `File: /main.tf:1-7`; gosec: `[/src/main.go:7]`.
    // ESLint has the file as suite name, with `line 1, col 1` below it.
    const place =
      /\b(?:Location|File):?\s+([^\s:]+): ?(\d+)(?:-(\d+))?/i.exec(all) ??
      /^([^\s:]{1,500}):(\d+)(?:-(\d+))?$/m.exec(text ?? '') ??
      /^\[([^\s\][]{1,500}):(\d+)(?:-(\d+))?\] - /m.exec(all);
    const suite = str(parents.at(-1), '@name');
    const checked = /^conftest(?:\.|$)/.test(str(test, '@classname') ?? '')
      ? conftestCase.exec(str(test, '@name') ?? '')
      : null;
    const spot = /^line (\d+), col (\d+), (Error|Warning) - /m.exec(all);
    const byLinter = spot !== null && suite !== undefined && /[\\/.]/.test(suite);
    const severity =
      named.severity ??
      (type !== undefined && words.test(type) ? type : undefined) ??
      /\bseverity:?\s*"?(\w+)/i.exec(all)?.[1] ??
      spot?.[3];
    const [host, path] = [fact('Host'), fact('Path')];
    const endpoint = host !== undefined && /^https?:/i.test(host) ? joinUrl(host, path) : undefined;
    const byFile =
      str(test, '@file') !== undefined && str(test, '@classname') === str(test, '@file');
    const rule =
      named.rule ??
      /\bTest ID:\s*(\w+)/.exec(all)?.[1] ??
      (type !== undefined && !words.test(type) ? type : undefined) ??
      (byFile ? str(test, '@name') : str(test, '@classname')) ??
      str(test, '@name');
    const own = byLinter ? str(test, '@name')?.replace(/^org\.eslint\./, '') : undefined;
    return {
      ruleId: own ?? (endpoint === undefined ? rule : (message ?? rule)),
      title: checked?.[2] ?? message ?? str(test, '@name'),
      description: [str(test, '@name'), text].filter((part) => part !== undefined).join('\n\n'),
      severity: normalizeSeverity(severity) === undefined ? undefined : severity,
      fallbackSeverity: 'medium',
      confidence: fact('Confidence'),
      category: endpoint !== undefined ? 'dast' : id !== undefined ? 'sca' : undefined,
      vulnerabilityIds: [id, message, text],
      component:
        id === undefined
          ? undefined
          : fact('Version') === undefined
            ? componentOf(str(test, '@classname'))
            : {
                name: fact('Package') ?? str(test, '@classname'),
                version: fact('Version'),
                ecosystem: fact('Type'),
                fixed: fact('Fix Version')
                  ?.split(/,\s*/)
                  .filter((version) => version !== 'None'),
              },
      cwes: [text],
      endpoint,
      location: {
        path:
          str(test, '@file') ??
          named.place?.[0] ??
          place?.[1] ??
          checked?.[1] ??
          (byLinter ? suite : undefined) ??
          (suite === 'bandit' ? str(test, '@classname') : undefined),
        line: num(test, '@line') ?? num(named.place?.[1]) ?? num(place?.[2]) ?? num(spot?.[1]),
        column: num(spot?.[2]),
        endLine: num(place?.[3]),
      },
      references: [str(failure, '@more_info'), text],
    };
  },
});
