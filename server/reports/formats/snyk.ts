/** `snyk test --json` (open source, container, an object or a list of projects) and `snyk iac test --json`. */
import { jsonFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { at, has, isList, list, num, str, texts } from '../input/access.ts';
import { facts, paragraphs } from '../facts/text.ts';

function issue(raw: unknown, project: unknown): Draft {
  const id = str(raw, 'id');
  const [name, version] = [str(raw, 'packageName') ?? str(raw, 'name') ?? str(raw, 'moduleName'), str(raw, 'version')];
  const license = str(raw, 'type') === 'license' || str(raw, 'license') !== undefined;
  const upgrade = list(raw, 'upgradePath').filter((step) => typeof step === 'string' && step !== 'false');
  const fixed = texts(raw, 'fixedIn');
  const chain = texts(raw, 'from');
  const container = has(project, 'docker') || has(raw, 'dockerfileInstruction') || has(raw, 'dockerBaseImage');
  return {
    rule: id,
    ruleName: str(raw, 'title'),
    helpUri: id === undefined ? undefined : `https://security.snyk.io/vuln/${id}`,
    title: `${chain[0] ?? name ?? ''}: ${str(raw, 'title') ?? id ?? ''}`,
    description: paragraphs(facts({ 'Brought by': chain.join(' > ') || undefined }), str(raw, 'description')),
    mitigation: upgrade.length > 0 ? `Update ${upgrade.map(String).join(' > ')}.` : fixed.length > 0 ? `Update ${name ?? 'the package'} to ${fixed.join(' or ')}.` : undefined,
    severity: str(raw, 'severity') ?? str(raw, 'severityWithCritical'),
    category: license ? 'license' : container ? 'container' : 'sca',
    cvss: [{ vector: str(raw, 'CVSSv3'), score: num(raw, 'cvssScore') }],
    ids: [...texts(raw, 'identifiers', 'CVE'), ...texts(raw, 'identifiers', 'GHSA'), id, ...texts(raw, 'alternativeIds')],
    cwes: texts(raw, 'identifiers', 'CWE'),
    epss: { score: num(raw, 'epssDetails', 'probability'), percentile: num(raw, 'epssDetails', 'percentile') },
    place: { path: str(project, 'displayTargetFile') ?? str(project, 'targetFile') },
    component: { name, version, ecosystem: str(raw, 'packageManager') ?? str(project, 'packageManager'), path: str(project, 'displayTargetFile'), fixed, direct: chain.length > 0 ? chain.length <= 2 : undefined, licenses: texts(raw, 'license') },
    image: container ? { reference: str(project, 'path') ?? str(raw, 'dockerBaseImage') } : undefined,
    references: list(raw, 'references').map((reference) => str(reference, 'url')),
  };
}

function misconfiguration(raw: unknown, project: unknown): Draft {
  return {
    rule: str(raw, 'id') ?? str(raw, 'publicId'),
    ruleName: str(raw, 'title'),
    helpUri: str(raw, 'documentation'),
    title: str(raw, 'title'),
    description: paragraphs(str(raw, 'issue') ?? str(raw, 'iacDescription', 'issue'), str(raw, 'impact') ?? str(raw, 'iacDescription', 'impact')),
    mitigation: str(raw, 'resolve') ?? str(raw, 'iacDescription', 'resolve'),
    severity: str(raw, 'severity'),
    category: 'iac',
    place: { path: str(project, 'targetFile') ?? str(project, 'targetFilePath'), line: num(raw, 'lineNumber') },
    resource: str(raw, 'msg') === undefined ? undefined : { provider: str(raw, 'type'), id: str(raw, 'msg') },
    references: texts(raw, 'references'),
  };
}

function project(raw: unknown): Draft[] {
  // The same vulnerability is listed for each path that leads to it: one finding for each component and first parent.
  const seen = new Set<string>();
  const issues = [...list(raw, 'vulnerabilities'), ...list(raw, 'licensesPolicy', 'issues')].filter((entry) => {
    const key = [str(entry, 'id'), str(entry, 'packageName') ?? str(entry, 'name'), str(entry, 'version'), texts(entry, 'from').join('>')].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return [
    ...issues.map((entry) => issue(entry, raw)),
    ...list(raw, 'infrastructureAsCodeIssues').filter((entry) => at(entry, 'isIgnored') !== true).map((entry) => misconfiguration(entry, raw)),
    ...list(raw, 'applications').flatMap(project),
  ];
}

export const snyk = jsonFormat({
  id: 'snyk',
  tool: 'Snyk',
  category: 'sca',
  docsUrl: 'https://docs.snyk.io/snyk-cli/commands/test',
  aliases: ['snyk open source', 'snyk container', 'snyk iac'],
  recognise: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    if (has(sample, 'infrastructureAsCodeIssues')) return 1;
    if (isList(sample, 'vulnerabilities') && (has(sample, 'packageManager') || has(sample, 'dependencyCount') || has(sample, 'licensesPolicy') || has(sample, 'uniqueCount'))) return 1;
    return has(sample, 'vulnerabilities.0.packageName', 'vulnerabilities.0.from') || (has(sample, 'ok', 'error', 'path') && Object.keys(sample as object).length <= 6) ? 0.85 : 0;
  },
  map: (raw) => (Array.isArray(raw) ? (raw as unknown[]) : [raw]).flatMap(project),
});
