/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  ChangesChart,
  FiguresChartDocument,
  FindingsChartDocument,
  FixTimesChart,
  NamedCountChart,
  RepositoryChart,
  SupplyChainChart,
  TotalFindingsChartDocument,
} from '../../../generated/model';

export const getGetTotalFindingsChartResponseMock = (): TotalFindingsChartDocument => ({
  data: {
    total: 109,
    open: 92,
    in_progress: 6,
    fixed: 8,
    risk_accepted: 3,
    false_positive: 5,
    overdue: 11,
    due_soon: 9,
    due_by_severity: {
      critical: { overdue: 2, due_soon: 1 },
      high: { overdue: 2, due_soon: 1 },
      medium: { overdue: 2, due_soon: 1 },
      low: { overdue: 2, due_soon: 1 },
      info: { overdue: 2, due_soon: 1 },
    },
    kev: 2,
    severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
    mean_days_to_fix: 12.4,
    mean_days_to_fix_before: 14.2,
    mean_days_to_fix_by_severity: { critical: 2.1, high: 6.4, medium: 19, low: 41.5, info: null },
    series: [{ date: '2026-02-03', critical: 4, high: 19, medium: 48, low: 31, info: 7 }],
    baselines: [{ date: '2026-02-03', critical: 4, high: 19, medium: 48, low: 31, info: 7 }],
    is_exact: true,
  },
});

export const getGetFindingsChartResponseMock = (): FindingsChartDocument => ({
  data: {
    severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
    series: [{ date: '2026-02-03', critical: 4, high: 19, medium: 48, low: 31, info: 7 }],
    baselines: [{ date: '2026-02-03', critical: 4, high: 19, medium: 48, low: 31, info: 7 }],
    changes: [{ date: '2026-02-03', found: 3, fixed: 5 }],
    found: 42,
    fixed: 37,
    mean_days_to_fix: 12.4,
    target: { series: [{ date: '2026-02-03', total: 84 }], late: 11, early: 3, is_exact: true },
    is_exact: true,
  },
});

export const getGetFindingsByRepositoryChartResponseMock = (): RepositoryChart => ({
  data: [
    {
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      total: 109,
      severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
    },
  ],
  is_exact: true,
});

export const getGetFiguresChartResponseMock = (): FiguresChartDocument => ({
  data: { open: -9, overdue: -9, kev: -9, reachable: -9, live_secrets: -9, is_exact: true },
});

export const getGetChangesChartResponseMock = (): ChangesChart => ({
  data: [{ name: 'ledger-api', found: 12, closed: 96 }],
  is_exact: true,
});

export const getGetFixTimesChartResponseMock = (): FixTimesChart => ({
  data: [
    { severity: 'high', fixed: 37, median_days: 5.8, median_days_before: 7.6, target_days: 7 },
  ],
  is_exact: true,
});

export const getGetFindingTypesResponseMock = (): NamedCountChart => ({
  data: [
    {
      key: 'A03:2021',
      label: 'Injection',
      total: 23,
      severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      assessment: {
        seen_by: [{ tool: 'zizmor', at: '2026-01-12T08:14:03Z' }],
        outdated: null,
        repositories: { looked_at: 9, total: 12 },
        assessable_by: ['zizmor', 'OpenSSF Scorecard'],
        recorded: null,
      },
    },
  ],
  is_exact: true,
});

export const getGetSlsaThreatsResponseMock = (): NamedCountChart => ({
  data: [
    {
      key: 'A03:2021',
      label: 'Injection',
      total: 23,
      severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      assessment: {
        seen_by: [{ tool: 'zizmor', at: '2026-01-12T08:14:03Z' }],
        outdated: null,
        repositories: { looked_at: 9, total: 12 },
        assessable_by: ['zizmor', 'OpenSSF Scorecard'],
        recorded: null,
      },
    },
  ],
  is_exact: true,
});

export const getGetOwaspsResponseMock = (): NamedCountChart => ({
  data: [
    {
      key: 'A03:2021',
      label: 'Injection',
      total: 23,
      severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      assessment: {
        seen_by: [{ tool: 'zizmor', at: '2026-01-12T08:14:03Z' }],
        outdated: null,
        repositories: { looked_at: 9, total: 12 },
        assessable_by: ['zizmor', 'OpenSSF Scorecard'],
        recorded: null,
      },
    },
  ],
  is_exact: true,
});

export const getGetSupplyChainsResponseMock = (): SupplyChainChart => ({
  data: [
    {
      stage: 'build',
      threats: [
        {
          key: 'A03:2021',
          label: 'Injection',
          total: 23,
          severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
          assessment: {
            seen_by: [{ tool: 'zizmor', at: '2026-01-12T08:14:03Z' }],
            outdated: null,
            repositories: { looked_at: 9, total: 12 },
            assessable_by: ['zizmor', 'OpenSSF Scorecard'],
            recorded: null,
          },
        },
      ],
      total: 9,
      worst: 'high',
    },
  ],
  is_exact: true,
});

export const getGetOwaspCicdChartResponseMock = (): NamedCountChart => ({
  data: [
    {
      key: 'A03:2021',
      label: 'Injection',
      total: 23,
      severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      assessment: {
        seen_by: [{ tool: 'zizmor', at: '2026-01-12T08:14:03Z' }],
        outdated: null,
        repositories: { looked_at: 9, total: 12 },
        assessable_by: ['zizmor', 'OpenSSF Scorecard'],
        recorded: null,
      },
    },
  ],
  is_exact: true,
});

export const getGetTotalFindingsChartMockHandler = (
  overrideResponse?:
    | TotalFindingsChartDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TotalFindingsChartDocument> | TotalFindingsChartDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/total_findings_chart',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetTotalFindingsChartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFindingsChartMockHandler = (
  overrideResponse?:
    | FindingsChartDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FindingsChartDocument> | FindingsChartDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings_chart',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFindingsChartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFindingsByRepositoryChartMockHandler = (
  overrideResponse?:
    | RepositoryChart
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RepositoryChart> | RepositoryChart),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings_by_repo_chart',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFindingsByRepositoryChartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFiguresChartMockHandler = (
  overrideResponse?:
    | FiguresChartDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FiguresChartDocument> | FiguresChartDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/figures_chart',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFiguresChartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetChangesChartMockHandler = (
  overrideResponse?:
    | ChangesChart
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ChangesChart> | ChangesChart),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/changes_chart',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetChangesChartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFixTimesChartMockHandler = (
  overrideResponse?:
    | FixTimesChart
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FixTimesChart> | FixTimesChart),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/fix_times_chart',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFixTimesChartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFindingTypesMockHandler = (
  overrideResponse?:
    | NamedCountChart
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NamedCountChart> | NamedCountChart),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/finding_types',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFindingTypesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSlsaThreatsMockHandler = (
  overrideResponse?:
    | NamedCountChart
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NamedCountChart> | NamedCountChart),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/slsa_threats',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSlsaThreatsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetOwaspsMockHandler = (
  overrideResponse?:
    | NamedCountChart
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NamedCountChart> | NamedCountChart),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/owasps',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOwaspsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSupplyChainsMockHandler = (
  overrideResponse?:
    | SupplyChainChart
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SupplyChainChart> | SupplyChainChart),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/supply_chains',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSupplyChainsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetOwaspCicdChartMockHandler = (
  overrideResponse?:
    | NamedCountChart
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NamedCountChart> | NamedCountChart),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/owasp_cicd_chart',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOwaspCicdChartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getChartsMock = () => [
  getGetTotalFindingsChartMockHandler(),
  getGetFindingsChartMockHandler(),
  getGetFindingsByRepositoryChartMockHandler(),
  getGetFiguresChartMockHandler(),
  getGetChangesChartMockHandler(),
  getGetFixTimesChartMockHandler(),
  getGetFindingTypesMockHandler(),
  getGetSlsaThreatsMockHandler(),
  getGetOwaspsMockHandler(),
  getGetSupplyChainsMockHandler(),
  getGetOwaspCicdChartMockHandler(),
];
