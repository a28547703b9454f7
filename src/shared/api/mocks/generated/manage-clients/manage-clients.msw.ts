/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker/locale/en';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  ClientSummaryDocument,
  ClientSummaryList,
  ClientTotalsDocument,
  ClientsFindingList,
  FilterOptionsDocument,
  FindingDocument,
  FindingList,
  RepositoryDocument,
  RepositoryList,
} from '../../../generated/model';

export const getGetManagedClientResponseMock = (): ClientSummaryDocument => ({
  data: {
    _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04',
    organization_name: 'Acme',
    tier: 'free',
    piloting: false,
    pilot_until: null,
    partner: null,
    partner_id: null,
    members: 8,
    repositories: 14,
    open_findings: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
    last_scan_at: '2026-02-03T06:00:41Z',
    health: 'healthy',
    created_at: '2026-01-12T08:00:00Z',
  },
});

export const getListFindingsOfClientsResponseMock = (): ClientsFindingList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      attributes: {
        title: 'SQL injection in the statement builder',
        severity: 'high',
        priority: 87,
        status: 'open',
        false_positive: false,
        is_duplicate: false,
        is_subfinding: false,
        kev: false,
        epss: null,
        tool: 'semgrep',
        rule: {
          id: 'javascript.express.sqli',
          name: 'SQL built from request input',
          help_uri: 'https://semgrep.dev/r/javascript.express.sqli',
        },
        category: 'sast',
        type: 'SQL Injection',
        language: 'typescript',
        file: 'src/statements/search.ts',
        range: { start_line: 41, start_column: 17, end_line: 43, end_column: 52 },
        endpoint: null,
        component: {
          name: 'pg',
          version: '8.11.0',
          purl: 'pkg:npm/pg@8.11.0',
          ecosystem: 'npm',
          fixed_version: '8.11.3',
        },
        repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
        client: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04', name: 'Northwind Bank' },
        change: 'new',
        change_reason: {
          kind: 'found',
          scan_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
          commit: '4f1c9ae',
          at: '2026-11-24T10:48:00.000Z',
          from: null,
          to: null,
          actor: null,
          author: 'developer',
        },
        branch: 'main',
        cwe: [89],
        cve: [],
        cvssv3_score: 8.6,
        owasp: ['A03:2021'],
        owasp_cicd: [],
        slsa_threats: ['B'],
        tags: ['payments'],
        assignee: {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          username: 'developer',
          email: 'developer@acme.example',
          avatar_url: null,
        },
        sla: 'on_track',
        fixing_effort: 20,
        remediation_type: null,
        has_fix: true,
        comment_count: 1,
        first_seen_at: '2026-01-12T08:14:03Z',
        last_seen_at: '2026-02-03T06:00:41Z',
        due_at: '2026-02-11T08:14:03Z',
        file_type: 'ts',
        issue_owner: 'payments-team',
        review_requested: false,
        mitigation_kind: 'upgrade',
        provider: 'aws',
        policy_names: ['PCI DSS v4.0.1'],
        policy_categories: ['compliance'],
        policy_controls: ['PCI DSS v4.0.1 6.2.4'],
      },
    },
  ],
  meta: {
    total: 1,
    total_is_exact: true,
    page: 1,
    page_size: 50,
    next_cursor: null,
    clients: { read: 3, left_out: 0, not_read: [] },
  },
});

export const getListFilterOptionsOfClientsResponseMock = (): FilterOptionsDocument => ({
  data: {
    filter_key: 'tool',
    options: [{ value: 'semgrep', label: 'Semgrep', count: 128 }],
    counts_are_exact: true,
    truncated: false,
  },
});

export const getExportFindingsOfClientsResponseMock = (): ArrayBuffer =>
  new ArrayBuffer(faker.number.int({ min: 1, max: 64 }));

export const getListManagedFindingsResponseMock = (): FindingList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      attributes: {
        title: 'SQL injection in the statement builder',
        severity: 'high',
        priority: 87,
        status: 'open',
        false_positive: false,
        is_duplicate: false,
        is_subfinding: false,
        kev: false,
        epss: null,
        tool: 'semgrep',
        rule: {
          id: 'javascript.express.sqli',
          name: 'SQL built from request input',
          help_uri: 'https://semgrep.dev/r/javascript.express.sqli',
        },
        category: 'sast',
        type: 'SQL Injection',
        language: 'typescript',
        file: 'src/statements/search.ts',
        range: { start_line: 41, start_column: 17, end_line: 43, end_column: 52 },
        endpoint: null,
        component: {
          name: 'pg',
          version: '8.11.0',
          purl: 'pkg:npm/pg@8.11.0',
          ecosystem: 'npm',
          fixed_version: '8.11.3',
        },
        repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
        client: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04', name: 'Northwind Bank' },
        change: 'new',
        change_reason: {
          kind: 'found',
          scan_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
          commit: '4f1c9ae',
          at: '2026-11-24T10:48:00.000Z',
          from: null,
          to: null,
          actor: null,
          author: 'developer',
        },
        branch: 'main',
        cwe: [89],
        cve: [],
        cvssv3_score: 8.6,
        owasp: ['A03:2021'],
        owasp_cicd: [],
        slsa_threats: ['B'],
        tags: ['payments'],
        assignee: {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          username: 'developer',
          email: 'developer@acme.example',
          avatar_url: null,
        },
        sla: 'on_track',
        fixing_effort: 20,
        remediation_type: null,
        has_fix: true,
        comment_count: 1,
        first_seen_at: '2026-01-12T08:14:03Z',
        last_seen_at: '2026-02-03T06:00:41Z',
        due_at: '2026-02-11T08:14:03Z',
        file_type: 'ts',
        issue_owner: 'payments-team',
        review_requested: false,
        mitigation_kind: 'upgrade',
        provider: 'aws',
        policy_names: ['PCI DSS v4.0.1'],
        policy_categories: ['compliance'],
        policy_controls: ['PCI DSS v4.0.1 6.2.4'],
      },
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getExportManagedFindingsResponseMock = (): ArrayBuffer =>
  new ArrayBuffer(faker.number.int({ min: 1, max: 64 }));

export const getGetManagedFindingResponseMock = (): FindingDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    attributes: {
      title: 'SQL injection in the statement builder',
      severity: 'high',
      priority: 87,
      status: 'open',
      false_positive: false,
      is_duplicate: false,
      is_subfinding: false,
      kev: false,
      epss: null,
      tool: 'semgrep',
      rule: {
        id: 'javascript.express.sqli',
        name: 'SQL built from request input',
        help_uri: 'https://semgrep.dev/r/javascript.express.sqli',
      },
      category: 'sast',
      type: 'SQL Injection',
      language: 'typescript',
      file: 'src/statements/search.ts',
      range: { start_line: 41, start_column: 17, end_line: 43, end_column: 52 },
      endpoint: null,
      component: {
        name: 'pg',
        version: '8.11.0',
        purl: 'pkg:npm/pg@8.11.0',
        ecosystem: 'npm',
        fixed_version: '8.11.3',
      },
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      branch: 'main',
      cwe: [89],
      cve: [],
      cvssv3_score: 8.6,
      owasp: ['A03:2021'],
      owasp_cicd: [],
      slsa_threats: ['B'],
      tags: ['payments'],
      assignee: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      sla: 'on_track',
      fixing_effort: 20,
      remediation_type: null,
      has_fix: true,
      comment_count: 1,
      first_seen_at: '2026-01-12T08:14:03Z',
      reachability: ['called'],
      reported_at: '2025-11-02T16:40:00Z',
      last_seen_at: '2026-02-03T06:00:41Z',
      due_at: '2026-02-11T08:14:03Z',
      description: 'Input of the request reaches the SQL text without being bound.',
      mitigation: 'Bind the value as a parameter.',
      severity_raw: 'ERROR',
      severity_overridden: false,
      reported_severity: 'high',
      confidence: 'high',
      cvss: [
        {
          version: '3.1',
          vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N',
          score: 8.1,
          source: 'nvd',
        },
      ],
      policies: [
        {
          category: 'compliance',
          name: 'PCI DSS 4',
          control: '6.2.4',
          reason: null,
          evidence: {
            kind: 'weakness',
            value: 'CWE-564',
            kind_of: 'CWE-89',
            title: 'Software attacks are prevented or mitigated',
            source: 'OWASP',
          },
          uri: 'https://www.pcisecuritystandards.org/',
          conditions: [{ key: 'severity', value: 'critical,high' }],
          due_at: null,
        },
      ],
      scanner_report_code:
        '000040 export const search = (query) => {\\n000041   const sql = `SELECT …`;',
      code: [
        {
          number: '000041',
          text: "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
          highlighted: true,
        },
      ],
      code_snippet: "const sql = `SELECT * FROM statements WHERE memo LIKE '%${query}%'`;",
      code_diff: null,
      diff_parser: null,
      code_flow: [
        {
          file: 'src/statements/routes.ts',
          range: { start_line: 41, start_column: 17, end_line: 43, end_column: 52 },
          message: 'query comes from the request',
          snippet: 'const { query } = request.query;',
        },
      ],
      related_locations: [
        {
          file: 'src/statements/routes.ts',
          range: { start_line: 41, start_column: 17, end_line: 43, end_column: 52 },
          message: 'query comes from the request',
          snippet: 'const { query } = request.query;',
        },
      ],
      references: ['https://cwe.mitre.org/data/definitions/89.html'],
      fix: {
        description: 'Bind the value as a parameter.',
        changes: [
          {
            path: 'src/statements/search.ts',
            start_line: 41,
            start_column: null,
            end_line: 41,
            end_column: null,
            replacement: "const sql = 'SELECT * FROM statements WHERE memo LIKE $1';",
          },
        ],
      },
      fixed_versions: [],
      image: null,
      cloud_resource: null,
      http_method: null,
      http_parameter: null,
      author: null,
      commit: '4f2c9d1',
      scan_id: null,
      identity: { match: 'moved', basis: 'code' },
      fingerprint: '9b1dd6c2f8e04d17',
      duplicates: [
        {
          finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09',
          canonical: true,
          title: 'SQL injection',
          tool: 'codeql',
          reason: 'weakness',
          facts: {
            vulnerability: 'CVE-2022-24999',
            component: 'qs',
            cwe: 89,
            file: 'src/statements/search.ts',
            line: 41,
          },
          comment: null,
        },
      ],
      risk_acceptance: {
        reason: 'Reachable only from the internal network until the migration in March.',
        until: '2026-03-31',
        until_fix: false,
        accepted_by: {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          username: 'developer',
          email: 'developer@acme.example',
          avatar_url: null,
        },
        approver: {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          username: 'developer',
          email: 'developer@acme.example',
          avatar_url: null,
        },
        accepted_at: '2026-02-01T10:00:00Z',
      },
      review_requested: false,
      sent_to: [
        {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          username: 'developer',
          email: 'developer@acme.example',
          avatar_url: null,
        },
      ],
      owners: [
        {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          name: 'Payments',
          repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
          tag: null,
          path: 'src/payments/**',
          source: 'manual',
          line: null,
        },
      ],
      remediation_id: null,
      version: 3,
      created_at: '2026-01-12T08:14:05Z',
      updated_at: '2026-02-03T06:00:44Z',
      file_type: 'ts',
      issue_owner: 'payments-team',
      mitigation_kind: 'upgrade',
      provider: null,
      policy_names: ['PCI DSS v4.0.1'],
      policy_categories: ['compliance'],
      policy_controls: ['PCI DSS v4.0.1 6.2.4'],
    },
  },
});

export const getListManagedRepositoriesResponseMock = (): RepositoryList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
      attributes: {
        active: true,
        data: {
          branch: 'main',
          priority: 'critical',
          source_control: 'github',
          tags: ['payments'],
          url: 'https://github.com/acme/ledger-api',
        },
        description: 'Bookings and statements.',
        nickname: 'ledger-api',
        pipeline: true,
        repo_type: 'service',
        status: 'enriched',
        workflow_pr_url: null,
        uri: 'git@github.com:acme/ledger-api.git',
        deals_with_confidential_data: true,
        primary_purpose: 'Payment processing',
        open_findings: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
        last_scan_at: '2026-02-03T06:00:41Z',
        last_scan_status: 'queued',
        last_scan_incomplete: false,
        highest_priority: 87,
        image: 'ledger-api:1.4.2',
        created_at: '2026-01-12T08:10:00Z',
      },
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getGetManagedRepositoryResponseMock = (): RepositoryDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
    attributes: {
      active: true,
      data: {
        branch: 'main',
        priority: 'critical',
        source_control: 'github',
        tags: ['payments'],
        url: 'https://github.com/acme/ledger-api',
      },
      description: 'Bookings and statements.',
      nickname: 'ledger-api',
      pipeline: true,
      repo_type: 'service',
      status: 'enriched',
      workflow_pr_url: null,
      uri: 'git@github.com:acme/ledger-api.git',
      deals_with_confidential_data: true,
      primary_purpose: 'Payment processing',
      open_findings: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      last_scan_at: '2026-02-03T06:00:41Z',
      last_scan_status: 'queued',
      last_scan_incomplete: false,
      highest_priority: 87,
      image: 'ledger-api:1.4.2',
      created_at: '2026-01-12T08:10:00Z',
    },
  },
});

export const getListManagedClientsResponseMock = (): ClientSummaryList => ({
  data: [
    {
      _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04',
      organization_name: 'Acme',
      tier: 'free',
      piloting: false,
      pilot_until: null,
      partner: null,
      partner_id: null,
      members: 8,
      repositories: 14,
      open_findings: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      last_scan_at: '2026-02-03T06:00:41Z',
      health: 'healthy',
      created_at: '2026-01-12T08:00:00Z',
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getGetManagedClientTotalsResponseMock = (): ClientTotalsDocument => ({
  data: {
    clients: 12,
    setting_up: 2,
    attention: 1,
    piloting: 3,
    repositories: 214,
    unscanned_repositories: 9,
    open_findings: 4812,
    found_in_a_week: 120,
    closed_in_a_week: 180,
    critical_overdue: 7,
    critical_overdue_clients: 2,
  },
});

export const getSetClientPilotingResponseMock = (): ClientSummaryDocument => ({
  data: {
    _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04',
    organization_name: 'Acme',
    tier: 'free',
    piloting: false,
    pilot_until: null,
    partner: null,
    partner_id: null,
    members: 8,
    repositories: 14,
    open_findings: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
    last_scan_at: '2026-02-03T06:00:41Z',
    health: 'healthy',
    created_at: '2026-01-12T08:00:00Z',
  },
});

export const getSetClientPlanResponseMock = (): ClientSummaryDocument => ({
  data: {
    _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04',
    organization_name: 'Acme',
    tier: 'free',
    piloting: false,
    pilot_until: null,
    partner: null,
    partner_id: null,
    members: 8,
    repositories: 14,
    open_findings: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
    last_scan_at: '2026-02-03T06:00:41Z',
    health: 'healthy',
    created_at: '2026-01-12T08:00:00Z',
  },
});

export const getSetClientPartnerResponseMock = (): ClientSummaryDocument => ({
  data: {
    _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04',
    organization_name: 'Acme',
    tier: 'free',
    piloting: false,
    pilot_until: null,
    partner: null,
    partner_id: null,
    members: 8,
    repositories: 14,
    open_findings: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
    last_scan_at: '2026-02-03T06:00:41Z',
    health: 'healthy',
    created_at: '2026-01-12T08:00:00Z',
  },
});

export const getGetManagedClientMockHandler = (
  overrideResponse?:
    | ClientSummaryDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClientSummaryDocument> | ClientSummaryDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/manage-clients/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetManagedClientResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListFindingsOfClientsMockHandler = (
  overrideResponse?:
    | ClientsFindingList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClientsFindingList> | ClientsFindingList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/manage-clients/findings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFindingsOfClientsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListFilterOptionsOfClientsMockHandler = (
  overrideResponse?:
    | FilterOptionsDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FilterOptionsDocument> | FilterOptionsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/manage-clients/findings/filters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFilterOptionsOfClientsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getExportFindingsOfClientsMockHandler = (
  overrideResponse?:
    | ArrayBuffer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ArrayBuffer> | ArrayBuffer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/manage-clients/findings/export',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getExportFindingsOfClientsResponseMock();
      return HttpResponse.arrayBuffer(
        binaryBody instanceof ArrayBuffer ? binaryBody : new ArrayBuffer(0),
        { status: 200, headers: { 'Content-Type': 'application/octet-stream' } },
      );
    },
    options,
  );
};

export const getListManagedFindingsMockHandler = (
  overrideResponse?:
    | FindingList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FindingList> | FindingList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/manage-clients/findings/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListManagedFindingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getExportManagedFindingsMockHandler = (
  overrideResponse?:
    | ArrayBuffer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ArrayBuffer> | ArrayBuffer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/manage-clients/findings/:id/export',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getExportManagedFindingsResponseMock();
      return HttpResponse.arrayBuffer(
        binaryBody instanceof ArrayBuffer ? binaryBody : new ArrayBuffer(0),
        { status: 200, headers: { 'Content-Type': 'application/octet-stream' } },
      );
    },
    options,
  );
};

export const getGetManagedFindingMockHandler = (
  overrideResponse?:
    | FindingDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FindingDocument> | FindingDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/manage-clients/findings/:id/:finding',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetManagedFindingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListManagedRepositoriesMockHandler = (
  overrideResponse?:
    | RepositoryList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RepositoryList> | RepositoryList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/manage-clients/repositories/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListManagedRepositoriesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetManagedRepositoryMockHandler = (
  overrideResponse?:
    | RepositoryDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RepositoryDocument> | RepositoryDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/manage-clients/repositories/:id/:repo',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetManagedRepositoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListManagedClientsMockHandler = (
  overrideResponse?:
    | ClientSummaryList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClientSummaryList> | ClientSummaryList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/manage-clients',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListManagedClientsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetManagedClientTotalsMockHandler = (
  overrideResponse?:
    | ClientTotalsDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClientTotalsDocument> | ClientTotalsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/manage-clients/totals',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetManagedClientTotalsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSetClientPilotingMockHandler = (
  overrideResponse?:
    | ClientSummaryDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClientSummaryDocument> | ClientSummaryDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/manage-clients/piloting',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSetClientPilotingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSetClientPlanMockHandler = (
  overrideResponse?:
    | ClientSummaryDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClientSummaryDocument> | ClientSummaryDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/manage-clients/plan',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSetClientPlanResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSetClientPartnerMockHandler = (
  overrideResponse?:
    | ClientSummaryDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClientSummaryDocument> | ClientSummaryDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/manage-clients/partner',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSetClientPartnerResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getManageClientsMock = () => [
  getGetManagedClientMockHandler(),
  getListFindingsOfClientsMockHandler(),
  getListFilterOptionsOfClientsMockHandler(),
  getExportFindingsOfClientsMockHandler(),
  getListManagedFindingsMockHandler(),
  getExportManagedFindingsMockHandler(),
  getGetManagedFindingMockHandler(),
  getListManagedRepositoriesMockHandler(),
  getGetManagedRepositoryMockHandler(),
  getListManagedClientsMockHandler(),
  getGetManagedClientTotalsMockHandler(),
  getSetClientPilotingMockHandler(),
  getSetClientPlanMockHandler(),
  getSetClientPartnerMockHandler(),
];
