/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker/locale/en';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BillList,
  ComponentDiff,
  ComponentDocument,
  ComponentList,
  DependencyGraph,
  SbomFindingDocument,
  SbomFindingList,
} from '../../../generated/model';

export const getListSbomFindingsResponseMock = (): SbomFindingList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      attributes: {
        title: 'Command injection in lodash',
        severity: 'high',
        priority: 64,
        vulnerability: 'CVE-2021-23337',
        component: {
          name: 'pg',
          version: '8.11.0',
          purl: 'pkg:npm/pg@8.11.0',
          ecosystem: 'npm',
          fixed_version: '8.11.3',
        },
        repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
        status: 'open',
        first_seen_at: '2026-02-03T06:00:41Z',
      },
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getGetSbomFindingResponseMock = (): SbomFindingDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    attributes: {
      title: 'Command injection in lodash',
      severity: 'high',
      priority: 64,
      vulnerability: 'CVE-2021-23337',
      component: {
        name: 'pg',
        version: '8.11.0',
        purl: 'pkg:npm/pg@8.11.0',
        ecosystem: 'npm',
        fixed_version: '8.11.3',
      },
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      status: 'open',
      first_seen_at: '2026-02-03T06:00:41Z',
    },
  },
});

export const getListComponentsResponseMock = (): ComponentList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      attributes: {
        name: 'lodash',
        group: null,
        version: '4.17.20',
        purl: 'pkg:npm/lodash@4.17.20',
        type: 'library',
        ecosystem: 'npm',
        licenses: ['MIT'],
        supplier: null,
        direct: false,
        repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
        vulnerabilities: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
        worst: 'high',
        dependents: 2,
        bills: [],
        first_seen_at: '2026-01-12T08:14:03Z',
        last_seen_at: '2026-02-03T06:00:41Z',
      },
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getGetComponentResponseMock = (): ComponentDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    attributes: {
      name: 'lodash',
      group: null,
      version: '4.17.20',
      purl: 'pkg:npm/lodash@4.17.20',
      type: 'library',
      ecosystem: 'npm',
      licenses: ['MIT'],
      supplier: null,
      direct: false,
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      vulnerabilities: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      worst: 'high',
      dependents: 2,
      bills: [],
      first_seen_at: '2026-01-12T08:14:03Z',
      last_seen_at: '2026-02-03T06:00:41Z',
      hashes: { 'SHA-256': '9b1dd6c2f8e04d17' },
      findings: [
        {
          finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          vulnerability: 'CVE-2021-23337',
          severity: 'high',
          priority: 64,
          cvss_score: 7.2,
          epss: 0.04,
          kev: false,
          fixed_version: '4.17.21',
          title: 'Command injection in lodash',
        },
      ],
      paths: [
        {
          nodes: [
            { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01', name: 'ledger-api', version: '1.4.2' },
          ],
        },
      ],
      upgrade: { version: '4.17.21', change: 'patch', closes: 1, leaves: 0 },
      upgrades: [{ version: '4.17.21', change: 'patch', closes: 1, leaves: 0 }],
      siblings: [
        { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01', name: 'ledger-api', version: '1.4.2' },
      ],
      elsewhere: [
        {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
        },
      ],
    },
  },
});

export const getGetDependencyGraphResponseMock = (): DependencyGraph => ({
  nodes: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      name: 'lodash',
      version: '4.17.20',
      worst: 'high',
      direct: false,
    },
  ],
  edges: [
    { from: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01', to: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a02' },
  ],
  truncated: false,
});

export const getDiffSbomsResponseMock = (): ComponentDiff => ({
  from: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c02',
  to: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
  added: 0,
  removed: 0,
  changed: 1,
  licenses_changed: 0,
  brings: { total: 1, kev: 0, severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 } },
  mends: { total: 1, kev: 0, severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 } },
  data: [
    {
      change: 'upgraded',
      name: 'lodash',
      from_version: '4.17.20',
      to_version: '4.17.21',
      purl: 'pkg:npm/lodash@4.17.21',
      from_licenses: ['MIT'],
      to_licenses: ['MIT'],
      licenses_changed: false,
      brings: [],
      mends: [
        {
          finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          vulnerability: 'CVE-2021-23337',
          severity: 'high',
          kev: false,
          priority: 64,
          status: 'open',
          title: 'Command injection in lodash',
          fixed_version: '4.17.21',
        },
      ],
    },
  ],
});

export const getExportSbomResponseMock = (): ArrayBuffer =>
  new ArrayBuffer(faker.number.int({ min: 1, max: 64 }));

export const getListSbomsResponseMock = (): BillList => ({
  data: [
    {
      scan_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
      subject: 'shop/api',
      tool: 'syft',
      file_name: 'bom.json',
      branch: 'main',
      components: 412,
      observed_at: '2026-02-03T06:00:12Z',
    },
  ],
});

export const getListSbomFindingsMockHandler = (
  overrideResponse?:
    | SbomFindingList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SbomFindingList> | SbomFindingList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/sbom-findings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSbomFindingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSbomFindingMockHandler = (
  overrideResponse?:
    | SbomFindingDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SbomFindingDocument> | SbomFindingDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/sbom-findings/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSbomFindingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListComponentsMockHandler = (
  overrideResponse?:
    | ComponentList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ComponentList> | ComponentList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/components',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListComponentsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetComponentMockHandler = (
  overrideResponse?:
    | ComponentDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ComponentDocument> | ComponentDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/components/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetComponentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetDependencyGraphMockHandler = (
  overrideResponse?:
    | DependencyGraph
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DependencyGraph> | DependencyGraph),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/repositories/:id/dependencies',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetDependencyGraphResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDiffSbomsMockHandler = (
  overrideResponse?:
    | ComponentDiff
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ComponentDiff> | ComponentDiff),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/repositories/:id/sbom-diff',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDiffSbomsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getExportSbomMockHandler = (
  overrideResponse?:
    | ArrayBuffer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ArrayBuffer> | ArrayBuffer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/repositories/:id/sbom',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getExportSbomResponseMock();
      return HttpResponse.arrayBuffer(
        binaryBody instanceof ArrayBuffer ? binaryBody : new ArrayBuffer(0),
        { status: 200, headers: { 'Content-Type': 'application/octet-stream' } },
      );
    },
    options,
  );
};

export const getListSbomsMockHandler = (
  overrideResponse?:
    | BillList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BillList> | BillList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/repositories/:id/sboms',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSbomsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPutAwaySbomMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/repositories/:id/sboms/:scan',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getSbomMock = () => [
  getListSbomFindingsMockHandler(),
  getGetSbomFindingMockHandler(),
  getListComponentsMockHandler(),
  getGetComponentMockHandler(),
  getGetDependencyGraphMockHandler(),
  getDiffSbomsMockHandler(),
  getExportSbomMockHandler(),
  getListSbomsMockHandler(),
  getPutAwaySbomMockHandler(),
];
