import { decodeFilters } from '#domain/finding-filter-codec';
import { severityRank } from '#domain/finding-filters';
import { gateSentences, incompleteSentences, provesNothing } from '#domain/gate-outcome';
import { scanGapOf } from '#domain/scan-notes';
import type {
  Finding,
  GateBlocker,
  GateIncomplete,
  GateRequest,
  GateResult,
  Policy,
  Repository,
  Scan,
} from '../../generated/model';
import { isOpen } from '../data/counts';
import { dayMs, today } from '../data/today';
import { meetsFilters } from './filter-tests';
import { changeOf } from './finding-changes';

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

/** Older reports are ignored, as on the server. */
const reportDays = 30;

const codesOf = ({ attributes: { notes } }: Scan): string[] => notes.map(({ code }) => code);

const isImported = ({ attributes: a }: Scan): boolean =>
  a.status === 'succeeded' && a.undone_at === null && !a.dry_run;

/** The newest scan, if it is an upload that could not be imported. */
const failedUploadOf = ([newest]: readonly Scan[]): GateIncomplete[] =>
  newest?.attributes.status === 'failed' && newest.attributes.run === null
    ? [
        {
          scan_id: newest.id,
          tool: newest.attributes.tool_hint,
          code: 'import_failed',
          facts: {},
          text: `The latest report could not be imported: ${newest.attributes.error?.message ?? 'the reason is not known.'}`,
        },
      ]
    : [];

/** The latest scan of each tool. */
const latestOf = (scans: readonly Scan[]): Scan[] => {
  const oldest = new Date(today() - reportDays * dayMs).toISOString();
  const byTool = new Map<string | null, Scan>();
  for (const scan of scans) {
    const { tool, created_at: at } = scan.attributes;
    if (isImported(scan) && at >= oldest && !byTool.has(tool)) byTool.set(tool, scan);
  }
  return [...byTool.values()];
};

const incompleteOf = (scans: readonly Scan[], latest: readonly Scan[]): GateIncomplete[] => [
  ...failedUploadOf(scans),
  ...(latest.flatMap(({ id, attributes: { tool, notes } }) =>
    notes
      .filter(({ code }) => scanGapOf(code) !== undefined)
      .map((note) => ({ ...note, scan_id: id, tool: note.facts.tool ?? tool })),
  ) as GateIncomplete[]), // codes with a gap are those of the contract
];

const breaking = (
  { new_only: isNewOnly }: GateRequest,
  limits: readonly Limit[],
  findings: readonly Finding[],
): GateBlocker[] =>
  findings
    .filter(
      (finding) =>
        isOpen(finding) && (isNewOnly !== true || changeOf(finding.attributes) === 'new'),
    )
    .flatMap(({ id, attributes }): GateBlocker[] => {
      const broken = limits.find(({ isBroken }) => isBroken({ id, attributes }));
      const { title, severity, priority } = attributes;
      return broken
        ? [
            {
              ...{ finding_id: id, title, severity, priority },
              ...{ limit: broken.limit, reason: broken.reason },
            },
          ]
        : [];
    })
    .toSorted((one, other) => other.priority - one.priority);

type Checked = {
  repository: Repository;
  policies: readonly Policy[];
  /** The repository's findings that the caller may see. */
  findings: readonly Finding[];
  /** The repository's scans, newest first. In the mock, they are of every branch. */
  scans: readonly Scan[];
};

export const checkedGate = (
  request: GateRequest,
  { repository, policies, findings, scans }: Checked,
): GateResult => {
  const { nickname, data } = repository.attributes;
  const place = `${nickname} on ${request.branch ?? data.branch}`;
  const limits = limitsOf(policies, request);
  const none = { blockers: [], total: 0, left_out: { total: 0, tools: [] }, incomplete: [] };
  const without = (outcome: 'no_rule' | 'not_scanned'): GateResult => ({
    ...none,
    passed: outcome === 'no_rule' ? null : false,
    outcome,
    message: gateSentences[outcome](0, place),
  });
  if (limits.length === 0) return without('no_rule');
  if (!scans.some(isImported)) return without('not_scanned');
  const blockers = breaking(request, limits, findings);
  const { length: total } = blockers;
  const latest = latestOf(scans);
  const incomplete = incompleteOf(scans, latest);
  const codes = incomplete.map(({ code }) => code);
  const mayPass = request.allow_incomplete === true || !provesNothing(codes, latest.map(codesOf));
  const outcome = total > 0 ? 'blocked' : mayPass ? 'passed' : 'incomplete';
  return {
    ...none,
    passed: outcome === 'passed',
    outcome,
    blockers: blockers.slice(0, 100),
    total,
    incomplete,
    message: gateSentences[outcome](total, place) + incompleteSentences(incomplete),
  };
};
