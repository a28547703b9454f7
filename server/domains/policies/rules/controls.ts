import type { SlsaThreat } from '#domain/finding-filters';
import { type ComplianceStandard, complianceStandardKeys } from '#domain/priority/settings';
import { withAncestors } from '../../../reference/cwe.ts';
import compliance from '../../../reference/data/compliance.json' with { type: 'json' };
import type { Category } from '#domain/finding-category';
import { type Coverage, coverageOfThreat, mergeCoverage } from './coverage.ts';
import { relatedControls, type RelatedControl } from './related-controls.ts';

/** The framework version behind each standard. */
export const complianceStandards = {
  pciDss4: 'pci-dss-4.0',
  pciDss3: 'pci-dss-3.2.1',
  dora: 'dora',
  cisBenchmarks: 'cis-controls-8.1',
  soc2: 'soc2-tsc',
  iso: 'iso-27001-2022',
  nist: 'nist-800-53',
} as const satisfies Record<ComplianceStandard, string>;
export { type ComplianceStandard, complianceStandardKeys };

/** The field of the finding that maps to the control. */
export interface Evidence {
  kind: 'weakness' | 'vulnerability' | 'category' | 'slsa_threat';
  /** E.g. `CWE-564`. */
  value: string;
  /** The mapped CWE, if it is an ancestor of the finding's own, e.g. `CWE-89`. */
  kindOf?: string;
}

export interface Control {
  standard: ComplianceStandard;
  /** Name and version of the framework, e.g. `PCI DSS v4.0.1`. */
  framework: string;
  control: string;
  title: string;
  because: Evidence;
  /** The publisher of the mapping; absent if Parapet itself relates the control. */
  source?: string;
}

export interface ControlInput {
  category: Category;
  cwes: readonly number[];
  vulnerabilityIds: readonly string[];
  slsaThreats: readonly SlsaThreat[];
}

const standardOf = new Map<string, ComplianceStandard>(
  complianceStandardKeys.map((key) => [complianceStandards[key], key]),
);
const frameworkNames = new Map(compliance.frameworks.map(({ id, name }) => [id, name]));
const sourceNames = new Map(compliance.sources.map(({ id, name }) => [id, name]));
const titles = new Map(
  compliance.requirements.map(({ framework, id, title }) => [`${framework} ${id}`, title]),
);

const publishedByCwe = new Map<
  number,
  { framework: string; requirement: string; source: string }[]
>();
for (const row of compliance.published) {
  if (!('cwe' in row)) continue;
  publishedByCwe.set(row.cwe, [...(publishedByCwe.get(row.cwe) ?? []), row]);
}

function control(
  framework: string,
  id: string,
  rest: Pick<Control, 'because' | 'source'>,
): Control[] {
  const standard = standardOf.get(framework);
  if (standard === undefined) return [];
  return [
    {
      standard,
      framework: frameworkNames.get(framework) ?? framework,
      control: id,
      title: titles.get(`${framework} ${id}`) ?? id,
      ...rest,
    },
  ];
}

const weakness = (cwe: number): Evidence => ({ kind: 'weakness', value: `CWE-${String(cwe)}` });

/**
 * Published mappings name CWEs at mixed levels, so an unmapped CWE uses the mapping of its nearest
 * mapped ancestor.
 */
function published(cwe: number): Control[] {
  for (const ancestor of withAncestors(cwe)) {
    const rows = publishedByCwe.get(ancestor);
    if (rows === undefined) continue;
    const because = {
      ...weakness(cwe),
      ...(ancestor !== cwe && { kindOf: weakness(ancestor).value }),
    };
    return rows.flatMap(({ framework, requirement, source }) =>
      control(framework, requirement, { because, source: sourceNames.get(source) ?? source }),
    );
  }
  return [];
}

function evidence(
  rule: RelatedControl,
  finding: ControlInput,
  ancestry: ReadonlyMap<number, number>,
): Evidence | undefined {
  const cwe = rule.cwes?.map((id) => ancestry.get(id)).find((id) => id !== undefined);
  if (cwe !== undefined) return weakness(cwe);
  const [vulnerability] = finding.vulnerabilityIds;
  if (rule.knownVulnerability && vulnerability !== undefined)
    return { kind: 'vulnerability', value: vulnerability };
  if (rule.categories?.includes(finding.category))
    return { kind: 'category', value: finding.category };
  const threat = finding.slsaThreats.find((letter) => letter <= 'G');
  if (rule.pipeline && threat !== undefined) return { kind: 'slsa_threat', value: threat };
  return undefined;
}

/** Returns the controls of a finding, one row each, published mappings before related controls. */
export function toControls(finding: ControlInput): Control[] {
  const ancestry = new Map(
    finding.cwes.flatMap((cwe) =>
      [...withAncestors(cwe)].map((ancestor) => [ancestor, cwe] as const),
    ),
  );
  const related = relatedControls.flatMap((rule) => {
    const because = evidence(rule, finding, ancestry);
    return because === undefined ? [] : control(rule.framework, rule.control, { because });
  });
  const unique = new Map<string, Control>();
  for (const found of [...finding.cwes.flatMap(published), ...related]) {
    const key = `${found.standard} ${found.control}`;
    if (!unique.has(key)) unique.set(key, found);
  }
  return [...unique.values()];
}

const codeReaders = ['sast', 'dast', 'mobile'] as const;
const pipelineThreats = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const publishedControls = new Set(
  compliance.published.map(({ framework, requirement }) => `${framework} ${requirement}`),
);

/** Returns the tools that could find violations of a control. None if nothing is mapped to it. */
export const coverageOfControl = (framework: string, control: string): Coverage =>
  mergeCoverage([
    {
      tools: [],
      categories: publishedControls.has(`${framework} ${control}`) ? codeReaders : [],
    },
    ...relatedControls
      .filter((rule) => rule.framework === framework && rule.control === control)
      .flatMap((rule): Coverage[] => [
        {
          tools: [],
          categories: [
            ...(rule.categories ?? []),
            ...(rule.cwes ? codeReaders : []),
            ...(rule.knownVulnerability ? (['sca', 'container', 'sbom'] as const) : []),
          ],
        },
        ...(rule.pipeline ? pipelineThreats.map(coverageOfThreat) : []),
      ]),
  ]);
