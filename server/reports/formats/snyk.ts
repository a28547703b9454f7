/** `snyk test --json` (open source, container, an object or a list of projects) and `snyk iac test --json`; and the table of issues that the web app exports. */
import {
  cell,
  csvFormat,
  finish,
  runItem,
  type FormatFacts,
  type ReportFormat,
} from '../format.ts';
import type { Draft } from '../draft.ts';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import { at, has, isList, list, num, str, texts } from '../input/access.ts';
import { imageTarget, pathTarget } from '../facts/target.ts';
import { facts, paragraphs } from '../facts/text.ts';
import { readFrames, readSlices } from '../input/json-reader.ts';

function issue(raw: unknown, project: unknown): Draft {
  const id = str(raw, 'id');
  const [name, version] = [
    str(raw, 'packageName') ?? str(raw, 'name') ?? str(raw, 'moduleName') ?? str(raw, 'package'),
    str(raw, 'version'),
  ];
  const license = str(raw, 'type') === 'license' || str(raw, 'license') !== undefined;
  const upgrade = list(raw, 'upgradePath').filter(
    (step) => typeof step === 'string' && step !== 'false',
  );
  const fixed = texts(raw, 'fixedIn');
  const chain = texts(raw, 'from');
  const container =
    has(project, 'docker') || has(raw, 'dockerfileInstruction') || has(raw, 'dockerBaseImage');
  return {
    rule: id,
    ruleName: str(raw, 'title'),
    helpUri: id === undefined ? undefined : `https://security.snyk.io/vuln/${id}`,
    title: `${chain[0] ?? name ?? ''}: ${str(raw, 'title') ?? id ?? ''}`,
    description: paragraphs(
      facts({ 'Brought by': chain.join(' > ') || undefined }),
      str(raw, 'description'),
    ),
    mitigation:
      upgrade.length > 0
        ? `Update ${upgrade.map(String).join(' > ')}.`
        : fixed.length > 0
          ? `Update ${name ?? 'the package'} to ${fixed.join(' or ')}.`
          : undefined,
    severity: str(raw, 'severity') ?? str(raw, 'severityWithCritical'),
    category: license ? 'license' : container ? 'container' : 'sca',
    cvss: [{ vector: str(raw, 'CVSSv3'), score: num(raw, 'cvssScore') }],
    ids: [
      ...texts(raw, 'identifiers', 'CVE'),
      ...texts(raw, 'identifiers', 'GHSA'),
      id,
      ...texts(raw, 'alternativeIds'),
    ],
    cwes: texts(raw, 'identifiers', 'CWE'),
    epss: {
      score: num(raw, 'epssDetails', 'probability'),
      percentile: num(raw, 'epssDetails', 'percentile'),
    },
    place: { path: str(project, 'displayTargetFile') ?? str(project, 'targetFile') },
    component: {
      name,
      version,
      ecosystem: str(raw, 'packageManager') ?? str(project, 'packageManager'),
      path: str(project, 'displayTargetFile'),
      fixed,
      direct: chain.length > 0 ? chain.length <= 2 : undefined,
      licenses: texts(raw, 'license'),
    },
    image: container
      ? { reference: str(project, 'path') ?? str(raw, 'dockerBaseImage') }
      : undefined,
    references: list(raw, 'references').map((reference) => str(reference, 'url')),
  };
}

function misconfiguration(raw: unknown, project: unknown): Draft {
  return {
    rule: str(raw, 'id') ?? str(raw, 'publicId'),
    ruleName: str(raw, 'title'),
    helpUri: str(raw, 'documentation'),
    title: str(raw, 'title'),
    description: paragraphs(
      str(raw, 'issue') ?? str(raw, 'iacDescription', 'issue'),
      str(raw, 'impact') ?? str(raw, 'iacDescription', 'impact'),
    ),
    mitigation: str(raw, 'resolve') ?? str(raw, 'iacDescription', 'resolve'),
    severity: str(raw, 'severity'),
    category: 'iac',
    place: {
      path: str(project, 'targetFile') ?? str(project, 'targetFilePath'),
      line: num(raw, 'lineNumber'),
    },
    resource:
      str(raw, 'msg') === undefined
        ? undefined
        : { provider: str(raw, 'type'), id: str(raw, 'msg') },
    references: texts(raw, 'references'),
  };
}

/** The API answers with `issues`, in which vulnerabilities and licences are apart. */
const lists = [
  'vulnerabilities',
  'licensesPolicy/issues',
  'infrastructureAsCodeIssues',
  'issues/vulnerabilities',
  'issues/licenses',
] as const;
/** A project, a list of projects, and the applications that were found within an image. */
const places = ['', '/#', '/applications/#', '/#/applications/#'] as const;

const each = places.flatMap((place) => lists.map((name) => `${place}/${name}/#`));

const format: FormatFacts = {
  id: 'snyk',
  tool: 'Snyk',
  category: 'sca',
  docsUrl: 'https://docs.snyk.io/snyk-cli/commands/test',
  aliases: ['snyk open source', 'snyk container', 'snyk iac'],
  kinds: ['json'],
  recognise: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    if (
      has(sample, 'infrastructureAsCodeIssues') ||
      (isList(sample, 'issues', 'vulnerabilities') && isList(sample, 'issues', 'licenses'))
    )
      return 1;
    if (
      isList(sample, 'vulnerabilities') &&
      (has(sample, 'packageManager') ||
        has(sample, 'dependencyCount') ||
        has(sample, 'licensesPolicy') ||
        has(sample, 'uniqueCount'))
    )
      return 1;
    return has(sample, 'vulnerabilities.0.packageName', 'vulnerabilities.0.from') ||
      (has(sample, 'ok', 'error', 'path') && Object.keys(sample as object).length <= 6)
      ? 0.85
      : 0;
  },
};

/** The project that holds the issue at the given keys. */
const projectAt = (root: unknown, keys: readonly (string | number)[]): unknown =>
  at(root, ...keys.slice(0, keys.includes('licensesPolicy') || keys.includes('issues') ? -3 : -2));

/** An image, or the manifest of a project; rules about infrastructure are of the file that they name. */
const targetOf = (project: unknown): string | undefined =>
  has(project, 'docker')
    ? imageTarget(str(project, 'path'))
    : has(project, 'infrastructureAsCodeIssues')
      ? undefined
      : pathTarget(str(project, 'displayTargetFile') ?? str(project, 'targetFile'));

/** The same issue is listed for each path that leads to it; what is said of one path twice is one. */
const identity = (entry: unknown, project: string): string =>
  [
    project,
    str(entry, 'id'),
    str(entry, 'packageName') ?? str(entry, 'name'),
    str(entry, 'version'),
    texts(entry, 'from').join('>'),
  ].join(' ');

export const snyk: ReportFormat = {
  ...format,
  async *read(file, context) {
    const roots = await readFrames(file, each, context);
    const failed = roots
      .flatMap((root) => (isList(root) ? (root as unknown[]) : [root]))
      .map((project) => (at(project, 'ok') === false ? str(project, 'error') : undefined));
    // A project that could not be tested says nothing of its state.
    if (failed.length > 0 && failed.every((error) => error !== undefined))
      throw new ReportError(
        'malformed_report',
        reportFault('project_not_tested', { problem: (failed[0] ?? '').slice(0, 300) }),
      );
    const projects = roots.flatMap((root) => (isList(root) ? (root as unknown[]) : [root]));
    // Of each project, whether anything was found in it or not.
    const [first, ...others] = [...new Set(projects.map(targetOf))];
    yield runItem(format, { targets: [first] });
    const seen = new Set<string>();
    let current = projects[0];
    for await (const { value, keys, pointer, document, problem } of readSlices(
      file,
      each,
      context,
    )) {
      if (problem !== undefined) {
        yield { kind: 'ignored', ...problem, pointer };
        continue;
      }
      const project = projectAt(roots[document], keys);
      if (targetOf(project) !== targetOf(current))
        yield runItem(format, { targets: [targetOf(project)] });
      current = project;
      if (keys.includes('infrastructureAsCodeIssues')) {
        if (at(value, 'isIgnored') !== true)
          yield* finish(misconfiguration(value, project), format, pointer);
        continue;
      }
      const key = identity(value, pointer.replace(/\/(?:vulnerabilities|licensesPolicy).*$/, ''));
      if (seen.has(key)) continue;
      seen.add(key);
      yield* finish(issue(value, project), format, pointer);
    }
    for (const target of others) yield runItem(format, { targets: [target] });
  },
};

/** Names of columns are as a query of its reports calls them. */
export const snykCsv = csvFormat({
  id: 'snyk-csv',
  tool: 'Snyk',
  category: 'sca',
  docsUrl: 'https://docs.snyk.io/manage-risk/analytics/reports-tab',
  columns: [
    ['problem_title', 'issue_severity'],
    ['issue_severity', 'issue_url', 'project_name'],
  ],
  confidence: 0.97,
  map: (row) => {
    const status = cell(row, 'issue_status', 'issue_status_indicator')?.toLowerCase();
    if (status === 'resolved' || status === 'fixed') return undefined;
    const [, name, version] =
      /^(.+)@([^@]+)$/.exec(cell(row, 'package_name_and_version') ?? '') ?? [];
    const [url, product, title] = [
      cell(row, 'vuln_db_url', 'issue_url'),
      cell(row, 'product_name') ?? '',
      cell(row, 'problem_title'),
    ];
    const id = cell(row, 'problem_id', 'issue_id') ?? /SNYK-[\w-]+/.exec(url ?? '')?.[0];
    return {
      rule: id ?? title,
      helpUri: url,
      title: `${cell(row, 'project_name') ?? name ?? ''}: ${title ?? id ?? ''}`,
      severity: cell(row, 'issue_severity'),
      category: /code/i.test(product)
        ? 'sast'
        : /iac|infrastructure/i.test(product)
          ? 'iac'
          : /container/i.test(product)
            ? 'container'
            : undefined,
      cvss: [{ vector: cell(row, 'cvss_vector'), score: Number(cell(row, 'cvss_score')) }],
      ids: [cell(row, 'cve'), id],
      cwes: cell(row, 'cwe'),
      component: {
        name: name ?? cell(row, 'package_name_and_version'),
        version,
        fixed: [cell(row, 'fixed_in_version')],
      },
      place: { path: cell(row, 'file_path', 'project_target_file') },
      references: [url, cell(row, 'project_url')],
      suppression: status === 'ignored' ? { kind: 'ignored', status: 'accepted' } : undefined,
      firstSeen: cell(row, 'first_introduced'),
    };
  },
});
