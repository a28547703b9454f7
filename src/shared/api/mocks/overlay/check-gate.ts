import { decodeFilters } from '#domain/finding-filter-codec';
import { severityRank } from '#domain/finding-filters';
import type {
  Finding,
  GateBlocker,
  GateOutcome,
  GateRequest,
  GateResult,
  Policy,
} from '../../generated/model';
import { changeOf, meetsFilters } from './matching';

type Limit = Pick<GateBlocker, 'limit' | 'reason'> & { isBroken: (finding: Finding) => boolean };

/** The organization's rules first, as on the server. */
const limitsOf = (policies: readonly Policy[], request: GateRequest): Limit[] => {
  const { fail_on: severity, max_priority: priority } = request;
  const rules = policies.filter(({ enabled, actions }) => enabled && actions.gate);
  return [
    ...rules.map(({ name, conditions }): Limit => {
      const filters = decodeFilters(
        Object.fromEntries(conditions.map(({ key, value }) => [key, value])),
      );
      return { limit: 'policy', reason: name, isBroken: meetsFilters(filters) };
    }),
    ...(severity === undefined
      ? []
      : [
          {
            limit: 'severity' as const,
            reason: `Severity is ${severity} or worse`,
            isBroken: ({ attributes }: Finding) =>
              severityRank(attributes.severity) <= severityRank(severity),
          },
        ]),
    ...(priority === undefined
      ? []
      : [
          {
            limit: 'priority' as const,
            reason: `Priority is above ${String(priority)}`,
            isBroken: ({ attributes }: Finding) => attributes.priority > priority,
          },
        ]),
  ];
};

/** @param findings the repository's findings that the caller may see */
export const checkedGate = (
  request: GateRequest,
  policies: readonly Policy[],
  findings: readonly Finding[],
): GateResult => {
  const limits = limitsOf(policies, request);
  const all = findings
    .filter(
      ({ attributes }) =>
        ['open', 'in_progress'].includes(attributes.status) &&
        !attributes.false_positive &&
        !attributes.is_duplicate &&
        (request.new_only !== true || changeOf(attributes) === 'new'),
    )
    .flatMap((finding): GateBlocker[] => {
      const broken = limits.find(({ isBroken }) => isBroken(finding));
      const { title, severity, priority } = finding.attributes;
      return broken
        ? [
            {
              finding_id: finding.id,
              title,
              severity,
              priority,
              limit: broken.limit,
              reason: broken.reason,
            },
          ]
        : [];
    });
  const outcome: GateOutcome =
    limits.length === 0 ? 'no_rule' : all.length === 0 ? 'passed' : 'blocked';
  return {
    passed: outcome === 'no_rule' ? null : outcome === 'passed',
    outcome,
    blockers: all.toSorted((one, other) => other.priority - one.priority).slice(0, 100),
    total: all.length,
    // In the mock, every tool has complete reports for all branches.
    left_out: { total: 0, tools: [] },
    incomplete: [],
    message:
      outcome === 'blocked'
        ? `${String(all.length)} findings block ${request.repository}.`
        : `Nothing blocks ${request.repository}.`,
  };
};
