/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  HostedLink,
  JobRef,
  PullRequestList,
  PullRequestSettingsDocument,
  RemediationDocument,
  UpgradeChoicesDocument,
} from '../../../generated/model';

export const getGetOrganizationPullRequestSettingsResponseMock =
  (): PullRequestSettingsDocument => ({
    data: {
      draft: true,
      labels: ['security', 'dependencies'],
      max_open: 5,
      per: 'finding',
      reviewers: 'none',
      reviewer_names: ['developer2', 'acme/platform'],
      opens_by_itself: false,
      opens_for: { username: 'developer2', is_permitted: true },
      schedule: {
        frequency: 'weekly',
        weekday: 1,
        day: 1,
        from: 6,
        to: 9,
        time_zone: 'Europe/Madrid',
      },
      waits_until: '2026-03-02T05:00:00Z',
      own: ['draft', 'labels'],
      today: { open: 2, ready: 16, finding: 14, component: 5, major: 2, file: 4, repository: 1 },
      version: 7,
    },
  });

export const getUpdateOrganizationPullRequestSettingsResponseMock =
  (): PullRequestSettingsDocument => ({
    data: {
      draft: true,
      labels: ['security', 'dependencies'],
      max_open: 5,
      per: 'finding',
      reviewers: 'none',
      reviewer_names: ['developer2', 'acme/platform'],
      opens_by_itself: false,
      opens_for: { username: 'developer2', is_permitted: true },
      schedule: {
        frequency: 'weekly',
        weekday: 1,
        day: 1,
        from: 6,
        to: 9,
        time_zone: 'Europe/Madrid',
      },
      waits_until: '2026-03-02T05:00:00Z',
      own: ['draft', 'labels'],
      today: { open: 2, ready: 16, finding: 14, component: 5, major: 2, file: 4, repository: 1 },
      version: 7,
    },
  });

export const getGetPullRequestSettingsResponseMock = (): PullRequestSettingsDocument => ({
  data: {
    draft: true,
    labels: ['security', 'dependencies'],
    max_open: 5,
    per: 'finding',
    reviewers: 'none',
    reviewer_names: ['developer2', 'acme/platform'],
    opens_by_itself: false,
    opens_for: { username: 'developer2', is_permitted: true },
    schedule: {
      frequency: 'weekly',
      weekday: 1,
      day: 1,
      from: 6,
      to: 9,
      time_zone: 'Europe/Madrid',
    },
    waits_until: '2026-03-02T05:00:00Z',
    own: ['draft', 'labels'],
    today: { open: 2, ready: 16, finding: 14, component: 5, major: 2, file: 4, repository: 1 },
    version: 7,
  },
});

export const getUpdatePullRequestSettingsResponseMock = (): PullRequestSettingsDocument => ({
  data: {
    draft: true,
    labels: ['security', 'dependencies'],
    max_open: 5,
    per: 'finding',
    reviewers: 'none',
    reviewer_names: ['developer2', 'acme/platform'],
    opens_by_itself: false,
    opens_for: { username: 'developer2', is_permitted: true },
    schedule: {
      frequency: 'weekly',
      weekday: 1,
      day: 1,
      from: 6,
      to: 9,
      time_zone: 'Europe/Madrid',
    },
    waits_until: '2026-03-02T05:00:00Z',
    own: ['draft', 'labels'],
    today: { open: 2, ready: 16, finding: 14, component: 5, major: 2, file: 4, repository: 1 },
    version: 7,
  },
});

export const getGetRemediationResponseMock = (): RemediationDocument => ({
  data: {
    _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06',
    client_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    repository_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    title: 'Bind the search value as a parameter',
    description: 'The value goes to the driver apart from the SQL text.',
    processing_status: 'ready',
    remediation_type: 'code_fix',
    source: 'report',
    code_diff_original: null,
    code_diff:
      '--- a/src/statements/search.ts\n+++ b/src/statements/search.ts\n@@ -41 +41 @@\n-const sql = `SELECT * FROM statements ORDER BY ${order}`;\n+const sql = `SELECT * FROM statements ORDER BY ${columnOf(order)}`;\n',
    code_snippet: 'const sql = `SELECT …`;',
    file_path: 'src/statements/search.ts',
    line: 41,
    is_template: false,
    template: null,
    template_fields: [{ key: 'parameter_name', label: 'Name of the parameter', value: 'memo' }],
    reference_url: 'https://cwe.mitre.org/data/definitions/89.html',
    pull_request_url: null,
    pull_request_number: null,
    pull_request_state: null,
    pull_request_checks: {
      state: 'failing',
      commit: '5b1f0c2a7e4d9b8c6a3f1e0d2c4b6a8f9e7d5c3b',
      failing: [{ name: 'build', url: 'https://github.com/acme/ledger-api/actions/runs/41' }],
      failing_count: 1,
      reason: null,
      checked_at: '2026-02-03T06:00:41Z',
    },
    pull_request_update: {
      state: 'updated',
      at: '2026-02-03T06:00:41Z',
      reason: null,
      detail: null,
      facts: { limit: 100 },
      text: 'rewritten',
    },
    pull_request_waiting: { until: '2026-02-03T06:00:41Z', time_zone: 'Europe/Madrid' },
    issue_url: null,
    error: null,
    error_code: null,
    date: '2026-02-03T06:00:41Z',
    model: null,
    notes: [
      {
        code: 'renew_lock',
        file: 'package-lock.json',
        command: 'npm install',
        names: ['org.acme:web'],
      },
    ],
    is_stale: false,
    job_id: null,
    versions: [
      {
        _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        title: 'Bind the search value as a parameter',
        description: null,
        code_diff: null,
        source: 'report',
        model: null,
        replaced_at: '2026-02-03T06:00:41Z',
        replaced_by: 'editing',
      },
    ],
    issue_draft: { title: 'SQL injection in the statement builder', body: '- **Severity** high' },
  },
});

export const getCreateRemediationResponseMock = (): RemediationDocument => ({
  data: {
    _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06',
    client_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    repository_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    title: 'Bind the search value as a parameter',
    description: 'The value goes to the driver apart from the SQL text.',
    processing_status: 'ready',
    remediation_type: 'code_fix',
    source: 'report',
    code_diff_original: null,
    code_diff:
      '--- a/src/statements/search.ts\n+++ b/src/statements/search.ts\n@@ -41 +41 @@\n-const sql = `SELECT * FROM statements ORDER BY ${order}`;\n+const sql = `SELECT * FROM statements ORDER BY ${columnOf(order)}`;\n',
    code_snippet: 'const sql = `SELECT …`;',
    file_path: 'src/statements/search.ts',
    line: 41,
    is_template: false,
    template: null,
    template_fields: [{ key: 'parameter_name', label: 'Name of the parameter', value: 'memo' }],
    reference_url: 'https://cwe.mitre.org/data/definitions/89.html',
    pull_request_url: null,
    pull_request_number: null,
    pull_request_state: null,
    pull_request_checks: {
      state: 'failing',
      commit: '5b1f0c2a7e4d9b8c6a3f1e0d2c4b6a8f9e7d5c3b',
      failing: [{ name: 'build', url: 'https://github.com/acme/ledger-api/actions/runs/41' }],
      failing_count: 1,
      reason: null,
      checked_at: '2026-02-03T06:00:41Z',
    },
    pull_request_update: {
      state: 'updated',
      at: '2026-02-03T06:00:41Z',
      reason: null,
      detail: null,
      facts: { limit: 100 },
      text: 'rewritten',
    },
    pull_request_waiting: { until: '2026-02-03T06:00:41Z', time_zone: 'Europe/Madrid' },
    issue_url: null,
    error: null,
    error_code: null,
    date: '2026-02-03T06:00:41Z',
    model: null,
    notes: [
      {
        code: 'renew_lock',
        file: 'package-lock.json',
        command: 'npm install',
        names: ['org.acme:web'],
      },
    ],
    is_stale: false,
    job_id: null,
    versions: [
      {
        _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        title: 'Bind the search value as a parameter',
        description: null,
        code_diff: null,
        source: 'report',
        model: null,
        replaced_at: '2026-02-03T06:00:41Z',
        replaced_by: 'editing',
      },
    ],
    issue_draft: { title: 'SQL injection in the statement builder', body: '- **Severity** high' },
  },
});

export const getListUpgradeChoicesResponseMock = (): UpgradeChoicesDocument => ({
  data: {
    component: 'tar',
    version: '4.4.8',
    open_findings: 4,
    registry: 'answered',
    choices: [{ version: '4.4.19', closes: 4, change: 'patch', reasons: ['closes_most'] }],
  },
});

export const getUpdatePullRequestResponseMock = (): JobRef => ({
  job_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  status: 'queued',
});

export const getListPullRequestsResponseMock = (): PullRequestList => ({
  data: [
    {
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      number: 41,
      url: 'https://github.com/acme/ledger-api/pull/41',
      branch: 'parapet/bind-the-search-value-4f1c02d9ab',
      title: 'Bind the search value as a parameter',
      fixes: 1,
      state: 'open',
      attention: 'checks_failing',
      checks: {
        state: 'failing',
        commit: '5b1f0c2a7e4d9b8c6a3f1e0d2c4b6a8f9e7d5c3b',
        failing: [{ name: 'build', url: 'https://github.com/acme/ledger-api/actions/runs/41' }],
        failing_count: 1,
        reason: null,
        checked_at: '2026-02-03T06:00:41Z',
      },
      update: {
        state: 'updated',
        at: '2026-02-03T06:00:41Z',
        reason: null,
        detail: null,
        facts: { limit: 100 },
        text: 'rewritten',
      },
      waiting: { until: '2026-02-03T06:00:41Z', time_zone: 'Europe/Madrid' },
      updating: false,
      finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04',
      findings: 2,
      fixed: 0,
      still_found: 0,
      opened_by: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      opened_at: '2026-02-03T06:00:41Z',
      changed_at: '2026-02-03T06:00:41Z',
      ended_at: null,
    },
  ],
  counts: { needs_attention: 0, open: 1, merged: 0, closed: 0 },
  figures: {
    merged: 3,
    closed: 1,
    gone: 2,
    still_found: 1,
    findings_fixed: 5,
    median_hours: 43.2,
    median_hours_before: null,
  },
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getCreateIssueDraftResponseMock = (): RemediationDocument => ({
  data: {
    _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06',
    client_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    repository_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    title: 'Bind the search value as a parameter',
    description: 'The value goes to the driver apart from the SQL text.',
    processing_status: 'ready',
    remediation_type: 'code_fix',
    source: 'report',
    code_diff_original: null,
    code_diff:
      '--- a/src/statements/search.ts\n+++ b/src/statements/search.ts\n@@ -41 +41 @@\n-const sql = `SELECT * FROM statements ORDER BY ${order}`;\n+const sql = `SELECT * FROM statements ORDER BY ${columnOf(order)}`;\n',
    code_snippet: 'const sql = `SELECT …`;',
    file_path: 'src/statements/search.ts',
    line: 41,
    is_template: false,
    template: null,
    template_fields: [{ key: 'parameter_name', label: 'Name of the parameter', value: 'memo' }],
    reference_url: 'https://cwe.mitre.org/data/definitions/89.html',
    pull_request_url: null,
    pull_request_number: null,
    pull_request_state: null,
    pull_request_checks: {
      state: 'failing',
      commit: '5b1f0c2a7e4d9b8c6a3f1e0d2c4b6a8f9e7d5c3b',
      failing: [{ name: 'build', url: 'https://github.com/acme/ledger-api/actions/runs/41' }],
      failing_count: 1,
      reason: null,
      checked_at: '2026-02-03T06:00:41Z',
    },
    pull_request_update: {
      state: 'updated',
      at: '2026-02-03T06:00:41Z',
      reason: null,
      detail: null,
      facts: { limit: 100 },
      text: 'rewritten',
    },
    pull_request_waiting: { until: '2026-02-03T06:00:41Z', time_zone: 'Europe/Madrid' },
    issue_url: null,
    error: null,
    error_code: null,
    date: '2026-02-03T06:00:41Z',
    model: null,
    notes: [
      {
        code: 'renew_lock',
        file: 'package-lock.json',
        command: 'npm install',
        names: ['org.acme:web'],
      },
    ],
    is_stale: false,
    job_id: null,
    versions: [
      {
        _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        title: 'Bind the search value as a parameter',
        description: null,
        code_diff: null,
        source: 'report',
        model: null,
        replaced_at: '2026-02-03T06:00:41Z',
        replaced_by: 'editing',
      },
    ],
    issue_draft: { title: 'SQL injection in the statement builder', body: '- **Severity** high' },
  },
});

export const getEditRemediationResponseMock = (): RemediationDocument => ({
  data: {
    _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06',
    client_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    repository_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    title: 'Bind the search value as a parameter',
    description: 'The value goes to the driver apart from the SQL text.',
    processing_status: 'ready',
    remediation_type: 'code_fix',
    source: 'report',
    code_diff_original: null,
    code_diff:
      '--- a/src/statements/search.ts\n+++ b/src/statements/search.ts\n@@ -41 +41 @@\n-const sql = `SELECT * FROM statements ORDER BY ${order}`;\n+const sql = `SELECT * FROM statements ORDER BY ${columnOf(order)}`;\n',
    code_snippet: 'const sql = `SELECT …`;',
    file_path: 'src/statements/search.ts',
    line: 41,
    is_template: false,
    template: null,
    template_fields: [{ key: 'parameter_name', label: 'Name of the parameter', value: 'memo' }],
    reference_url: 'https://cwe.mitre.org/data/definitions/89.html',
    pull_request_url: null,
    pull_request_number: null,
    pull_request_state: null,
    pull_request_checks: {
      state: 'failing',
      commit: '5b1f0c2a7e4d9b8c6a3f1e0d2c4b6a8f9e7d5c3b',
      failing: [{ name: 'build', url: 'https://github.com/acme/ledger-api/actions/runs/41' }],
      failing_count: 1,
      reason: null,
      checked_at: '2026-02-03T06:00:41Z',
    },
    pull_request_update: {
      state: 'updated',
      at: '2026-02-03T06:00:41Z',
      reason: null,
      detail: null,
      facts: { limit: 100 },
      text: 'rewritten',
    },
    pull_request_waiting: { until: '2026-02-03T06:00:41Z', time_zone: 'Europe/Madrid' },
    issue_url: null,
    error: null,
    error_code: null,
    date: '2026-02-03T06:00:41Z',
    model: null,
    notes: [
      {
        code: 'renew_lock',
        file: 'package-lock.json',
        command: 'npm install',
        names: ['org.acme:web'],
      },
    ],
    is_stale: false,
    job_id: null,
    versions: [
      {
        _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        title: 'Bind the search value as a parameter',
        description: null,
        code_diff: null,
        source: 'report',
        model: null,
        replaced_at: '2026-02-03T06:00:41Z',
        replaced_by: 'editing',
      },
    ],
    issue_draft: { title: 'SQL injection in the statement builder', body: '- **Severity** high' },
  },
});

export const getFillRemediationTemplateResponseMock = (): RemediationDocument => ({
  data: {
    _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4f06',
    client_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    repository_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
    title: 'Bind the search value as a parameter',
    description: 'The value goes to the driver apart from the SQL text.',
    processing_status: 'ready',
    remediation_type: 'code_fix',
    source: 'report',
    code_diff_original: null,
    code_diff:
      '--- a/src/statements/search.ts\n+++ b/src/statements/search.ts\n@@ -41 +41 @@\n-const sql = `SELECT * FROM statements ORDER BY ${order}`;\n+const sql = `SELECT * FROM statements ORDER BY ${columnOf(order)}`;\n',
    code_snippet: 'const sql = `SELECT …`;',
    file_path: 'src/statements/search.ts',
    line: 41,
    is_template: false,
    template: null,
    template_fields: [{ key: 'parameter_name', label: 'Name of the parameter', value: 'memo' }],
    reference_url: 'https://cwe.mitre.org/data/definitions/89.html',
    pull_request_url: null,
    pull_request_number: null,
    pull_request_state: null,
    pull_request_checks: {
      state: 'failing',
      commit: '5b1f0c2a7e4d9b8c6a3f1e0d2c4b6a8f9e7d5c3b',
      failing: [{ name: 'build', url: 'https://github.com/acme/ledger-api/actions/runs/41' }],
      failing_count: 1,
      reason: null,
      checked_at: '2026-02-03T06:00:41Z',
    },
    pull_request_update: {
      state: 'updated',
      at: '2026-02-03T06:00:41Z',
      reason: null,
      detail: null,
      facts: { limit: 100 },
      text: 'rewritten',
    },
    pull_request_waiting: { until: '2026-02-03T06:00:41Z', time_zone: 'Europe/Madrid' },
    issue_url: null,
    error: null,
    error_code: null,
    date: '2026-02-03T06:00:41Z',
    model: null,
    notes: [
      {
        code: 'renew_lock',
        file: 'package-lock.json',
        command: 'npm install',
        names: ['org.acme:web'],
      },
    ],
    is_stale: false,
    job_id: null,
    versions: [
      {
        _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        title: 'Bind the search value as a parameter',
        description: null,
        code_diff: null,
        source: 'report',
        model: null,
        replaced_at: '2026-02-03T06:00:41Z',
        replaced_by: 'editing',
      },
    ],
    issue_draft: { title: 'SQL injection in the statement builder', body: '- **Severity** high' },
  },
});

export const getCreatePullRequestResponseMock = (): HostedLink => ({
  url: 'https://github.com/acme/ledger-api/pull/12',
  number: 12,
  notes: [
    {
      code: 'renew_lock',
      file: 'package-lock.json',
      command: 'npm install',
      names: ['org.acme:web'],
    },
  ],
});

export const getCreateIssueResponseMock = (): HostedLink => ({
  url: 'https://github.com/acme/ledger-api/pull/12',
  number: 12,
  notes: [
    {
      code: 'renew_lock',
      file: 'package-lock.json',
      command: 'npm install',
      names: ['org.acme:web'],
    },
  ],
});

export const getGetOrganizationPullRequestSettingsMockHandler = (
  overrideResponse?:
    | PullRequestSettingsDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PullRequestSettingsDocument> | PullRequestSettingsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/pull-request-settings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOrganizationPullRequestSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateOrganizationPullRequestSettingsMockHandler = (
  overrideResponse?:
    | PullRequestSettingsDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PullRequestSettingsDocument> | PullRequestSettingsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/pull-request-settings',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateOrganizationPullRequestSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetPullRequestSettingsMockHandler = (
  overrideResponse?:
    | PullRequestSettingsDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PullRequestSettingsDocument> | PullRequestSettingsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/repositories/:id/pull-request-settings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPullRequestSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePullRequestSettingsMockHandler = (
  overrideResponse?:
    | PullRequestSettingsDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PullRequestSettingsDocument> | PullRequestSettingsDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/repositories/:id/pull-request-settings',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePullRequestSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetRemediationMockHandler = (
  overrideResponse?:
    | RemediationDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RemediationDocument> | RemediationDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/remediations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetRemediationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateRemediationMockHandler = (
  overrideResponse?:
    | RemediationDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RemediationDocument> | RemediationDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/remediations/:id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateRemediationResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getListUpgradeChoicesMockHandler = (
  overrideResponse?:
    | UpgradeChoicesDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UpgradeChoicesDocument> | UpgradeChoicesDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/findings/:id/upgrades',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListUpgradeChoicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePullRequestMockHandler = (
  overrideResponse?:
    | JobRef
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JobRef> | JobRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/remediations/:id/update-pull-request',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePullRequestResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getListPullRequestsMockHandler = (
  overrideResponse?:
    | PullRequestList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PullRequestList> | PullRequestList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/pull-requests',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPullRequestsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateIssueDraftMockHandler = (
  overrideResponse?:
    | RemediationDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RemediationDocument> | RemediationDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/issues/:id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateIssueDraftResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getEditRemediationMockHandler = (
  overrideResponse?:
    | RemediationDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<RemediationDocument> | RemediationDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/remediations/:id/edit',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getEditRemediationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFillRemediationTemplateMockHandler = (
  overrideResponse?:
    | RemediationDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RemediationDocument> | RemediationDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/remediation/fill-template/:id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFillRemediationTemplateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreatePullRequestMockHandler = (
  overrideResponse?:
    | HostedLink
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HostedLink> | HostedLink),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/pull_request',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreatePullRequestResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateIssueMockHandler = (
  overrideResponse?:
    | HostedLink
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HostedLink> | HostedLink),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/create_issue',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateIssueResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};
export const getRemediationMock = () => [
  getGetOrganizationPullRequestSettingsMockHandler(),
  getUpdateOrganizationPullRequestSettingsMockHandler(),
  getGetPullRequestSettingsMockHandler(),
  getUpdatePullRequestSettingsMockHandler(),
  getGetRemediationMockHandler(),
  getCreateRemediationMockHandler(),
  getListUpgradeChoicesMockHandler(),
  getUpdatePullRequestMockHandler(),
  getListPullRequestsMockHandler(),
  getCreateIssueDraftMockHandler(),
  getEditRemediationMockHandler(),
  getFillRemediationTemplateMockHandler(),
  getCreatePullRequestMockHandler(),
  getCreateIssueMockHandler(),
];
