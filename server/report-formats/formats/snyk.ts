/**
 * `snyk test --json` (open source and container; an object or a list of projects), `snyk iac test
 * --json`, and the web app's CSV export of issues.
 */
import { skipped } from '../entries.ts';
import {
  cell,
  csvFormat,
  toReportItems,
  runItem,
  type FormatDefinition,
  type ReportFormat,
} from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { endingsOf, failedFiles } from '../normalize/failed-files.ts';
import { imageTarget, pathTarget } from '../normalize/target.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { readFrames, readSlices } from '../parsers/json-reader.ts';
import { readPlaces } from '../variant.ts';

/** "Potentially reachable" and "no info" are inconclusive and map to undefined. */
export const reachability = (word: string | undefined): RawFinding['reachability'] => {
  const key = word?.toLowerCase().replace(/[^a-z]/g, '');
  return key === 'reachable' || key === 'function'
    ? 'reachable'
    : key === 'notreachable' || key === 'nopathfound'
      ? 'not_reachable'
      : undefined;
};

export function snykIssue(raw: unknown, project: unknown): RawFinding {
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
    ruleId: id,
    ruleName: str(raw, 'title'),
    helpUri: id === undefined ? undefined : `https://security.snyk.io/vuln/${id}`,
    title: `${chain[0] ?? name ?? ''}: ${str(raw, 'title') ?? id ?? ''}`,
    description: joinParagraphs(
      labeledLines({ 'Brought by': chain.join(' > ') || undefined }),
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
    vulnerabilityIds: [
      ...texts(raw, 'identifiers', 'CVE'),
      ...texts(raw, 'identifiers', 'GHSA'),
      id,
      ...texts(raw, 'alternativeIds'),
    ],
    cwes: texts(raw, 'identifiers', 'CWE'),
    reachability: reachability(str(raw, 'reachability')),
    epss: {
      score: num(raw, 'epssDetails', 'probability'),
      percentile: num(raw, 'epssDetails', 'percentile'),
    },
    location: { path: str(project, 'displayTargetFile') ?? str(project, 'targetFile') },
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

export function snykMisconfiguration(raw: unknown, project: unknown): RawFinding {
  return {
    ruleId: str(raw, 'id') ?? str(raw, 'publicId'),
    ruleName: str(raw, 'title'),
    helpUri: str(raw, 'documentation'),
    title: str(raw, 'title'),
    description: joinParagraphs(
      str(raw, 'issue') ?? str(raw, 'iacDescription', 'issue'),
      str(raw, 'impact') ?? str(raw, 'iacDescription', 'impact'),
    ),
    mitigation: str(raw, 'resolve') ?? str(raw, 'iacDescription', 'resolve'),
    severity: str(raw, 'severity'),
    category: 'iac',
    location: {
      path: str(project, 'targetFile') ?? str(project, 'targetFilePath'),
      line: num(raw, 'lineNumber'),
    },
    cloudResource:
      str(raw, 'msg') === undefined
        ? undefined
        : { provider: str(raw, 'type'), id: str(raw, 'msg') },
    references: texts(raw, 'references'),
  };
}

/** API responses have `issues`, in which vulnerabilities and licences are separate lists. */
const lists = [
  'vulnerabilities',
  'licensesPolicy/issues',
  'infrastructureAsCodeIssues',
  'issues/vulnerabilities',
  'issues/licenses',
  // Issues that the policy ignores or that are patched.
  'filtered/ignore',
  'filtered/patch',
] as const;
/** A project, a list of projects, and the applications detected within an image. */
const places = ['', '/#', '/applications/#', '/#/applications/#'] as const;

const each = places.flatMap((place) => lists.map((name) => `${place}/${name}/#`));

/** Metadata of a project and its policy. */
const asides = [
  ...['docker', 'filesystemPolicy', 'remediation', 'meta', 'org', 'scanResult'],
  ...['severities', 'orgLicenseRules', 'severityMap', 'severityThreshold', 'depGraph'],
];

const format: FormatDefinition = {
  id: 'snyk',
  tool: 'Snyk',
  category: 'sca',
  docsUrl: 'https://docs.snyk.io/snyk-cli/commands/test',
  aliases: ['snyk open source', 'snyk container', 'snyk iac'],
  kinds: ['json'],
  detect: ({ value }) => {
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

/** Returns the suppression of an issue that the policy ignores. */
function policyOf(issue: unknown): RawFinding['suppression'] {
  const why = list(issue, 'filtered', 'ignored')
    .map((rule) => str(rule, 'reason'))
    .find((reason) => reason !== undefined);
  return {
    kind: 'ignored',
    status: 'accepted',
    ...(why !== undefined && { justification: why }),
  };
}

/** Returns the project that contains the issue at the given keys. */
const projectAt = (root: unknown, keys: readonly (string | number)[]): unknown =>
  at(
    root,
    ...keys.slice(
      0,
      ['licensesPolicy', 'issues', 'filtered'].some((name) => keys.includes(name)) ? -3 : -2,
    ),
  );

/**
 * Returns an image, or the manifest of a project. Infrastructure issues belong to the file that
 * they name.
 */
const targetOf = (project: unknown): string | undefined =>
  has(project, 'docker')
    ? imageTarget(str(project, 'path'))
    : has(project, 'infrastructureAsCodeIssues')
      ? undefined
      : pathTarget(str(project, 'displayTargetFile') ?? str(project, 'targetFile'));

/**
 * Returns the manifest of a project that could not be tested, or the file of an infrastructure
 * test.
 */
function fileOf(project: unknown): readonly (string | undefined)[] {
  const manifest = str(project, 'displayTargetFile') ?? str(project, 'targetFile');
  const path = str(project, 'path') ?? '';
  return manifest === undefined && /\.(?:tf|tfvars|ya?ml|json|template)$/i.test(path)
    ? endingsOf(path)
    : [manifest];
}

/** A project that was tested and is not `ok` has issues. */
const countedIn = (project: unknown): number =>
  num(project, 'uniqueCount') ??
  Number(at(project, 'ok') === false && str(project, 'error') === undefined);

export const snyk: ReportFormat = {
  ...format,
  read: readPlaces({ each, asides }, async function* (file, context, silence) {
    const roots = await readFrames(file, each, context);
    const failed = roots
      .flatMap((root) => (isList(root) ? (root as unknown[]) : [root]))
      .map((project) => (at(project, 'ok') === false ? str(project, 'error') : undefined));
    // No project could be tested: their state is unknown.
    if (failed.length > 0 && failed.every((error) => error !== undefined))
      throw new ReportError(
        'malformed_report',
        reportFault('project_not_tested', { problem: (failed[0] ?? '').slice(0, 300) }),
      );
    const projects = roots.flatMap((root) => (isList(root) ? (root as unknown[]) : [root]));
    // The targets of all projects, including those without findings.
    const [first, ...others] = [...new Set(projects.map(targetOf))];
    // Findings of projects that could not be tested stay open.
    const left = failedFiles(
      projects.flatMap((project, index) => (failed[index] === undefined ? [] : fileOf(project))),
    );
    const isEmpty =
      projects.length > 0 && projects.every((project) => num(project, 'dependencyCount') === 0);
    yield runItem(format, {
      targets: [first],
      incomplete: isEmpty && 'nothing_scanned',
      ...left,
    });
    silence.without(roots);
    silence.states(Math.max(...projects.map(countedIn)));
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
        yield runItem(format, { targets: [targetOf(project)], ...left });
      current = project;
      if (keys.includes('infrastructureAsCodeIssues')) {
        yield* toReportItems(
          {
            ...snykMisconfiguration(value, project),
            suppression:
              at(value, 'isIgnored') === true ? { kind: 'ignored', status: 'accepted' } : undefined,
          },
          format,
          pointer,
        );
        continue;
      }
      if (keys.includes('filtered')) {
        yield* toReportItems(
          keys.includes('patch')
            ? skipped('fixed_in_report')
            : { ...snykIssue(value, project), suppression: policyOf(value) },
          format,
          pointer,
        );
        continue;
      }
      yield* toReportItems(snykIssue(value, project), format, pointer);
    }
    for (const target of others) yield runItem(format, { targets: [target], ...left });
  }),
};

/** Column names match those of the reports API. */
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
    if (status === 'resolved' || status === 'fixed') return skipped('fixed_in_report');
    const [, name, version] =
      /^(.+)@([^@]+)$/.exec(cell(row, 'package_name_and_version') ?? '') ?? [];
    const [url, product, title] = [
      cell(row, 'vuln_db_url', 'issue_url'),
      cell(row, 'product_name') ?? '',
      cell(row, 'problem_title'),
    ];
    const id = cell(row, 'problem_id', 'issue_id') ?? /SNYK-[\w-]+/.exec(url ?? '')?.[0];
    return {
      ruleId: id ?? title,
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
      vulnerabilityIds: [cell(row, 'cve'), id],
      cwes: cell(row, 'cwe'),
      component: {
        name: name ?? cell(row, 'package_name_and_version'),
        version,
        fixed: [cell(row, 'fixed_in_version')],
      },
      location: { path: cell(row, 'file_path', 'project_target_file') },
      references: [url, cell(row, 'project_url')],
      suppression: status === 'ignored' ? { kind: 'ignored', status: 'accepted' } : undefined,
      firstSeen: cell(row, 'first_introduced'),
    };
  },
});
