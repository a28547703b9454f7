// Derives a fix from the report alone: its own fix, the fixed versions of a component, or the steps
// for a leaked secret. Pure: no network, no model.
import type { RemediationNote, TemplateField } from '../../../platform/db/schema/remediations.ts';
import { codeDiffOf } from '../../findings/index.ts';
import type { Component, ReportFinding } from '../../../report-formats/model.ts';
import { findIssuer, type SecretIssuer } from './secret-issuers.ts';
import { isClosedBy, type UpgradeChoice, upgradeChoices } from '#domain/sbom/upgrade-choices';

export type RemediationType =
  | 'code_fix'
  | 'dependency_upgrade'
  | 'configuration'
  | 'secret_rotation'
  | 'issue';

export type Proposal = {
  type: RemediationType;
  source: 'report' | 'advisory' | 'ai';
  /** The model that wrote it. */
  model: string | null;
  title: string;
  description: string | null;
  codeDiff: string | null;
  template: string | null;
  templateFields: TemplateField[];
  referenceUrl: string | null;
  notes: RemediationNote[];
};

const none = { codeDiff: null, template: null, templateFields: [], model: null, notes: [] };

const commands: Readonly<Record<string, (name: string) => string>> = {
  npm: (name) => `npm install ${name}@{{version}}`,
  pypi: (name) => `pip install --upgrade "${name}=={{version}}"`,
  gem: (name) => `bundle update ${name} --conservative # to {{version}}`,
  golang: (name) => `go get ${name}@v{{version}}`,
  cargo: (name) => `cargo update --package ${name} --precise {{version}}`,
  composer: (name) => `composer require ${name}:{{version}}`,
  nuget: (name) => `dotnet add package ${name} --version {{version}}`,
};

export const ecosystemOf = ({ purl, ecosystem }: Component): string =>
  (/^pkg:([^/]+)\//.exec(purl ?? '')?.[1] ?? ecosystem ?? '').toLowerCase();

/** Go's standard library comes with Go itself. */
export const isGoItself = (component: Component): boolean =>
  ecosystemOf(component) === 'golang' && /^(?:stdlib|std|go|toolchain)$/.test(component.name);

export const findWebUrl = (references: readonly string[] | undefined): string | null =>
  references?.find((reference) => /^https?:\/\//.test(reference)) ?? null;

const codeFix = (finding: ReportFinding): Proposal | undefined => {
  // A fix of words alone is advice.
  if (!finding.fix || finding.fix.changes.length === 0) return undefined;
  const edits = finding.fix.changes
    .map(
      ({ path, startLine, replacement }) =>
        `${path}:${startLine}\n\n    ${replacement.replaceAll('\n', '\n    ')}`,
    )
    .join('\n\n');
  const codeDiff = codeDiffOf(finding);
  return {
    ...none,
    type: 'code_fix',
    source: 'report',
    codeDiff,
    referenceUrl: findWebUrl(finding.references),
    title: `Fix: ${finding.title}`,
    // Without the lines that it changes the report's fix cannot be a diff; its text is shown
    // instead.
    description:
      [finding.fix.description ?? finding.mitigation, codeDiff === null ? edits : undefined]
        .filter((part) => part !== undefined)
        .join('\n\n') || null,
  };
};

const vulnerabilityOf = ({ vulnerabilityIds, ruleId }: ReportFinding): string =>
  vulnerabilityIds?.[0] ?? ruleId;

/** The fixed versions that a finding names. */
export const fixedIn = ({ component }: ReportFinding): readonly string[] =>
  component?.fixedVersions ?? [];

/**
 * The versions that close a finding, for a user to choose from.
 * @param others open findings of the same component in the same manifest
 * @param published what the registry has, where one answered
 */
export const upgradeChoicesOf = (
  finding: ReportFinding,
  others: readonly ReportFinding[],
  published?: readonly string[],
): UpgradeChoice[] =>
  upgradeChoices({
    installed: finding.component?.version,
    own: fixedIn(finding),
    others: others.map(fixedIn),
    published,
  });

/** Vulnerabilities of the findings that an upgrade to a version closes. */
const listRepaired = (
  version: string,
  findings: readonly ReportFinding[],
  installed: string | undefined,
): string[] => [
  ...new Set(
    findings
      .filter((each) => isClosedBy(version, { installed, fixed: fixedIn(each) }))
      .map(vulnerabilityOf),
  ),
];

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const nameOf = (component: Component): string => (isGoItself(component) ? 'go' : component.name);

/** The version that a user chose, or that the registry has in place of the advisory's. */
export type UpgradeTarget = { version: string; by: 'user' | 'registry' };

const claims = {
  user: 'repairs',
  registry: 'is the smallest published version that repairs',
  advisory: 'is the smallest version that repairs',
};

const upgrade = (
  finding: ReportFinding,
  others: readonly ReportFinding[],
  target?: UpgradeTarget,
): Proposal | undefined => {
  const { component } = finding;
  const smallest = upgradeChoicesOf(finding, others).find(({ reasons }) =>
    reasons.includes('closes_most'),
  )?.version;
  if (!component || smallest === undefined) return undefined;
  const version = target?.version ?? smallest;
  const all = listRepaired(smallest, [finding, ...others], component.version);
  const repaired = listRepaired(version, [finding, ...others], component.version);
  const count = all.length === 1 ? 'this' : `all ${all.length}`;
  const claim = `${claims[target?.by ?? 'advisory']} ${repaired.length < all.length ? listed.format(repaired) : count}`;
  const name = nameOf(component);
  const command = isGoItself(component)
    ? 'go get go@{{version}}'
    : (commands[ecosystemOf(component)]?.(name) ??
      `Set ${name} to {{version}}${component.manifestPath === undefined ? '' : ` in ${component.manifestPath}`}`);
  const indirect =
    component.direct === false
      ? ' Something else brings it: update that, or pin this version.'
      : '';
  return {
    ...none,
    type: 'dependency_upgrade',
    source: 'advisory',
    referenceUrl: findWebUrl(finding.references),
    title: `Upgrade ${name} to ${version}`,
    description: `${[name, component.version].filter(Boolean).join(' ')} is affected by ${listed.format(all)}. ${version} ${claim}.${indirect}`,
    template: command,
    templateFields: [{ key: 'version', label: `Version of ${name}`, value: version }],
  };
};

/**
 * The steps after a leak. A patch is not among them: the secret stays in the history, and stays
 * valid until its issuer no longer accepts it.
 */
const rotationSteps = (issuer: SecretIssuer | undefined, path: string | undefined): string => {
  const where = issuer?.page === null || !issuer ? 'where it was issued' : `at ${issuer.page}`;
  const steps = [
    'Issue a new secret, keep it in a secret store, and let the program read it from there or from the environment.',
    `Revoke the leaked one ${where}. ${issuer?.how === undefined ? '' : `${issuer.how}. `}Whoever could read the repository has it, and so may whoever reads its forks, clones, logs of pipelines and images built from it.`,
    `Look for uses that were not yours${issuer?.uses === undefined ? ' in the log of its issuer' : `: ${issuer.uses}`}, since the day of the commit that added it.`,
    `Look for other copies: the history ${path === undefined ? 'of the repository' : `of \`${path.replaceAll('`', 'ˋ')}\``}, other branches, and other findings of the same secret. Removing it from the file, or rewriting the history, does not make it secret again.`,
    'Close the finding when the issuer refuses the old secret.',
  ];
  return steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
};

const rotation = (finding: ReportFinding): Proposal | undefined => {
  if (finding.category !== 'secret') return undefined;
  const issuer = findIssuer(finding);
  const path = finding.location?.path;
  return {
    ...none,
    type: 'secret_rotation',
    source: 'report',
    referenceUrl: issuer?.page ?? findWebUrl(finding.references),
    title: `Rotate the ${issuer?.page == null ? '' : `${issuer.name} `}secret in ${path ?? 'the repository'}`,
    description: rotationSteps(issuer, path),
  };
};

const advice = (finding: ReportFinding): Proposal | undefined =>
  finding.mitigation === undefined
    ? undefined
    : {
        ...none,
        type: 'configuration',
        source: 'report',
        referenceUrl: findWebUrl(finding.references),
        title: `Mend: ${finding.title}`,
        description: finding.mitigation,
      };

/** The upgrade of a proposal, to another version than the smallest that the advisories name. */
export const proposeUpgradeTo = (
  finding: ReportFinding,
  others: readonly ReportFinding[],
  target: UpgradeTarget,
): Proposal | undefined => upgrade(finding, others, target);

/** A scanner's textual advice is not a fix: the AI service goes first. */
export const isAdvice = ({ type, source }: Proposal): boolean =>
  type === 'configuration' && source === 'report';

/**
 * The best known proposal, or the best of the requested type; undefined when the report has none.
 * @param others open findings of the same component in the same manifest
 * @param version that the user chose: only an upgrade is to a version
 */
export const proposeFromReport = (
  finding: ReportFinding,
  wanted?: RemediationType,
  others: readonly ReportFinding[] = [],
  version?: string,
): Proposal | undefined =>
  version === undefined
    ? [codeFix(finding), upgrade(finding, others), rotation(finding), advice(finding)].find(
        (proposal) => proposal !== undefined && (wanted === undefined || proposal.type === wanted),
      )
    : upgrade(finding, others, { version, by: 'user' });
