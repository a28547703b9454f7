/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  IntelligenceState,
  JobRef,
  PrioritySettingsDocument,
  PrioritySimulationDocument,
} from '../../../generated/model';

export const getGetPrioritySettingsResponseMock = (): PrioritySettingsDocument => ({
  data: {
    toggle: true,
    industryStandardFrameworks: { cvss: true, cwe: true },
    complianceFrameworks: { iso: true, nist: true, soc: true },
    exploitabilityFactors: { activeExploits: true, easeExploitation: true, epss: true },
    impactOnCriticalSystems: { vulnSensitiveData: true, vulnImpactingCriticalData: true },
    complianceStandars: {
      pciDss4: true,
      pciDss3: false,
      dora: true,
      cisBenchmarks: true,
      soc2: true,
      iso: true,
      nist: true,
    },
    weights: {
      industryStandardFrameworks: 35,
      exploitabilityFactors: 45,
      impactOnCriticalSystems: 14,
      complianceFrameworks: 2,
      complianceStandars: 4,
    },
  },
  defaults: {
    toggle: true,
    industryStandardFrameworks: { cvss: true, cwe: true },
    complianceFrameworks: { iso: true, nist: true, soc: true },
    exploitabilityFactors: { activeExploits: true, easeExploitation: true, epss: true },
    impactOnCriticalSystems: { vulnSensitiveData: true, vulnImpactingCriticalData: true },
    complianceStandars: {
      pciDss4: true,
      pciDss3: false,
      dora: true,
      cisBenchmarks: true,
      soc2: true,
      iso: true,
      nist: true,
    },
    weights: {
      industryStandardFrameworks: 35,
      exploitabilityFactors: 45,
      impactOnCriticalSystems: 14,
      complianceFrameworks: 2,
      complianceStandars: 4,
    },
  },
  recomputing: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    kind: 'send_findings',
    status: 'queued',
    progress: 0.4,
    title: 'Send 214 findings to 2 developers',
    can_cancel: true,
    can_undo: false,
    run_at: '2026-02-03T06:00:41Z',
    result: { done: 214, skipped: 0 },
    error: null,
    error_code: null,
    download_url: null,
    created_at: '2026-02-03T06:00:41Z',
    finished_at: null,
    can_retry: false,
    action: null,
    about: null,
    subject: { type: 'scan', id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01' },
    counts: { total: 214, done: 80, skipped: 2, failed: 0 },
    created_by: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    expires_at: null,
    size: null,
  },
});

export const getUpdatePrioritySettingsResponseMock = (): PrioritySettingsDocument => ({
  data: {
    toggle: true,
    industryStandardFrameworks: { cvss: true, cwe: true },
    complianceFrameworks: { iso: true, nist: true, soc: true },
    exploitabilityFactors: { activeExploits: true, easeExploitation: true, epss: true },
    impactOnCriticalSystems: { vulnSensitiveData: true, vulnImpactingCriticalData: true },
    complianceStandars: {
      pciDss4: true,
      pciDss3: false,
      dora: true,
      cisBenchmarks: true,
      soc2: true,
      iso: true,
      nist: true,
    },
    weights: {
      industryStandardFrameworks: 35,
      exploitabilityFactors: 45,
      impactOnCriticalSystems: 14,
      complianceFrameworks: 2,
      complianceStandars: 4,
    },
  },
  defaults: {
    toggle: true,
    industryStandardFrameworks: { cvss: true, cwe: true },
    complianceFrameworks: { iso: true, nist: true, soc: true },
    exploitabilityFactors: { activeExploits: true, easeExploitation: true, epss: true },
    impactOnCriticalSystems: { vulnSensitiveData: true, vulnImpactingCriticalData: true },
    complianceStandars: {
      pciDss4: true,
      pciDss3: false,
      dora: true,
      cisBenchmarks: true,
      soc2: true,
      iso: true,
      nist: true,
    },
    weights: {
      industryStandardFrameworks: 35,
      exploitabilityFactors: 45,
      impactOnCriticalSystems: 14,
      complianceFrameworks: 2,
      complianceStandars: 4,
    },
  },
  recomputing: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    kind: 'send_findings',
    status: 'queued',
    progress: 0.4,
    title: 'Send 214 findings to 2 developers',
    can_cancel: true,
    can_undo: false,
    run_at: '2026-02-03T06:00:41Z',
    result: { done: 214, skipped: 0 },
    error: null,
    error_code: null,
    download_url: null,
    created_at: '2026-02-03T06:00:41Z',
    finished_at: null,
    can_retry: false,
    action: null,
    about: null,
    subject: { type: 'scan', id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01' },
    counts: { total: 214, done: 80, skipped: 2, failed: 0 },
    created_by: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    expires_at: null,
    size: null,
  },
});

export const getSimulatePrioritySettingsResponseMock = (): PrioritySimulationDocument => ({
  data: {
    findings: 1204,
    moved: 312,
    up: 240,
    down: 72,
    is_exact: true,
    movers: [
      {
        finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        title: 'SQL injection in the statement builder',
        repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
        from: 61,
        to: 87,
      },
    ],
    histogram: [{ from: 80, before: 120, after: 142 }],
    decisions: [{ decision: 'attend', findings: 58, before: 71, after: 78 }],
    ranking: {
      cves: 184,
      exploited: 23,
      points: [{ share: 0.1, now: 0.74, after: 0.83, epss: 0.7, cvss: 0.35 }],
    },
  },
});

export const getGetIntelligenceResponseMock = (): IntelligenceState => ({
  data: [
    {
      name: 'kev',
      entries: 1342,
      as_of: '2026-02-02',
      loaded_at: '2026-02-03T02:00:00Z',
      source: 'bundled',
      error: null,
      error_type: null,
      error_facts: {},
      next_at: '2026-02-04T02:00:00Z',
    },
  ],
});

export const getRefreshIntelligenceResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getGetPrioritySettingsMockHandler = (
  overrideResponse?:
    | PrioritySettingsDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PrioritySettingsDocument> | PrioritySettingsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/prioritization',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPrioritySettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePrioritySettingsMockHandler = (
  overrideResponse?:
    | PrioritySettingsDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PrioritySettingsDocument> | PrioritySettingsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/prioritization',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePrioritySettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSimulatePrioritySettingsMockHandler = (
  overrideResponse?:
    | PrioritySimulationDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PrioritySimulationDocument> | PrioritySimulationDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/prioritization/simulate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSimulatePrioritySettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetIntelligenceMockHandler = (
  overrideResponse?:
    | IntelligenceState
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<IntelligenceState> | IntelligenceState),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/intelligence',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIntelligenceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRefreshIntelligenceMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/intelligence/refresh',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRefreshIntelligenceResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};
export const getPrioritizationMock = () => [
  getGetPrioritySettingsMockHandler(),
  getUpdatePrioritySettingsMockHandler(),
  getSimulatePrioritySettingsMockHandler(),
  getGetIntelligenceMockHandler(),
  getRefreshIntelligenceMockHandler(),
];
