// What a report itself knows about mending a finding: its own fix, the versions in which a component is repaired, or what to do with a leaked
// secret. Pure: no network, no model.
import type { RemediationNote, TemplateField } from '../db/schema/remediations.ts';
import { codeDiffOf } from '../modules/findings/finding-code.ts';
import type { Component, ReportFinding } from '../reports/model.ts';
import { compareVersions } from '../supply-chain/versions.ts';

export type RemediationType =
  | 'code_fix'
  | 'dependency_upgrade'
  | 'configuration'
  | 'secret_rotation'
  | 'issue';

export type Proposal = {
  type: RemediationType;
  source: 'report' | 'advisory' | 'ai';
  /** Which model wrote it. */
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

export const webAddress = (references: readonly string[] | undefined): string | null =>
  references?.find((reference) => /^https?:\/\//.test(reference)) ?? null;

const codeFix = (finding: ReportFinding): Proposal | undefined => {
  if (!finding.fix) return undefined;
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
    referenceUrl: webAddress(finding.references),
    title: `Fix: ${finding.title}`,
    // Without the lines that it changes the report's fix cannot be a diff; its text is shown instead.
    description:
      [finding.fix.description ?? finding.mitigation, codeDiff === null ? edits : undefined]
        .filter((part) => part !== undefined)
        .join('\n\n') || null,
  };
};

/** The least upgrade: the earliest repaired version after the installed one. Some reports write `>= 1.2.3`. */
export const repairedIn = ({ version, fixedVersions = [] }: Component): string | undefined => {
  const repaired = fixedVersions
    .flatMap((each) => /^(?:>=|~>|=)?\s*(v?\d[^\s,<>|]*)/.exec(each.trim())?.[1] ?? [])
    .toSorted(compareVersions);
  return (
    repaired.find((each) => version === undefined || compareVersions(each, version) > 0) ??
    repaired[0] ??
    fixedVersions[0]
  );
};

const upgrade = (finding: ReportFinding): Proposal | undefined => {
  const { component } = finding;
  const version = component && repairedIn(component);
  if (!component || version === undefined) return undefined;
  const command =
    commands[ecosystemOf(component)]?.(component.name) ??
    `Set ${component.name} to {{version}}${component.manifestPath === undefined ? '' : ` in ${component.manifestPath}`}`;
  const indirect =
    component.direct === false
      ? ' Something else brings it: update that, or pin this version.'
      : '';
  return {
    ...none,
    type: 'dependency_upgrade',
    source: 'advisory',
    referenceUrl: webAddress(finding.references),
    title: `Upgrade ${component.name} to ${version}`,
    description: `${component.name} ${component.version ?? ''} is affected by ${finding.vulnerabilityIds?.[0] ?? finding.ruleId}. Repaired in ${component.fixedVersions?.join(', ') ?? version}.${indirect}`,
    template: command,
    templateFields: [{ key: 'version', label: `Version of ${component.name}`, value: version }],
  };
};

const rotation = (finding: ReportFinding): Proposal | undefined =>
  finding.category === 'secret'
    ? {
        ...none,
        type: 'secret_rotation',
        source: 'report',
        referenceUrl: webAddress(finding.references),
        title: `Rotate the secret in ${finding.location?.path ?? 'the repository'}`,
        description:
          '1. Revoke the secret where it was issued: whoever read the repository has it.\n2. Issue a new one and keep it in a secret store.\n3. Read it from the environment instead of the source.\n4. Look in the issuer’s log for uses that were not yours.',
      }
    : undefined;

const advice = (finding: ReportFinding): Proposal | undefined =>
  finding.mitigation === undefined
    ? undefined
    : {
        ...none,
        type: 'configuration',
        source: 'report',
        referenceUrl: webAddress(finding.references),
        title: `Mend: ${finding.title}`,
        description: finding.mitigation,
      };

/** What a scanner advises in words is no fix yet: whoever can write one is asked first. */
export const isAdvice = ({ type, source }: Proposal): boolean =>
  type === 'configuration' && source === 'report';

/** The best that is known, or the best of the wanted type; undefined when the report knows none. */
export const propose = (finding: ReportFinding, wanted?: RemediationType): Proposal | undefined =>
  [codeFix, upgrade, rotation, advice]
    .map((make) => make(finding))
    .find(
      (proposal) => proposal !== undefined && (wanted === undefined || proposal.type === wanted),
    );
