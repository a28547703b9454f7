import { expect, it } from 'vitest';
import { patchRequest, previewedAction, type PatchForm } from './patch-form';

const form: PatchForm = { goal: 'patch', per: 'file', draft: 'as_set', tracker: 'webhook' };
const some = { finding_ids: ['1', '2'], seen_at: '2026-11-21T10:00:00.000Z' };
const selection = { filter: {}, as_of: '2026-11-21T10:00:00.000Z', expected_total: 9 };

it.each([
  [some, form, { findings: ['1', '2'], seen_at: some.seen_at }],
  [
    { selection },
    { ...form, goal: 'pull-requests' as const },
    { selection, apply_pr: true, pull_request_per: 'file' },
  ],
  [
    { selection },
    { ...form, goal: 'pull-requests' as const, draft: 'draft' as const },
    { selection, apply_pr: true, pull_request_per: 'file', draft: true },
  ],
  [
    { finding_ids: ['1'] },
    { ...form, goal: 'issues' as const },
    { findings: ['1'], apply_issues: true, tracker: 'webhook' },
  ],
])('%j with %j', (target, wanted, request) => {
  expect(patchRequest(target, wanted)).toEqual(request);
});

it.each([
  [{ goal: 'patch' as const, tracker: 'source_host' as const }, 'generate_patch'],
  [{ goal: 'pull-requests' as const, tracker: 'webhook' as const }, 'open_at_host'],
  [{ goal: 'issues' as const, tracker: 'source_host' as const }, 'open_at_host'],
  [{ goal: 'issues' as const, tracker: 'webhook' as const }, 'generate_patch'],
])('previews what %o needs', (wish, action) => {
  expect(previewedAction(wish)).toBe(action);
});
