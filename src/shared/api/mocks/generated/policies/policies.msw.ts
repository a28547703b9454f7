/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { ControlList, GateResult, PolicyDocument, PolicyList } from '../../../generated/model';

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
        assessable_by: ['zizmor', 'OpenSSF Scorecard'],
      },
    },
  ],
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
  getCheckGateMockHandler(),
];
