/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker/locale/en';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BulkPreviewDocument,
  BulkResult,
  DeveloperSuggestionsDocument,
  FilterOptionsDocument,
  FindingColumnsDocument,
  FindingComparisonDocument,
  FindingCountsDocument,
  FindingDocument,
  FindingEventDocument,
  FindingEventList,
  FindingGroupList,
  FindingList,
  FindingNeighbours,
  FindingsNewsDocument,
  FindingsVisitDocument,
  JobRef,
  OpinionStatusDocument,
  PriorityExplanationDocument,
  ReadyPatchesDocument,
  SecretHistoryDocument,
} from '../../../generated/model';

export const getListFindingsResponseMock = (): FindingList => ({
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

export const getGetFindingResponseMock = (): FindingDocument => ({
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

export const getUpdateFindingResponseMock = (): FindingDocument => ({
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

export const getToggleFindingFalsePositiveResponseMock = (): FindingDocument => ({
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

export const getCreateFindingReportResponseMock = (): ArrayBuffer =>
  new ArrayBuffer(faker.number.int({ min: 1, max: 64 }));

export const getListFindingFilterOptionsResponseMock = (): FilterOptionsDocument => ({
  data: {
    filter_key: 'tool',
    options: [{ value: 'semgrep', label: 'Semgrep', count: 128 }],
    counts_are_exact: true,
    truncated: false,
  },
});

export const getGetSelectedFindingColumnsResponseMock = (): FindingColumnsDocument => ({
  data: [{ key: 'severity', width: 110 }],
});

export const getSaveFindingColumnsResponseMock = (): FindingColumnsDocument => ({
  data: [{ key: 'severity', width: 110 }],
});

export const getGetFindingNeighboursResponseMock = (): FindingNeighbours => ({
  previous: null,
  next: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a02',
  position: 1,
});

export const getCountFindingsResponseMock = (): FindingCountsDocument => ({
  data: [{ total: 778, total_is_exact: true }],
});

export const getGetFindingsVisitResponseMock = (): FindingsNewsDocument => ({
  data: {
    since: '2026-11-20T17:42:00.000Z',
    seen: [],
    unseen: [],
    first_reports: [
      { day: '2026-11-23', repository_ids: ['01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01'] },
    ],
  },
});

export const getRecordFindingsVisitResponseMock = (): FindingsVisitDocument => ({
  data: { since: '2026-11-20T17:42:00.000Z', since_before: '2026-11-18T08:03:00.000Z' },
});

export const getMarkFindingsSeenResponseMock = (): FindingsNewsDocument => ({
  data: {
    since: '2026-11-20T17:42:00.000Z',
    seen: [],
    unseen: [],
    first_reports: [
      { day: '2026-11-23', repository_ids: ['01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01'] },
    ],
  },
});

export const getListFindingGroupsResponseMock = (): FindingGroupList => ({
  data: [
    {
      key: 'ledger-api',
      label: 'ledger-api',
      total: 109,
      severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      worst: 'high',
      highest_priority: 87,
      repositories: 1,
      oldest_at: '2026-01-12T08:14:03Z',
      with_fix: 12,
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getSendFindingResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getSendFindingsResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getGeneratePatchesResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getApplyPatchesResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getListReadyPatchesResponseMock = (): ReadyPatchesDocument => ({
  data: [
    {
      remediation_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      title: 'Bind the search value as a parameter',
      source: 'report',
      is_edited: false,
      issue_url: null,
      finding: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        title: 'SQL injection in the statement builder',
        severity: 'high',
        repository: 'ledger-api',
        place: 'src/statements/search.ts:41',
      },
    },
  ],
  total: 12,
});

export const getPreviewBulkActionResponseMock = (): BulkPreviewDocument => ({
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

export const getSuggestDevelopersResponseMock = (): DeveloperSuggestionsDocument => ({
  data: {
    total: 12,
    people: [
      {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        findings: 4,
        file: 'src/statements/search.ts',
        changed_at: '2026-01-12T08:14:03Z',
      },
    ],
  },
});

export const getTriageFindingsResponseMock = (): BulkResult | JobRef =>
  faker.helpers.arrayElement([
    {
      job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      done: 1,
      skipped: 0,
      failed: 0,
      can_undo: true,
      data: [
        {
          finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          outcome: 'done',
          reason: null,
          code: null,
          link: null,
          finding: {
            id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
            title: 'SQL injection in the statement builder',
            severity: 'high',
            repository: 'ledger-api',
            place: 'src/statements/search.ts:41',
          },
        },
      ],
    },
    { job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01', status: 'queued' },
  ]);

export const getDownloadFindingsJsonResponseMock = (): ArrayBuffer | JobRef =>
  faker.helpers.arrayElement([
    new ArrayBuffer(faker.number.int({ min: 1, max: 64 })),
    { job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01', status: 'queued' },
  ]);

export const getExportFindingsResponseMock = (): ArrayBuffer | JobRef =>
  faker.helpers.arrayElement([
    new ArrayBuffer(faker.number.int({ min: 1, max: 64 })),
    { job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01', status: 'queued' },
  ]);

export const getListFindingHistoryResponseMock = (): FindingEventList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4e05',
      kind: 'comment',
      at: '2026-02-03T07:12:00Z',
      actor: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      actor_name: 'developer',
      rule: null,
      from: null,
      to: null,
      cause: 'taken_back',
      comment: 'Reproduced on staging.',
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getCommentOnFindingResponseMock = (): FindingEventDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4e05',
    kind: 'comment',
    at: '2026-02-03T07:12:00Z',
    actor: {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
      username: 'developer',
      email: 'developer@acme.example',
      avatar_url: null,
    },
    actor_name: 'developer',
    rule: null,
    from: null,
    to: null,
    cause: 'taken_back',
    comment: 'Reproduced on staging.',
  },
});

export const getAcceptFindingRiskResponseMock = (): FindingDocument => ({
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

export const getDecideFindingRiskResponseMock = (): FindingDocument => ({
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

export const getRevokeFindingRiskResponseMock = (): FindingDocument => ({
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

export const getRestoreFindingRiskResponseMock = (): FindingDocument => ({
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

export const getGetSecretHistoryResponseMock = (): SecretHistoryDocument => ({
  data: {
    search: {
      places: [
        {
          commit: '4f0c2a1b9d8e7f60515243342516070819a0b1c2',
          url: 'https://github.com/acme/ledger-api/commit/4f0c2a1b9d8e7f60515243342516070819a0b1c2',
          date: '2025-11-02T09:14:00Z',
          path: 'config/payments.ts',
          line: 12,
          change: 'added',
          is_oldest: false,
          head_line: 12,
          branches: ['main'],
          tags: ['v1.4.0'],
          branches_total: 1,
          tags_total: 1,
        },
      ],
      places_total: 1,
      commits_searched: 1284,
      files_left_out: 0,
      cut: 'commits',
      is_private: true,
      forks: 2,
      searched_at: '2026-02-03T07:12:00Z',
    },
    job_id: null,
    progress: null,
    failure: null,
  },
});

export const getSearchSecretHistoryResponseMock = (): SecretHistoryDocument => ({
  data: {
    search: {
      places: [
        {
          commit: '4f0c2a1b9d8e7f60515243342516070819a0b1c2',
          url: 'https://github.com/acme/ledger-api/commit/4f0c2a1b9d8e7f60515243342516070819a0b1c2',
          date: '2025-11-02T09:14:00Z',
          path: 'config/payments.ts',
          line: 12,
          change: 'added',
          is_oldest: false,
          head_line: 12,
          branches: ['main'],
          tags: ['v1.4.0'],
          branches_total: 1,
          tags_total: 1,
        },
      ],
      places_total: 1,
      commits_searched: 1284,
      files_left_out: 0,
      cut: 'commits',
      is_private: true,
      forks: 2,
      searched_at: '2026-02-03T07:12:00Z',
    },
    job_id: null,
    progress: null,
    failure: null,
  },
});

export const getGetFindingOpinionResponseMock = (): OpinionStatusDocument => ({
  data: {
    opinion: {
      verdict: 'false_positive',
      confidence: 86,
      summary: 'React escapes the term before it reaches the page.',
      reasons: [
        { supports: true, text: 'The term is written as text.', file: 'src/search.tsx', line: 58 },
      ],
      model: 'judge-2026-08',
      files_read: 2,
      lines_read: 318,
      secrets_masked: 0,
      tokens: 6922,
      judged_at: '2026-02-03T07:12:00Z',
      is_stale: false,
      answer: 'accepted',
      answered_by: null,
      answered_at: null,
    },
    job_id: null,
    failure: null,
    failure_detail: null,
    is_configured: true,
    is_automatic: true,
    budget: {
      day: '2026-02-03',
      most: 200,
      used: 12,
      left_out: 0,
      tokens: 83000,
      answered: 40,
      agreed: 31,
      agreement: [{ verdict: 'false_positive', given: 60, answered: 40, agreed: 31 }],
      days: [{ day: '2026-02-03', used: 12, tokens: 83000 }],
      failure: null,
      failure_detail: null,
    },
    next: {
      tokens: 6922,
      money: 0.012,
      currency: 'EUR',
      tokens_left: 4200000,
      money_left: 21.8,
      is_spent: false,
      renews_at: '2026-03-01T00:00:00Z',
    },
  },
});

export const getRequestFindingOpinionResponseMock = (): OpinionStatusDocument => ({
  data: {
    opinion: {
      verdict: 'false_positive',
      confidence: 86,
      summary: 'React escapes the term before it reaches the page.',
      reasons: [
        { supports: true, text: 'The term is written as text.', file: 'src/search.tsx', line: 58 },
      ],
      model: 'judge-2026-08',
      files_read: 2,
      lines_read: 318,
      secrets_masked: 0,
      tokens: 6922,
      judged_at: '2026-02-03T07:12:00Z',
      is_stale: false,
      answer: 'accepted',
      answered_by: null,
      answered_at: null,
    },
    job_id: null,
    failure: null,
    failure_detail: null,
    is_configured: true,
    is_automatic: true,
    budget: {
      day: '2026-02-03',
      most: 200,
      used: 12,
      left_out: 0,
      tokens: 83000,
      answered: 40,
      agreed: 31,
      agreement: [{ verdict: 'false_positive', given: 60, answered: 40, agreed: 31 }],
      days: [{ day: '2026-02-03', used: 12, tokens: 83000 }],
      failure: null,
      failure_detail: null,
    },
    next: {
      tokens: 6922,
      money: 0.012,
      currency: 'EUR',
      tokens_left: 4200000,
      money_left: 21.8,
      is_spent: false,
      renews_at: '2026-03-01T00:00:00Z',
    },
  },
});

export const getAnswerFindingOpinionResponseMock = (): OpinionStatusDocument => ({
  data: {
    opinion: {
      verdict: 'false_positive',
      confidence: 86,
      summary: 'React escapes the term before it reaches the page.',
      reasons: [
        { supports: true, text: 'The term is written as text.', file: 'src/search.tsx', line: 58 },
      ],
      model: 'judge-2026-08',
      files_read: 2,
      lines_read: 318,
      secrets_masked: 0,
      tokens: 6922,
      judged_at: '2026-02-03T07:12:00Z',
      is_stale: false,
      answer: 'accepted',
      answered_by: null,
      answered_at: null,
    },
    job_id: null,
    failure: null,
    failure_detail: null,
    is_configured: true,
    is_automatic: true,
    budget: {
      day: '2026-02-03',
      most: 200,
      used: 12,
      left_out: 0,
      tokens: 83000,
      answered: 40,
      agreed: 31,
      agreement: [{ verdict: 'false_positive', given: 60, answered: 40, agreed: 31 }],
      days: [{ day: '2026-02-03', used: 12, tokens: 83000 }],
      failure: null,
      failure_detail: null,
    },
    next: {
      tokens: 6922,
      money: 0.012,
      currency: 'EUR',
      tokens_left: 4200000,
      money_left: 21.8,
      is_spent: false,
      renews_at: '2026-03-01T00:00:00Z',
    },
  },
});

export const getExplainFindingPriorityResponseMock = (): PriorityExplanationDocument => ({
  data: {
    score: 87,
    factors: [
      {
        key: 'cvss',
        group: 'industryStandardFrameworks',
        value: 0.86,
        fact: '8.6',
        weight: 28.6,
        contribution: 24.6,
        source: 'CVSS 3.1 vector of the report',
        date: null,
      },
    ],
    adjustments: [{ key: 'test_code', fact: 'test_path', points: -21.4 }],
    decision: {
      decision: 'attend',
      exploitation: 'proof_of_concept',
      automatable: true,
      technical_impact: 'total',
      mission: 'high',
    },
    computed_at: '2026-02-03T06:00:44Z',
  },
});

export const getLinkFindingDuplicateResponseMock = (): FindingDocument => ({
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

export const getUnlinkFindingDuplicateResponseMock = (): FindingDocument => ({
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

export const getCompareFindingsResponseMock = (): FindingComparisonDocument => ({
  data: {
    by: 'branches',
    before: {
      name: 'main',
      tools: ['semgrep', 'Trivy'],
      scanned_at: '2026-11-24T09:12:00.000Z',
      total: 43,
      highest_priority: 96,
    },
    after: {
      name: 'main',
      tools: ['semgrep', 'Trivy'],
      scanned_at: '2026-11-24T09:12:00.000Z',
      total: 43,
      highest_priority: 96,
    },
    new: {
      total: 6,
      severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      filter: 'new:branches:01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03:main..feature/export',
    },
    gone: {
      total: 6,
      severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      filter: 'new:branches:01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03:main..feature/export',
    },
    kept: {
      total: 6,
      severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
      filter: 'new:branches:01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03:main..feature/export',
    },
    not_compared: 3,
  },
});

export const getListFindingsMockHandler = (
  overrideResponse?:
    | FindingList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FindingList> | FindingList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFindingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFindingMockHandler = (
  overrideResponse?:
    | FindingDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FindingDocument> | FindingDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFindingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateFindingMockHandler = (
  overrideResponse?:
    | FindingDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<FindingDocument> | FindingDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/findings/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateFindingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getToggleFindingFalsePositiveMockHandler = (
  overrideResponse?:
    | FindingDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<FindingDocument> | FindingDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/findings/:id/toggle_false_positive',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getToggleFindingFalsePositiveResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateFindingReportMockHandler = (
  overrideResponse?:
    | ArrayBuffer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ArrayBuffer> | ArrayBuffer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings/:id/report',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateFindingReportResponseMock();
      return HttpResponse.arrayBuffer(
        binaryBody instanceof ArrayBuffer ? binaryBody : new ArrayBuffer(0),
        { status: 200, headers: { 'Content-Type': 'application/octet-stream' } },
      );
    },
    options,
  );
};

export const getListFindingFilterOptionsMockHandler = (
  overrideResponse?:
    | FilterOptionsDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FilterOptionsDocument> | FilterOptionsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/filter/findings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFindingFilterOptionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSelectedFindingColumnsMockHandler = (
  overrideResponse?:
    | FindingColumnsDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FindingColumnsDocument> | FindingColumnsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings-columns/selected',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSelectedFindingColumnsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSaveFindingColumnsMockHandler = (
  overrideResponse?:
    | FindingColumnsDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FindingColumnsDocument> | FindingColumnsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings-columns/save',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveFindingColumnsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFindingNeighboursMockHandler = (
  overrideResponse?:
    | FindingNeighbours
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FindingNeighbours> | FindingNeighbours),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings/:id/neighbours',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFindingNeighboursResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCountFindingsMockHandler = (
  overrideResponse?:
    | FindingCountsDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FindingCountsDocument> | FindingCountsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings/counts',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCountFindingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFindingsVisitMockHandler = (
  overrideResponse?:
    | FindingsNewsDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FindingsNewsDocument> | FindingsNewsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings/visit',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFindingsVisitResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRecordFindingsVisitMockHandler = (
  overrideResponse?:
    | FindingsVisitDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FindingsVisitDocument> | FindingsVisitDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings/visit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFindingsVisitResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkFindingsSeenMockHandler = (
  overrideResponse?:
    | FindingsNewsDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FindingsNewsDocument> | FindingsNewsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings/visit/seen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkFindingsSeenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListFindingGroupsMockHandler = (
  overrideResponse?:
    | FindingGroupList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FindingGroupList> | FindingGroupList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings/groups',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFindingGroupsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSendFindingMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/finding-send/:id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendFindingResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getSendFindingsMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/finding-send-bulk',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSendFindingsResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getGeneratePatchesMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/bulk_actions/generate_patch',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGeneratePatchesResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getApplyPatchesMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/bulk_actions/apply_patch',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApplyPatchesResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getListReadyPatchesMockHandler = (
  overrideResponse?:
    | ReadyPatchesDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReadyPatchesDocument> | ReadyPatchesDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/bulk_actions/patches',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListReadyPatchesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPreviewBulkActionMockHandler = (
  overrideResponse?:
    | BulkPreviewDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BulkPreviewDocument> | BulkPreviewDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/bulk_actions/preview',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPreviewBulkActionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSuggestDevelopersMockHandler = (
  overrideResponse?:
    | DeveloperSuggestionsDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DeveloperSuggestionsDocument> | DeveloperSuggestionsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/bulk_actions/developers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSuggestDevelopersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getTriageFindingsMockHandler = (
  overrideResponse?:
    | BulkResult
    | JobRef
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BulkResult | JobRef> | BulkResult | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/bulk_actions/triage',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getTriageFindingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDownloadFindingsJsonMockHandler = (
  overrideResponse?:
    | ArrayBuffer
    | JobRef
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ArrayBuffer | JobRef> | ArrayBuffer | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/download_json_findings',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFindingsJsonResponseMock();
      return HttpResponse.arrayBuffer(
        binaryBody instanceof ArrayBuffer ? binaryBody : new ArrayBuffer(0),
        { status: 200, headers: { 'Content-Type': 'application/octet-stream' } },
      );
    },
    options,
  );
};

export const getExportFindingsMockHandler = (
  overrideResponse?:
    | ArrayBuffer
    | JobRef
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ArrayBuffer | JobRef> | ArrayBuffer | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings/export',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getExportFindingsResponseMock();
      return HttpResponse.arrayBuffer(
        binaryBody instanceof ArrayBuffer ? binaryBody : new ArrayBuffer(0),
        { status: 200, headers: { 'Content-Type': 'application/octet-stream' } },
      );
    },
    options,
  );
};

export const getListFindingHistoryMockHandler = (
  overrideResponse?:
    | FindingEventList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FindingEventList> | FindingEventList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings/:id/history',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFindingHistoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCommentOnFindingMockHandler = (
  overrideResponse?:
    | FindingEventDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FindingEventDocument> | FindingEventDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings/:id/comments',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCommentOnFindingResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDeleteFindingCommentMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/findings/:id/comments/:commentId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getAcceptFindingRiskMockHandler = (
  overrideResponse?:
    | FindingDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FindingDocument> | FindingDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings/:id/risk-acceptance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptFindingRiskResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDecideFindingRiskMockHandler = (
  overrideResponse?:
    | FindingDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<FindingDocument> | FindingDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/findings/:id/risk-acceptance',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDecideFindingRiskResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRevokeFindingRiskMockHandler = (
  overrideResponse?:
    | FindingDocument
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<FindingDocument> | FindingDocument),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/findings/:id/risk-acceptance',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRevokeFindingRiskResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRestoreFindingRiskMockHandler = (
  overrideResponse?:
    | FindingDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FindingDocument> | FindingDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings/:id/risk-acceptance/restore',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRestoreFindingRiskResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSecretHistoryMockHandler = (
  overrideResponse?:
    | SecretHistoryDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SecretHistoryDocument> | SecretHistoryDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings/:id/secret-history',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSecretHistoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchSecretHistoryMockHandler = (
  overrideResponse?:
    | SecretHistoryDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SecretHistoryDocument> | SecretHistoryDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings/:id/secret-history',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchSecretHistoryResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getGetFindingOpinionMockHandler = (
  overrideResponse?:
    | OpinionStatusDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OpinionStatusDocument> | OpinionStatusDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings/:id/opinion',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFindingOpinionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRequestFindingOpinionMockHandler = (
  overrideResponse?:
    | OpinionStatusDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OpinionStatusDocument> | OpinionStatusDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings/:id/opinion',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestFindingOpinionResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getAnswerFindingOpinionMockHandler = (
  overrideResponse?:
    | OpinionStatusDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<OpinionStatusDocument> | OpinionStatusDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/findings/:id/opinion',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAnswerFindingOpinionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getExplainFindingPriorityMockHandler = (
  overrideResponse?:
    | PriorityExplanationDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PriorityExplanationDocument> | PriorityExplanationDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings/:id/priority',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getExplainFindingPriorityResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLinkFindingDuplicateMockHandler = (
  overrideResponse?:
    | FindingDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FindingDocument> | FindingDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/findings/:id/duplicates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getLinkFindingDuplicateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUnlinkFindingDuplicateMockHandler = (
  overrideResponse?:
    | FindingDocument
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<FindingDocument> | FindingDocument),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/findings/:id/duplicates/:finding',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnlinkFindingDuplicateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCompareFindingsMockHandler = (
  overrideResponse?:
    | FindingComparisonDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FindingComparisonDocument> | FindingComparisonDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/repositories/:id/compare',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCompareFindingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getFindingsMock = () => [
  getListFindingsMockHandler(),
  getGetFindingMockHandler(),
  getUpdateFindingMockHandler(),
  getToggleFindingFalsePositiveMockHandler(),
  getCreateFindingReportMockHandler(),
  getListFindingFilterOptionsMockHandler(),
  getGetSelectedFindingColumnsMockHandler(),
  getSaveFindingColumnsMockHandler(),
  getGetFindingNeighboursMockHandler(),
  getCountFindingsMockHandler(),
  getGetFindingsVisitMockHandler(),
  getRecordFindingsVisitMockHandler(),
  getMarkFindingsSeenMockHandler(),
  getListFindingGroupsMockHandler(),
  getSendFindingMockHandler(),
  getSendFindingsMockHandler(),
  getGeneratePatchesMockHandler(),
  getApplyPatchesMockHandler(),
  getListReadyPatchesMockHandler(),
  getPreviewBulkActionMockHandler(),
  getSuggestDevelopersMockHandler(),
  getTriageFindingsMockHandler(),
  getDownloadFindingsJsonMockHandler(),
  getExportFindingsMockHandler(),
  getListFindingHistoryMockHandler(),
  getCommentOnFindingMockHandler(),
  getDeleteFindingCommentMockHandler(),
  getAcceptFindingRiskMockHandler(),
  getDecideFindingRiskMockHandler(),
  getRevokeFindingRiskMockHandler(),
  getRestoreFindingRiskMockHandler(),
  getGetSecretHistoryMockHandler(),
  getSearchSecretHistoryMockHandler(),
  getGetFindingOpinionMockHandler(),
  getRequestFindingOpinionMockHandler(),
  getAnswerFindingOpinionMockHandler(),
  getExplainFindingPriorityMockHandler(),
  getLinkFindingDuplicateMockHandler(),
  getUnlinkFindingDuplicateMockHandler(),
  getCompareFindingsMockHandler(),
];
