/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  ContainerSpecDocument,
  ScanDocument,
  ScanFollowUpDocument,
  ScanGroupDocument,
  ScanList,
  ScanReportDocument,
} from '../../../generated/model';

export const getUploadScanResponseMock = (): ScanDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
    attributes: {
      status: 'queued',
      phase: 'done',
      progress: 1,
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      tool: 'semgrep',
      tool_version: '1.102.0',
      tool_hint: 'semgrep',
      format: 'sarif',
      branch: 'main',
      commit: '4f2c9d1',
      target: 'host:shop.example',
      subject: null,
      complete: true,
      dry_run: false,
      file_name: 'semgrep.sarif',
      file_size: 184320,
      counts: {
        total: 214,
        new: 12,
        new_by_severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
        matched: 198,
        moved: 3,
        reopened: 1,
        fixed: 4,
        duplicates: 2,
        ignored: 3,
        components: 0,
        left: {
          total: 12,
          by_reason: {
            partial: 2,
            unread: 1,
            unscanned: 3,
            other_branch: 2,
            other_target: 3,
            seen_later: 1,
          },
        },
      },
      ignored: [
        {
          reason: 'malformed_result',
          detail: 'The result names neither a rule nor a message.',
          type: 'no_rule_and_no_message',
          facts: {},
          pointer: '/runs/0/results/17',
        },
      ],
      changes: [
        {
          change: 'new',
          finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          title: 'SQL injection in the statement builder',
          severity: 'high',
          place: 'src/statements/search.ts:41',
        },
      ],
      error: {
        code: 'truncated_report',
        message: 'The report ends in the middle of a value, after 48211 bytes.',
        type: 'ends_in_value',
        facts: { offset: 48211 },
        pointer: '/runs/0/results/811',
      },
      notes: [
        {
          code: 'read_as_another_tool',
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
          text: 'The report was sent as "nessus"; its content is a report of trivy and was read as that.',
        },
      ],
      requested_by: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      created_at: '2026-02-03T06:00:12Z',
      started_at: '2026-02-03T06:00:13Z',
      finished_at: '2026-02-03T06:00:41Z',
      undo_until: '2026-02-04T06:00:41Z',
      undone_at: null,
      ignored_by_reason: { suppressed: 2, excluded_by_settings: 1 },
      kept_until: '2026-02-04T06:00:41Z',
      again_as: null,
      run: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c11',
        kind: 'full',
        scanner: 'trivy',
        cause: 'schedule',
        subject: 'ghcr.io/acme/ledger-api:1.4.2',
      },
      group: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d21',
        name: 'nightly',
        part: 2,
        part_name: 'linux',
        parts: 4,
        received: 2,
        state: 'waiting',
        whole: true,
        waits_until: '2026-02-04T06:00:12Z',
        closed_by: null,
      },
    },
  },
});

export const getCloseScanGroupResponseMock = (): ScanGroupDocument => ({
  data: { name: 'nightly', state: 'waiting', received: 3, waiting: 1, failed: 0 },
});

export const getListScansResponseMock = (): ScanList => ({
  data: [
    {
      id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
      attributes: {
        status: 'queued',
        phase: 'done',
        progress: 1,
        repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
        tool: 'semgrep',
        tool_version: '1.102.0',
        tool_hint: 'semgrep',
        format: 'sarif',
        branch: 'main',
        commit: '4f2c9d1',
        target: 'host:shop.example',
        subject: null,
        complete: true,
        dry_run: false,
        file_name: 'semgrep.sarif',
        file_size: 184320,
        counts: {
          total: 214,
          new: 12,
          new_by_severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
          matched: 198,
          moved: 3,
          reopened: 1,
          fixed: 4,
          duplicates: 2,
          ignored: 3,
          components: 0,
          left: {
            total: 12,
            by_reason: {
              partial: 2,
              unread: 1,
              unscanned: 3,
              other_branch: 2,
              other_target: 3,
              seen_later: 1,
            },
          },
        },
        ignored: [
          {
            reason: 'malformed_result',
            detail: 'The result names neither a rule nor a message.',
            type: 'no_rule_and_no_message',
            facts: {},
            pointer: '/runs/0/results/17',
          },
        ],
        changes: [
          {
            change: 'new',
            finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
            title: 'SQL injection in the statement builder',
            severity: 'high',
            place: 'src/statements/search.ts:41',
          },
        ],
        error: {
          code: 'truncated_report',
          message: 'The report ends in the middle of a value, after 48211 bytes.',
          type: 'ends_in_value',
          facts: { offset: 48211 },
          pointer: '/runs/0/results/811',
        },
        notes: [
          {
            code: 'read_as_another_tool',
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
            text: 'The report was sent as "nessus"; its content is a report of trivy and was read as that.',
          },
        ],
        requested_by: {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          username: 'developer',
          email: 'developer@acme.example',
          avatar_url: null,
        },
        created_at: '2026-02-03T06:00:12Z',
        started_at: '2026-02-03T06:00:13Z',
        finished_at: '2026-02-03T06:00:41Z',
        undo_until: '2026-02-04T06:00:41Z',
        undone_at: null,
        ignored_by_reason: { suppressed: 2, excluded_by_settings: 1 },
        kept_until: '2026-02-04T06:00:41Z',
        again_as: null,
        run: {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c11',
          kind: 'full',
          scanner: 'trivy',
          cause: 'schedule',
          subject: 'ghcr.io/acme/ledger-api:1.4.2',
        },
        group: {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d21',
          name: 'nightly',
          part: 2,
          part_name: 'linux',
          parts: 4,
          received: 2,
          state: 'waiting',
          whole: true,
          waits_until: '2026-02-04T06:00:12Z',
          closed_by: null,
        },
      },
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getUndoScanResponseMock = (): ScanDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
    attributes: {
      status: 'queued',
      phase: 'done',
      progress: 1,
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      tool: 'semgrep',
      tool_version: '1.102.0',
      tool_hint: 'semgrep',
      format: 'sarif',
      branch: 'main',
      commit: '4f2c9d1',
      target: 'host:shop.example',
      subject: null,
      complete: true,
      dry_run: false,
      file_name: 'semgrep.sarif',
      file_size: 184320,
      counts: {
        total: 214,
        new: 12,
        new_by_severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
        matched: 198,
        moved: 3,
        reopened: 1,
        fixed: 4,
        duplicates: 2,
        ignored: 3,
        components: 0,
        left: {
          total: 12,
          by_reason: {
            partial: 2,
            unread: 1,
            unscanned: 3,
            other_branch: 2,
            other_target: 3,
            seen_later: 1,
          },
        },
      },
      ignored: [
        {
          reason: 'malformed_result',
          detail: 'The result names neither a rule nor a message.',
          type: 'no_rule_and_no_message',
          facts: {},
          pointer: '/runs/0/results/17',
        },
      ],
      changes: [
        {
          change: 'new',
          finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          title: 'SQL injection in the statement builder',
          severity: 'high',
          place: 'src/statements/search.ts:41',
        },
      ],
      error: {
        code: 'truncated_report',
        message: 'The report ends in the middle of a value, after 48211 bytes.',
        type: 'ends_in_value',
        facts: { offset: 48211 },
        pointer: '/runs/0/results/811',
      },
      notes: [
        {
          code: 'read_as_another_tool',
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
          text: 'The report was sent as "nessus"; its content is a report of trivy and was read as that.',
        },
      ],
      requested_by: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      created_at: '2026-02-03T06:00:12Z',
      started_at: '2026-02-03T06:00:13Z',
      finished_at: '2026-02-03T06:00:41Z',
      undo_until: '2026-02-04T06:00:41Z',
      undone_at: null,
      ignored_by_reason: { suppressed: 2, excluded_by_settings: 1 },
      kept_until: '2026-02-04T06:00:41Z',
      again_as: null,
      run: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c11',
        kind: 'full',
        scanner: 'trivy',
        cause: 'schedule',
        subject: 'ghcr.io/acme/ledger-api:1.4.2',
      },
      group: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d21',
        name: 'nightly',
        part: 2,
        part_name: 'linux',
        parts: 4,
        received: 2,
        state: 'waiting',
        whole: true,
        waits_until: '2026-02-04T06:00:12Z',
        closed_by: null,
      },
    },
  },
});

export const getGetScanReportResponseMock = (): ScanReportDocument => ({
  data: {
    file_name: 'checkov.json',
    first_line: 1,
    lines: [
      '{',
      '  "passed": 0,',
      '  "failed": 0,',
      '  "resource_count": 0,',
      '  "checkov_version": "3.2.471"',
      '}',
    ],
    has_more: false,
  },
});

export const getGetScanFollowUpResponseMock = (): ScanFollowUpDocument => ({
  data: {
    reopened: [
      {
        finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        title: 'Path traversal in statement upload',
        severity: 'high',
        fixed_at: '2025-10-03T09:12:00Z',
        fixed_by: 'developer',
      },
    ],
    steps: [{ kind: 'rules', state: 'running', count: 12, progress: 0.4, person: 'developer' }],
  },
});

export const getImportScanAgainResponseMock = (): ScanDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
    attributes: {
      status: 'queued',
      phase: 'done',
      progress: 1,
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      tool: 'semgrep',
      tool_version: '1.102.0',
      tool_hint: 'semgrep',
      format: 'sarif',
      branch: 'main',
      commit: '4f2c9d1',
      target: 'host:shop.example',
      subject: null,
      complete: true,
      dry_run: false,
      file_name: 'semgrep.sarif',
      file_size: 184320,
      counts: {
        total: 214,
        new: 12,
        new_by_severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
        matched: 198,
        moved: 3,
        reopened: 1,
        fixed: 4,
        duplicates: 2,
        ignored: 3,
        components: 0,
        left: {
          total: 12,
          by_reason: {
            partial: 2,
            unread: 1,
            unscanned: 3,
            other_branch: 2,
            other_target: 3,
            seen_later: 1,
          },
        },
      },
      ignored: [
        {
          reason: 'malformed_result',
          detail: 'The result names neither a rule nor a message.',
          type: 'no_rule_and_no_message',
          facts: {},
          pointer: '/runs/0/results/17',
        },
      ],
      changes: [
        {
          change: 'new',
          finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          title: 'SQL injection in the statement builder',
          severity: 'high',
          place: 'src/statements/search.ts:41',
        },
      ],
      error: {
        code: 'truncated_report',
        message: 'The report ends in the middle of a value, after 48211 bytes.',
        type: 'ends_in_value',
        facts: { offset: 48211 },
        pointer: '/runs/0/results/811',
      },
      notes: [
        {
          code: 'read_as_another_tool',
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
          text: 'The report was sent as "nessus"; its content is a report of trivy and was read as that.',
        },
      ],
      requested_by: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      created_at: '2026-02-03T06:00:12Z',
      started_at: '2026-02-03T06:00:13Z',
      finished_at: '2026-02-03T06:00:41Z',
      undo_until: '2026-02-04T06:00:41Z',
      undone_at: null,
      ignored_by_reason: { suppressed: 2, excluded_by_settings: 1 },
      kept_until: '2026-02-04T06:00:41Z',
      again_as: null,
      run: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c11',
        kind: 'full',
        scanner: 'trivy',
        cause: 'schedule',
        subject: 'ghcr.io/acme/ledger-api:1.4.2',
      },
      group: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d21',
        name: 'nightly',
        part: 2,
        part_name: 'linux',
        parts: 4,
        received: 2,
        state: 'waiting',
        whole: true,
        waits_until: '2026-02-04T06:00:12Z',
        closed_by: null,
      },
    },
  },
});

export const getGetScanResponseMock = (): ScanDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
    attributes: {
      status: 'queued',
      phase: 'done',
      progress: 1,
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      tool: 'semgrep',
      tool_version: '1.102.0',
      tool_hint: 'semgrep',
      format: 'sarif',
      branch: 'main',
      commit: '4f2c9d1',
      target: 'host:shop.example',
      subject: null,
      complete: true,
      dry_run: false,
      file_name: 'semgrep.sarif',
      file_size: 184320,
      counts: {
        total: 214,
        new: 12,
        new_by_severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
        matched: 198,
        moved: 3,
        reopened: 1,
        fixed: 4,
        duplicates: 2,
        ignored: 3,
        components: 0,
        left: {
          total: 12,
          by_reason: {
            partial: 2,
            unread: 1,
            unscanned: 3,
            other_branch: 2,
            other_target: 3,
            seen_later: 1,
          },
        },
      },
      ignored: [
        {
          reason: 'malformed_result',
          detail: 'The result names neither a rule nor a message.',
          type: 'no_rule_and_no_message',
          facts: {},
          pointer: '/runs/0/results/17',
        },
      ],
      changes: [
        {
          change: 'new',
          finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          title: 'SQL injection in the statement builder',
          severity: 'high',
          place: 'src/statements/search.ts:41',
        },
      ],
      error: {
        code: 'truncated_report',
        message: 'The report ends in the middle of a value, after 48211 bytes.',
        type: 'ends_in_value',
        facts: { offset: 48211 },
        pointer: '/runs/0/results/811',
      },
      notes: [
        {
          code: 'read_as_another_tool',
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
          text: 'The report was sent as "nessus"; its content is a report of trivy and was read as that.',
        },
      ],
      requested_by: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      created_at: '2026-02-03T06:00:12Z',
      started_at: '2026-02-03T06:00:13Z',
      finished_at: '2026-02-03T06:00:41Z',
      undo_until: '2026-02-04T06:00:41Z',
      undone_at: null,
      ignored_by_reason: { suppressed: 2, excluded_by_settings: 1 },
      kept_until: '2026-02-04T06:00:41Z',
      again_as: null,
      run: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c11',
        kind: 'full',
        scanner: 'trivy',
        cause: 'schedule',
        subject: 'ghcr.io/acme/ledger-api:1.4.2',
      },
      group: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d21',
        name: 'nightly',
        part: 2,
        part_name: 'linux',
        parts: 4,
        received: 2,
        state: 'waiting',
        whole: true,
        waits_until: '2026-02-04T06:00:12Z',
        closed_by: null,
      },
    },
  },
});

export const getRequestRepositoryScanResponseMock = (): ScanDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
    attributes: {
      status: 'queued',
      phase: 'done',
      progress: 1,
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      tool: 'semgrep',
      tool_version: '1.102.0',
      tool_hint: 'semgrep',
      format: 'sarif',
      branch: 'main',
      commit: '4f2c9d1',
      target: 'host:shop.example',
      subject: null,
      complete: true,
      dry_run: false,
      file_name: 'semgrep.sarif',
      file_size: 184320,
      counts: {
        total: 214,
        new: 12,
        new_by_severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
        matched: 198,
        moved: 3,
        reopened: 1,
        fixed: 4,
        duplicates: 2,
        ignored: 3,
        components: 0,
        left: {
          total: 12,
          by_reason: {
            partial: 2,
            unread: 1,
            unscanned: 3,
            other_branch: 2,
            other_target: 3,
            seen_later: 1,
          },
        },
      },
      ignored: [
        {
          reason: 'malformed_result',
          detail: 'The result names neither a rule nor a message.',
          type: 'no_rule_and_no_message',
          facts: {},
          pointer: '/runs/0/results/17',
        },
      ],
      changes: [
        {
          change: 'new',
          finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          title: 'SQL injection in the statement builder',
          severity: 'high',
          place: 'src/statements/search.ts:41',
        },
      ],
      error: {
        code: 'truncated_report',
        message: 'The report ends in the middle of a value, after 48211 bytes.',
        type: 'ends_in_value',
        facts: { offset: 48211 },
        pointer: '/runs/0/results/811',
      },
      notes: [
        {
          code: 'read_as_another_tool',
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
          text: 'The report was sent as "nessus"; its content is a report of trivy and was read as that.',
        },
      ],
      requested_by: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      created_at: '2026-02-03T06:00:12Z',
      started_at: '2026-02-03T06:00:13Z',
      finished_at: '2026-02-03T06:00:41Z',
      undo_until: '2026-02-04T06:00:41Z',
      undone_at: null,
      ignored_by_reason: { suppressed: 2, excluded_by_settings: 1 },
      kept_until: '2026-02-04T06:00:41Z',
      again_as: null,
      run: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c11',
        kind: 'full',
        scanner: 'trivy',
        cause: 'schedule',
        subject: 'ghcr.io/acme/ledger-api:1.4.2',
      },
      group: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d21',
        name: 'nightly',
        part: 2,
        part_name: 'linux',
        parts: 4,
        received: 2,
        state: 'waiting',
        whole: true,
        waits_until: '2026-02-04T06:00:12Z',
        closed_by: null,
      },
    },
  },
});

export const getCreateRegistryImageScanResponseMock = (): ScanDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
    attributes: {
      status: 'queued',
      phase: 'done',
      progress: 1,
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      tool: 'semgrep',
      tool_version: '1.102.0',
      tool_hint: 'semgrep',
      format: 'sarif',
      branch: 'main',
      commit: '4f2c9d1',
      target: 'host:shop.example',
      subject: null,
      complete: true,
      dry_run: false,
      file_name: 'semgrep.sarif',
      file_size: 184320,
      counts: {
        total: 214,
        new: 12,
        new_by_severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
        matched: 198,
        moved: 3,
        reopened: 1,
        fixed: 4,
        duplicates: 2,
        ignored: 3,
        components: 0,
        left: {
          total: 12,
          by_reason: {
            partial: 2,
            unread: 1,
            unscanned: 3,
            other_branch: 2,
            other_target: 3,
            seen_later: 1,
          },
        },
      },
      ignored: [
        {
          reason: 'malformed_result',
          detail: 'The result names neither a rule nor a message.',
          type: 'no_rule_and_no_message',
          facts: {},
          pointer: '/runs/0/results/17',
        },
      ],
      changes: [
        {
          change: 'new',
          finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          title: 'SQL injection in the statement builder',
          severity: 'high',
          place: 'src/statements/search.ts:41',
        },
      ],
      error: {
        code: 'truncated_report',
        message: 'The report ends in the middle of a value, after 48211 bytes.',
        type: 'ends_in_value',
        facts: { offset: 48211 },
        pointer: '/runs/0/results/811',
      },
      notes: [
        {
          code: 'read_as_another_tool',
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
          text: 'The report was sent as "nessus"; its content is a report of trivy and was read as that.',
        },
      ],
      requested_by: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      created_at: '2026-02-03T06:00:12Z',
      started_at: '2026-02-03T06:00:13Z',
      finished_at: '2026-02-03T06:00:41Z',
      undo_until: '2026-02-04T06:00:41Z',
      undone_at: null,
      ignored_by_reason: { suppressed: 2, excluded_by_settings: 1 },
      kept_until: '2026-02-04T06:00:41Z',
      again_as: null,
      run: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c11',
        kind: 'full',
        scanner: 'trivy',
        cause: 'schedule',
        subject: 'ghcr.io/acme/ledger-api:1.4.2',
      },
      group: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d21',
        name: 'nightly',
        part: 2,
        part_name: 'linux',
        parts: 4,
        received: 2,
        state: 'waiting',
        whole: true,
        waits_until: '2026-02-04T06:00:12Z',
        closed_by: null,
      },
    },
  },
});

export const getCreateCloudScanResponseMock = (): ScanDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
    attributes: {
      status: 'queued',
      phase: 'done',
      progress: 1,
      repository: { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' },
      tool: 'semgrep',
      tool_version: '1.102.0',
      tool_hint: 'semgrep',
      format: 'sarif',
      branch: 'main',
      commit: '4f2c9d1',
      target: 'host:shop.example',
      subject: null,
      complete: true,
      dry_run: false,
      file_name: 'semgrep.sarif',
      file_size: 184320,
      counts: {
        total: 214,
        new: 12,
        new_by_severity: { critical: 4, high: 19, medium: 48, low: 31, info: 7 },
        matched: 198,
        moved: 3,
        reopened: 1,
        fixed: 4,
        duplicates: 2,
        ignored: 3,
        components: 0,
        left: {
          total: 12,
          by_reason: {
            partial: 2,
            unread: 1,
            unscanned: 3,
            other_branch: 2,
            other_target: 3,
            seen_later: 1,
          },
        },
      },
      ignored: [
        {
          reason: 'malformed_result',
          detail: 'The result names neither a rule nor a message.',
          type: 'no_rule_and_no_message',
          facts: {},
          pointer: '/runs/0/results/17',
        },
      ],
      changes: [
        {
          change: 'new',
          finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
          title: 'SQL injection in the statement builder',
          severity: 'high',
          place: 'src/statements/search.ts:41',
        },
      ],
      error: {
        code: 'truncated_report',
        message: 'The report ends in the middle of a value, after 48211 bytes.',
        type: 'ends_in_value',
        facts: { offset: 48211 },
        pointer: '/runs/0/results/811',
      },
      notes: [
        {
          code: 'read_as_another_tool',
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
          text: 'The report was sent as "nessus"; its content is a report of trivy and was read as that.',
        },
      ],
      requested_by: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
        username: 'developer',
        email: 'developer@acme.example',
        avatar_url: null,
      },
      created_at: '2026-02-03T06:00:12Z',
      started_at: '2026-02-03T06:00:13Z',
      finished_at: '2026-02-03T06:00:41Z',
      undo_until: '2026-02-04T06:00:41Z',
      undone_at: null,
      ignored_by_reason: { suppressed: 2, excluded_by_settings: 1 },
      kept_until: '2026-02-04T06:00:41Z',
      again_as: null,
      run: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c11',
        kind: 'full',
        scanner: 'trivy',
        cause: 'schedule',
        subject: 'ghcr.io/acme/ledger-api:1.4.2',
      },
      group: {
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d21',
        name: 'nightly',
        part: 2,
        part_name: 'linux',
        parts: 4,
        received: 2,
        state: 'waiting',
        whole: true,
        waits_until: '2026-02-04T06:00:12Z',
        closed_by: null,
      },
    },
  },
});

export const getGetContainerSpecResponseMock = (): ContainerSpecDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
    platform: 'github_ghcr',
    image: 'ledger-api',
    tag: '1.4.2',
    registry: 'acme',
    fields: { user: 'acme' },
    isConfigured: true,
    updated_at: '2026-02-03T06:00:41Z',
  },
});

export const getUpdateContainerSpecResponseMock = (): ContainerSpecDocument => ({
  data: {
    id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
    platform: 'github_ghcr',
    image: 'ledger-api',
    tag: '1.4.2',
    registry: 'acme',
    fields: { user: 'acme' },
    isConfigured: true,
    updated_at: '2026-02-03T06:00:41Z',
  },
});

export const getUploadScanMockHandler = (
  overrideResponse?:
    | ScanDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScanDocument> | ScanDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/upload_scan/:id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadScanResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getCloseScanGroupMockHandler = (
  overrideResponse?:
    | ScanGroupDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScanGroupDocument> | ScanGroupDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/upload_scan/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseScanGroupResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListScansMockHandler = (
  overrideResponse?:
    | ScanList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScanList> | ScanList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/scans',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListScansResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUndoScanMockHandler = (
  overrideResponse?:
    | ScanDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScanDocument> | ScanDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/scans/:id/undo',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUndoScanResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetScanReportMockHandler = (
  overrideResponse?:
    | ScanReportDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScanReportDocument> | ScanReportDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/scans/:id/report',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetScanReportResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetScanFollowUpMockHandler = (
  overrideResponse?:
    | ScanFollowUpDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScanFollowUpDocument> | ScanFollowUpDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/scans/:id/follow_up',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetScanFollowUpResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getImportScanAgainMockHandler = (
  overrideResponse?:
    | ScanDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScanDocument> | ScanDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/scans/:id/again',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getImportScanAgainResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getGetScanMockHandler = (
  overrideResponse?:
    | ScanDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScanDocument> | ScanDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/scans/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetScanResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRequestRepositoryScanMockHandler = (
  overrideResponse?:
    | ScanDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScanDocument> | ScanDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/request_repo_scan',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestRepositoryScanResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getCreateRegistryImageScanMockHandler = (
  overrideResponse?:
    | ScanDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScanDocument> | ScanDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/create_registry_image_scan',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateRegistryImageScanResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getCreateCloudScanMockHandler = (
  overrideResponse?:
    | ScanDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScanDocument> | ScanDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/v1/create_cloud_scan',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCloudScanResponseMock(),
        { status: 202 },
      );
    },
    options,
  );
};

export const getGetContainerSpecMockHandler = (
  overrideResponse?:
    | ContainerSpecDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ContainerSpecDocument> | ContainerSpecDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/container_specs/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetContainerSpecResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateContainerSpecMockHandler = (
  overrideResponse?:
    | ContainerSpecDocument
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ContainerSpecDocument> | ContainerSpecDocument),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/v1/container_specs/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateContainerSpecResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteContainerSpecMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/v1/container_specs/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getScansMock = () => [
  getUploadScanMockHandler(),
  getCloseScanGroupMockHandler(),
  getListScansMockHandler(),
  getUndoScanMockHandler(),
  getGetScanReportMockHandler(),
  getGetScanFollowUpMockHandler(),
  getImportScanAgainMockHandler(),
  getGetScanMockHandler(),
  getRequestRepositoryScanMockHandler(),
  getCreateRegistryImageScanMockHandler(),
  getCreateCloudScanMockHandler(),
  getGetContainerSpecMockHandler(),
  getUpdateContainerSpecMockHandler(),
  getDeleteContainerSpecMockHandler(),
];
