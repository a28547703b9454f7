/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BulkPreviewDocument,
  ControlList,
  GateResult,
  JobRef,
  PolicyDocument,
  PolicyList,
  RecordedAssessmentDocument,
  TriageRuleDocument,
  TriageRuleList,
} from '../../../generated/model';

export const getListPoliciesResponseMock = (): PolicyList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'Criticals within a week',
      description: null,
      category: 'sla',
      enabled: true,
      conditions: [{ key: 'severity', value: 'critical' }],
      actions: { due_days: 7, notify: true, gate: true },
      violations: 11,
      version: 1,
      updated_at: '2026-02-03T06:00:41Z',
    },
  ],
  applying: null,
});

export const getCreatePolicyResponseMock = (): PolicyDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Criticals within a week',
    description: null,
    category: 'sla',
    enabled: true,
    conditions: [{ key: 'severity', value: 'critical' }],
    actions: { due_days: 7, notify: true, gate: true },
    violations: 11,
    version: 1,
    updated_at: '2026-02-03T06:00:41Z',
  },
});

export const getGetPolicyResponseMock = (): PolicyDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Criticals within a week',
    description: null,
    category: 'sla',
    enabled: true,
    conditions: [{ key: 'severity', value: 'critical' }],
    actions: { due_days: 7, notify: true, gate: true },
    violations: 11,
    version: 1,
    updated_at: '2026-02-03T06:00:41Z',
  },
});

export const getUpdatePolicyResponseMock = (): PolicyDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Criticals within a week',
    description: null,
    category: 'sla',
    enabled: true,
    conditions: [{ key: 'severity', value: 'critical' }],
    actions: { due_days: 7, notify: true, gate: true },
    violations: 11,
    version: 1,
    updated_at: '2026-02-03T06:00:41Z',
  },
});

export const getListPolicyControlsResponseMock = (): ControlList => ({
  data: [
    {
      standard: 'pciDss4',
      name: 'PCI DSS 4',
      control: '6.2.4',
      title: 'Software attacks are prevented or mitigated',
      uri: 'https://www.pcisecuritystandards.org/',
      violations: 23,
      assessment: {
        seen_by: [{ tool: 'zizmor', at: '2026-01-12T08:14:03Z' }],
        outdated: null,
        repositories: { looked_at: 9, total: 12 },
        assessable_by: ['zizmor', 'OpenSSF Scorecard'],
        recorded: null,
      },
    },
  ],
});

export const getRecordAssessmentResponseMock = (): RecordedAssessmentDocument => ({
  data: {
    reason: 'The host’s settings are reviewed in the yearly audit.',
    until: '2026-12-31',
    recorded_by: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    recorded_at: '2026-01-12T08:14:03Z',
  },
});

export const getListTriageRulesResponseMock = (): TriageRuleList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'Test code is no risk',
      enabled: true,
      filter: {},
      change: {
        false_positive: true,
        accept_risk: null,
        assignee: null,
        add_tags: ['test-code'],
        due_days: null,
        reason: 'Test code is not deployed.',
      },
      created_by: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      created_at: '2026-02-03T06:00:41Z',
      updated_at: '2026-02-03T06:00:41Z',
      version: 1,
      last_run: {
        job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        at: '2026-02-03T06:00:41Z',
        changed: 14,
      },
      undoable: 14,
      obstacle: null,
    },
  ],
});

export const getCreateTriageRuleResponseMock = (): TriageRuleDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Test code is no risk',
    enabled: true,
    filter: {},
    change: {
      false_positive: true,
      accept_risk: null,
      assignee: null,
      add_tags: ['test-code'],
      due_days: null,
      reason: 'Test code is not deployed.',
    },
    created_by: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    created_at: '2026-02-03T06:00:41Z',
    updated_at: '2026-02-03T06:00:41Z',
    version: 1,
    last_run: {
      job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      at: '2026-02-03T06:00:41Z',
      changed: 14,
    },
    undoable: 14,
    obstacle: null,
  },
});

export const getOrderTriageRulesResponseMock = (): TriageRuleList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'Test code is no risk',
      enabled: true,
      filter: {},
      change: {
        false_positive: true,
        accept_risk: null,
        assignee: null,
        add_tags: ['test-code'],
        due_days: null,
        reason: 'Test code is not deployed.',
      },
      created_by: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      created_at: '2026-02-03T06:00:41Z',
      updated_at: '2026-02-03T06:00:41Z',
      version: 1,
      last_run: {
        job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        at: '2026-02-03T06:00:41Z',
        changed: 14,
      },
      undoable: 14,
      obstacle: null,
    },
  ],
});

export const getPreviewTriageRuleResponseMock = (): BulkPreviewDocument => ({
  data: {
    total: 3066,
    will_change: 2981,
    known_exploited: 4,
    severities: { critical: 31, high: 402, medium: 1588, low: 960, info: 0 },
    stay: [
      {
        code: 'is_false_positive',
        reason: 'It is marked as false positive.',
        count: 61,
        examples: [
          {
            id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
            title: 'SQL injection in the statement builder',
            severity: 'high',
            repository: 'ledger-api',
            place: 'src/statements/search.ts:41',
          },
        ],
      },
    ],
  },
});

export const getGetTriageRuleResponseMock = (): TriageRuleDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Test code is no risk',
    enabled: true,
    filter: {},
    change: {
      false_positive: true,
      accept_risk: null,
      assignee: null,
      add_tags: ['test-code'],
      due_days: null,
      reason: 'Test code is not deployed.',
    },
    created_by: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    created_at: '2026-02-03T06:00:41Z',
    updated_at: '2026-02-03T06:00:41Z',
    version: 1,
    last_run: {
      job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      at: '2026-02-03T06:00:41Z',
      changed: 14,
    },
    undoable: 14,
    obstacle: null,
  },
});

export const getUpdateTriageRuleResponseMock = (): TriageRuleDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    name: 'Test code is no risk',
    enabled: true,
    filter: {},
    change: {
      false_positive: true,
      accept_risk: null,
      assignee: null,
      add_tags: ['test-code'],
      due_days: null,
      reason: 'Test code is not deployed.',
    },
    created_by: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    created_at: '2026-02-03T06:00:41Z',
    updated_at: '2026-02-03T06:00:41Z',
    version: 1,
    last_run: {
      job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      at: '2026-02-03T06:00:41Z',
      changed: 14,
    },
    undoable: 14,
    obstacle: null,
  },
});

export const getApplyTriageRuleResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getUndoTriageRuleResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getCheckGateResponseMock = (): GateResult => ({
  passed: false,
  outcome: 'blocked',
  blockers: [
    {
      finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      title: 'SQL injection in the statement builder',
      severity: 'high',
      priority: 87,
      limit: 'policy',
      reason: 'Criticals within a week',
    },
  ],
  total: 1,
  left_out: { total: 0, tools: [] },
  incomplete: [
    {
      scan_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
      tool: 'Semgrep',
      code: 'scan_failed',
      facts: {
        tool: 'trivy',
        sent_as: 'nessus',
        observed_at: '2026-02-03T06:00:41Z',
        later_at: '2026-02-03T06:00:41Z',
        kept_fixed: 0,
        components: 1,
        looked_for: '/results',
        entries: 12,
        read: 3,
        place: '/results/4',
        files: ['.semgrepignore'],
        rules: ['js/sql-injection'],
        packages: ['left-pad'],
        hosts: ['mirror.example.com'],
      },
      text: 'Semgrep reports a failed scan, so no missing findings were closed.',
    },
  ],
  message: '1 finding blocks ledger-api.',
});

export const getListPoliciesMockHandler = (
  overrideResponse?:
    | PolicyList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PolicyList> | PolicyList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/policies',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPoliciesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreatePolicyMockHandler = (
  overrideResponse?:
    | PolicyDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PolicyDocument> | PolicyDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/policies',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePolicyResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGetPolicyMockHandler = (
  overrideResponse?:
    | PolicyDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PolicyDocument> | PolicyDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/policies/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPolicyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePolicyMockHandler = (
  overrideResponse?:
    | PolicyDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PolicyDocument> | PolicyDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/policies/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePolicyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeletePolicyMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/policies/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getListPolicyControlsMockHandler = (
  overrideResponse?:
    | ControlList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ControlList> | ControlList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/policy-controls',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPolicyControlsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRecordAssessmentMockHandler = (
  overrideResponse?:
    | RecordedAssessmentDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<RecordedAssessmentDocument> | RecordedAssessmentDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/recorded-assessments/:kind/:code',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordAssessmentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRemoveRecordedAssessmentMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/recorded-assessments/:kind/:code',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getListTriageRulesMockHandler = (
  overrideResponse?:
    | TriageRuleList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TriageRuleList> | TriageRuleList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/triage-rules',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListTriageRulesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateTriageRuleMockHandler = (
  overrideResponse?:
    | TriageRuleDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TriageRuleDocument> | TriageRuleDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/triage-rules',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateTriageRuleResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getOrderTriageRulesMockHandler = (
  overrideResponse?:
    | TriageRuleList
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TriageRuleList> | TriageRuleList),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/triage-rules/order',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getOrderTriageRulesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPreviewTriageRuleMockHandler = (
  overrideResponse?:
    | BulkPreviewDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BulkPreviewDocument> | BulkPreviewDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/triage-rules/preview',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPreviewTriageRuleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetTriageRuleMockHandler = (
  overrideResponse?:
    | TriageRuleDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TriageRuleDocument> | TriageRuleDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/triage-rules/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetTriageRuleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateTriageRuleMockHandler = (
  overrideResponse?:
    | TriageRuleDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<TriageRuleDocument> | TriageRuleDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/triage-rules/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateTriageRuleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteTriageRuleMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/triage-rules/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getApplyTriageRuleMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/triage-rules/:id/apply',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApplyTriageRuleResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getUndoTriageRuleMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/triage-rules/:id/undo',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUndoTriageRuleResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getCheckGateMockHandler = (
  overrideResponse?:
    | GateResult
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GateResult> | GateResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/gate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckGateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPoliciesMock = () => [
  getListPoliciesMockHandler(),
  getCreatePolicyMockHandler(),
  getGetPolicyMockHandler(),
  getUpdatePolicyMockHandler(),
  getDeletePolicyMockHandler(),
  getListPolicyControlsMockHandler(),
  getRecordAssessmentMockHandler(),
  getRemoveRecordedAssessmentMockHandler(),
  getListTriageRulesMockHandler(),
  getCreateTriageRuleMockHandler(),
  getOrderTriageRulesMockHandler(),
  getPreviewTriageRuleMockHandler(),
  getGetTriageRuleMockHandler(),
  getUpdateTriageRuleMockHandler(),
  getDeleteTriageRuleMockHandler(),
  getApplyTriageRuleMockHandler(),
  getUndoTriageRuleMockHandler(),
  getCheckGateMockHandler(),
];
