// Derives a fix from the report alone: its own fix, the fixed versions of a component, or the steps
// for a leaked secret. Pure: no network, no model.
import { posix } from 'node:path';
import type { RemediationNote, TemplateField } from '../../../platform/db/schema/remediations.ts';
import { codeDiffOf } from '../../findings/index.ts';
import type { Component, ReportFinding } from '../../../report-formats/model.ts';
import type { Locale } from '../ai/prompt.ts';
import { proposalTexts } from './proposal-texts.ts';
import { findIssuer } from './secret-issuers.ts';
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

/** Where the lock file identifies the tool: `npm install` would add a second lock file to Yarn's. */
const commandsByLock: Readonly<Record<string, (component: Component) => string>> = {
  'yarn.lock': ({ name }) =>
    `yarn up ${name}@{{version}} # Yarn 1: yarn upgrade ${name}@{{version}}`,
  'pnpm-lock.yaml': ({ name }) => `pnpm update ${name}@{{version}}`,
  'bun.lock': ({ name }) => `bun add ${name}@{{version}}`,
  'uv.lock': ({ name }) => `uv lock --upgrade-package "${name}=={{version}}"`,
  'poetry.lock': ({ name }) => `poetry update --lock ${name} # to {{version}}`,
  'pdm.lock': ({ name }) => `pdm update --no-sync ${name} # to {{version}}`,
  'Pipfile.lock': ({ name }) => `pipenv install "${name}=={{version}}"`,
  // The name alone is ambiguous if the lock file holds several versions of it.
  'Cargo.lock': ({ name, version }) =>
    `cargo update --package ${version === undefined ? name : `${name}@${version}`} --precise {{version}}`,
};

export const ecosystemOf = ({ purl, ecosystem }: Component): string =>
  (/^pkg:([^/]+)\//.exec(purl ?? '')?.[1] ?? ecosystem ?? '').toLowerCase();

/** Go's standard library is upgraded with Go itself. */
export const isGoItself = (component: Component): boolean =>
  ecosystemOf(component) === 'golang' && /^(?:stdlib|std|go|toolchain)$/.test(component.name);

export const findWebUrl = (references: readonly string[] | undefined): string | null =>
  references?.find((reference) => /^https?:\/\//.test(reference)) ?? null;

const codeFix = (finding: ReportFinding): Proposal | undefined => {
  // A fix without changes is advice.
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
    // Without the replaced lines, the report's fix cannot become a diff; its text is shown instead.
    description:
      [finding.fix.description ?? finding.mitigation, codeDiff === null ? edits : undefined]
        .filter((part) => part !== undefined)
        .join('\n\n') || null,
  };
};

const vulnerabilityOf = ({ vulnerabilityIds, ruleId }: ReportFinding): string =>
  vulnerabilityIds?.[0] ?? ruleId;

/** Returns the fixed versions that a finding names. */
export const fixedIn = ({ component }: ReportFinding): readonly string[] =>
  component?.fixedVersions ?? [];

/**
 * Returns the versions that close a finding, for a user to choose from.
 * @param others open findings of the same component in the same manifest
 * @param published versions in the registry, if one responded
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

/** Lists the vulnerabilities that an upgrade to a version fixes. */
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

const nameOf = (component: Component): string => (isGoItself(component) ? 'go' : component.name);

/** The version chosen by the user, or the registry's replacement for the advisory's version. */
export type UpgradeTarget = { version: string; by: 'user' | 'registry' };

const upgrade = (
  finding: ReportFinding,
  others: readonly ReportFinding[],
  locale: Locale,
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
  const name = nameOf(component);
  const texts = proposalTexts[locale];
  const command = isGoItself(component)
    ? 'go get go@{{version}}'
    : (commandsByLock[posix.basename(component.manifestPath ?? '')]?.(component) ??
      commands[ecosystemOf(component)]?.(name) ??
      texts.setVersion(name, component.manifestPath));
  return {
    ...none,
    type: 'dependency_upgrade',
    source: 'advisory',
    referenceUrl: findWebUrl(finding.references),
    title: `Upgrade ${name} to ${version}`,
    description: texts.upgrade({
      installed: [name, component.version].filter(Boolean).join(' '),
      affectedBy: all,
      version,
      by: target?.by ?? 'advisory',
      repairs: repaired.length < all.length ? repaired : undefined,
      isIndirect: component.direct === false,
    }),
    template: command,
    templateFields: [{ key: 'version', label: texts.versionOf(name), value: version }],
  };
};

const rotation = (finding: ReportFinding, locale: Locale): Proposal | undefined => {
  if (finding.category !== 'secret') return undefined;
  const issuer = findIssuer(finding);
  const path = finding.location?.path;
  return {
    ...none,
    type: 'secret_rotation',
    source: 'report',
    referenceUrl: issuer?.page ?? findWebUrl(finding.references),
    title: `Rotate the ${issuer?.page == null ? '' : `${issuer.name} `}secret in ${path ?? 'the repository'}`,
    description: proposalTexts[locale]
      .rotation(issuer, path)
      .map((step, at) => `${at + 1}. ${step}`)
      .join('\n'),
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
        title: `Fix: ${finding.title}`,
        description: finding.mitigation,
      };

/** Proposes an upgrade to a version other than the smallest that the advisories name. */
export const proposeUpgradeTo = (
  finding: ReportFinding,
  others: readonly ReportFinding[],
  target: UpgradeTarget,
  locale: Locale = 'en',
): Proposal | undefined => upgrade(finding, others, locale, target);

/** A scanner's textual advice is not a fix, so the AI service has precedence. */
export const isAdvice = ({ type, source }: Proposal): boolean =>
  type === 'configuration' && source === 'report';

/**
 * Returns the best known proposal, or the best one of the requested type; undefined if the report
 * has none.
 * @param others open findings of the same component in the same manifest
 * @param version chosen by the user; applies only to upgrades
 * @param locale language of the reader; texts of a report stay in their own language
 */
export const proposeFromReport = (
  finding: ReportFinding,
  wanted?: RemediationType,
  others: readonly ReportFinding[] = [],
  version?: string,
  locale: Locale = 'en',
): Proposal | undefined =>
  version === undefined
    ? [
        codeFix(finding),
        upgrade(finding, others, locale),
        rotation(finding, locale),
        advice(finding),
      ].find(
        (proposal) => proposal !== undefined && (wanted === undefined || proposal.type === wanted),
      )
    : upgrade(finding, others, locale, { version, by: 'user' });
