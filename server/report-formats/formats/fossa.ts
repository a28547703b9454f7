/** FOSSA: the output of `fossa test --format json`, and issues from its API. */
import type { Category } from '#domain/finding-category';
import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawComponent } from '../raw-finding.ts';
import { at, bool, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** Package ecosystems whose names in locators differ from the usual ones. */
const fetchers: Readonly<Record<string, string>> = {
  mvn: 'maven',
  pip: 'pypi',
  comp: 'composer',
  pod: 'cocoapods',
};

/** Parses a locator such as `npm+left-pad$1.3.0`. */
function componentOf(locator: string | undefined): RawComponent | undefined {
  const [, fetcher = '', name, version] =
    /^([\w-]+)\+([^$]+)(?:\$(.*))?$/.exec(locator ?? '') ?? [];
  return name === undefined
    ? undefined
    : { name, version, ecosystem: fetchers[fetcher] ?? fetcher };
}

const titles: Readonly<Record<string, string>> = {
  policy_conflict: 'The license is denied by the policy',
  policy_flag: 'The license is flagged by the policy',
  unlicensed_dependency: 'The dependency has no license',
  outdated_dependency: 'The dependency is outdated',
};

const categoryOf = (type: string): Category =>
  /^(?:policy_|unlicensed)/.test(type) ? 'license' : 'sca';

export const fossa = jsonFormat({
  id: 'fossa',
  tool: 'FOSSA',
  category: 'sca',
  docsUrl: 'https://github.com/fossas/fossa-cli/blob/master/docs/references/subcommands/test.md',
  aliases: ['fossa test', 'fossa cli'],
  detect: ({ value }) =>
    has(value, 'issues.0.type', 'issues.0.revisionId') ||
    has(value, 'issues.0.type', 'issues.0.issueDashURL') ||
    has(value, 'issues.0.type', 'issues.0.source.packageManager') ||
    has(value, 'count', 'status', 'issues.0.resolved', 'issues.0.type')
      ? 1
      : isList(value, 'issues') && has(value, 'count', 'status')
        ? 0.5
        : 0,
  each: ['/issues/#'],
  run: (root) => ({
    targets: [str(root, 'summary', 'revision', 'projectTitle')],
    incomplete: /^(?:errored|waiting)$/i.test(str(root, 'status') ?? '') && 'scan_failed',
  }),
  map: (raw) => {
    const type = str(raw, 'type');
    if (type === undefined) return undefined;
    if (bool(raw, 'resolved') === true) return skipped('fixed_in_report');
    const source = at(raw, 'source');
    const fixed = str(raw, 'fixedIn') ?? str(raw, 'remediation', 'completeFix');
    const component = componentOf(str(raw, 'revisionId') ?? str(source, 'id')) ?? {
      name: str(source, 'name'),
      version: str(source, 'version'),
      ecosystem: str(source, 'packageManager'),
    };
    const id = str(raw, 'cve') ?? str(raw, 'vulnId');
    const what = str(raw, 'title') ?? titles[type] ?? type.replaceAll('_', ' ');
    const ignored =
      (num(raw, 'statuses', 'ignored') ?? 0) > 0 && (num(raw, 'statuses', 'active') ?? 0) === 0;
    return {
      ruleId: type === 'vulnerability' ? (id ?? type) : type,
      title: `${str(raw, 'title') ?? (type === 'vulnerability' ? (id ?? what) : what)}: ${component.name ?? ''}`,
      description: str(raw, 'details'),
      mitigation: fixed === undefined ? undefined : `Update to ${fixed}.`,
      severity: str(raw, 'severity') ?? str(raw, 'priorityString'),
      fallbackSeverity: 'medium',
      category: categoryOf(type),
      cvss: [{ vector: str(raw, 'cvssVector'), score: num(raw, 'cvss') }],
      vulnerabilityIds: [id],
      cwes: texts(raw, 'cwes'),
      epss: { score: num(raw, 'epss', 'score'), percentile: num(raw, 'epss', 'percentile') },
      component: {
        ...component,
        fixed: [fixed],
        licenses: [str(raw, 'license')].flatMap((name) => name ?? []),
      },
      references: [str(raw, 'issueDashURL'), ...list(raw, 'references').map((link) => str(link))],
      suppression: ignored ? { kind: 'ignored', status: 'accepted' } : undefined,
      firstSeen: str(raw, 'createdAt'),
    };
  },
});
