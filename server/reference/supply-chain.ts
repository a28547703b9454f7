import type { Category } from '#domain/finding-category';
import type { SlsaThreat } from '#domain/finding-filters';
import { supplyChainRules, type Scope, type SupplyChainRule } from './supply-chain-rules.ts';

export interface SupplyChainEvidence {
  slsaThreats: readonly SlsaThreat[];
  owaspCicd: readonly string[];
  /** The kinds of evidence that matched, strongest first. */
  kinds: readonly string[];
}

/** The properties of a finding that the rules evaluate. */
export interface SupplyChainInput {
  tool: string;
  ruleId: string;
  ruleName?: string;
  category: Category;
  cwes?: readonly number[];
  vulnerabilityIds?: readonly string[];
  tags?: readonly string[];
  location?: { readonly path: string };
  component?: object;
}

const pipelinePath =
  /(^|\/)(\.github\/workflows\/|\.github\/actions\/|\.gitlab-ci|azure-pipelines|bitbucket-pipelines|\.circleci\/|\.drone\.ya?ml|jenkinsfile|\.travis\.ya?ml|\.buildkite\/|cloudbuild\.ya?ml)/i;
const downloadPath =
  /(^|\/)(dockerfile[^/]*|[^/]*\.dockerfile|\.npmrc|\.yarnrc[^/]*|pip\.conf|nuget\.config|\.gitmodules|settings\.xml)$/i;

const scopes: Record<Scope, (finding: SupplyChainInput) => boolean> = {
  pipeline: ({ location }) => location !== undefined && pipelinePath.test(location.path),
  source: ({ category, component }) =>
    (category === 'sast' || category === 'secret') && component === undefined,
  secret: ({ category }) => category === 'secret',
  infrastructure: ({ category }) =>
    category === 'iac' || category === 'cloud' || category === 'container',
  package: ({ component }) => component !== undefined,
  download: ({ location }) =>
    location !== undefined &&
    (downloadPath.test(location.path) || pipelinePath.test(location.path)),
};

/**
 * Returns the level at which the rule matches; lower is stronger, undefined is no match. Only the
 * strongest level across all rules counts.
 */
function strength(
  rule: SupplyChainRule,
  finding: SupplyChainInput,
  words: string,
): number | undefined {
  if (rule.rules?.[finding.tool.toLowerCase()]?.includes(finding.ruleId)) return 0;
  const inScope = rule.scope === undefined || scopes[rule.scope](finding);
  if (
    rule.vulnerabilityPrefixes?.some((prefix) =>
      finding.vulnerabilityIds?.some((id) => id.startsWith(prefix)),
    )
  )
    return 0;
  // Words of secret rules do not apply to findings of other categories.
  if ((rule.scope !== 'secret' || inScope) && rule.words?.some((word) => words.includes(word)))
    return 1;
  if (inScope && rule.cwes?.some((cwe) => finding.cwes?.includes(cwe))) return 2;
  if (rule.categories?.includes(finding.category)) return 3;
  return undefined;
}

/**
 * Returns the SLSA 1.2 threats and OWASP CI/CD risks that a finding is evidence of. An ordinary
 * weakness in the project's own code yields none.
 */
export function supplyChainEvidence(finding: SupplyChainInput): SupplyChainEvidence {
  const words = [finding.ruleId, finding.ruleName, ...(finding.tags ?? [])].join(' ').toLowerCase();
  const matches = supplyChainRules
    .map((rule) => ({ rule, level: strength(rule, finding, words) }))
    .filter(
      (match): match is { rule: SupplyChainRule; level: number } => match.level !== undefined,
    );
  const strongest = Math.min(...matches.map(({ level }) => level));
  const rules = matches.filter(({ level }) => level === strongest).map(({ rule }) => rule);
  return {
    slsaThreats: [...new Set(rules.flatMap(({ threats }) => threats))].toSorted(),
    owaspCicd: [...new Set(rules.flatMap(({ cicd }) => cicd))]
      .toSorted((a, b) => a - b)
      .map((risk) => `CICD-SEC-${String(risk)}`),
    kinds: rules.map(({ kind }) => kind),
  };
}

const prefixes = [
  ...new Set(supplyChainRules.flatMap(({ vulnerabilityPrefixes }) => vulnerabilityPrefixes ?? [])),
];

/**
 * Findings with the same key have the same evidence. A report has many findings and few keys, so an
 * import computes the evidence once per key.
 */
export const supplyChainKey = ({
  tool,
  ruleId,
  ruleName,
  category,
  cwes,
  vulnerabilityIds,
  tags,
  location,
  component,
}: SupplyChainInput): string =>
  [
    tool,
    ruleId,
    ruleName,
    category,
    cwes?.join(),
    prefixes.filter((prefix) => vulnerabilityIds?.some((id) => id.startsWith(prefix))).join(),
    tags?.join('\0'),
    component !== undefined,
    location !== undefined && pipelinePath.test(location.path),
    location !== undefined && downloadPath.test(location.path),
  ].join('\0');
