import { authorKeys } from '#domain/author-keys';
import {
  type BulkChange,
  type BulkFacts,
  bulkRefusal,
  type HostState,
  isNoChange,
  openAtHostRefusal,
  ruleRefusal,
} from '#domain/bulk-change';
import { type FieldError, fieldError } from '#domain/field-errors';
import { placeOf } from '#domain/finding-place';
import { findingCan, type Refusal, refusalSentences } from '#domain/finding-can';
import type {
  BulkFinding,
  BulkPreview,
  Finding,
  PreviewBulkRequest,
  SuggestDevelopersRequest,
  TriageRulePreviewRequest,
} from '../../generated/model';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { bodyOf } from './request';
import { selectedFindings } from './selection';
import { personOf, roleOf } from './visible';

/** The number of examples per reason, as on the server. */
const shown = 20;

const lineOf = ({ id, attributes: a }: Finding): BulkFinding => ({
  id,
  title: a.title,
  severity: a.severity,
  repository: a.repository.nickname,
  place: placeOf({ attributes: a }) || null,
});

type Facts = BulkFacts & { host: HostState };

const previewOf = (
  findings: readonly Finding[],
  factsOf: (finding: Finding) => Facts,
  refusalOf: (facts: Facts) => Refusal | undefined,
): BulkPreview => {
  const stay = new Map<Refusal, Finding[]>();
  const preview: BulkPreview = {
    total: findings.length,
    will_change: 0,
    known_exploited: 0,
    severities: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
    stay: [],
  };
  for (const finding of findings) {
    const refusal = refusalOf(factsOf(finding));
    if (refusal !== undefined) stay.set(refusal, [...(stay.get(refusal) ?? []), finding]);
    else {
      preview.will_change += 1;
      preview.known_exploited += finding.attributes.kev ? 1 : 0;
      preview.severities[finding.attributes.severity] += 1;
    }
  }
  preview.stay = [...stay]
    .map(([code, those]) => ({
      code,
      reason: refusalSentences[code],
      count: those.length,
      examples: those
        .toSorted(
          (one, other) =>
            other.attributes.priority - one.attributes.priority || (one.id < other.id ? -1 : 1),
        )
        .slice(0, shown)
        .map(lineOf),
    }))
    .toSorted((one, other) => other.count - one.count);
  return preview;
};

const refuseChange = (error: FieldError): never =>
  refuse(422, [{ ...error, loc: ['body', 'change'] }]);

/** Previews an action on the rows of the list without changing anything. */
export const bulkPreviewOverlay = (state: MockState) => {
  const factsFor = (request: Request) => {
    const me = personOf(roleOf(state, request))?.id;
    const confidential = new Set(
      state.repositories
        .filter(({ attributes }) => attributes.deals_with_confidential_data)
        .map(({ id }) => id),
    );
    const hosts = new Map(
      state.repositories.map(({ id, attributes }) => [id, attributes.data.source_control]),
    );
    const hostOf = (repository: string): HostState => {
      const host = hosts.get(repository) ?? 'manual';
      if (host === 'manual') return 'none';
      return state.client.plugins[host].isConfigured ? 'connected' : 'unconnected';
    };
    return ({ attributes: a }: Finding): Facts => ({
      ...a,
      assignee_id: a.assignee?.id ?? null,
      fixable: (a.component?.fixed_version ?? null) !== null,
      guarded: confidential.has(a.repository.id),
      approval: a.review_requested
        ? a.risk_acceptance?.approver?.id === me
          ? 'mine'
          : 'others'
        : 'none',
      host: hostOf(a.repository.id),
    });
  };
  const checked = (change: BulkChange | undefined): BulkChange =>
    change === undefined || isNoChange(change) ? refuseChange(fieldError('no_change')) : change;
  return {
    previewBulkAction: async ({ request }) => {
      const body = await bodyOf<PreviewBulkRequest>(request);
      const rules = {
        send: findingCan.send,
        generate_patch: findingCan.generatePatch,
        open_at_host: openAtHostRefusal,
      };
      const refusalOf =
        body.action === 'triage' ? bulkRefusal(checked(body.change)) : rules[body.action];
      return {
        data: previewOf(selectedFindings(state, request, body), factsFor(request), refusalOf),
      };
    },
    previewTriageRule: async ({ request }) => {
      const { filter, change } = await bodyOf<TriageRulePreviewRequest>(request);
      checked(change);
      const { false_positive: mark, accept_risk: risk, reason } = change;
      if (mark === true && risk) refuseChange(fieldError('one_decision'));
      if (mark === true && !reason?.trim())
        refuse(422, [{ ...fieldError('required'), loc: ['body', 'change', 'reason'] }]);
      const selection = { filter, as_of: '', expected_total: 0 };
      const findings = selectedFindings(state, request, { selection });
      return { data: previewOf(findings, factsFor(request), ruleRefusal(change)) };
    },
    suggestDevelopers: async ({ request }) => {
      const findings = selectedFindings(
        state,
        request,
        await bodyOf<SuggestDevelopersRequest>(request),
      );
      const isBy = ({ attributes: { issue_owner: owner } }: Finding, name: string | null) =>
        name !== null && owner !== null && authorKeys(owner).includes(name.toLowerCase());
      const people = state.team.all.flatMap(({ id, username, email, state: access }) => {
        if (access !== 'active') return [];
        const own = findings.filter((finding) => isBy(finding, email) || isBy(finding, username));
        if (own.length === 0) return [];
        const [latest] = own.toSorted((one, other) =>
          one.attributes.last_seen_at < other.attributes.last_seen_at ? 1 : -1,
        );
        return [
          {
            id,
            findings: own.length,
            file: latest?.attributes.file ?? null,
            changed_at: latest?.attributes.last_seen_at ?? null,
          },
        ];
      });
      return {
        data: {
          total: findings.length,
          people: people.toSorted((one, other) => other.findings - one.findings),
        },
      };
    },
  } satisfies Overlay;
};
