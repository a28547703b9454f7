import { defineMessage } from '@lingui/core/macro';

/** Codes of fixes and their pull requests; see `problem-messages.ts`. */
export const fixProblemMessages = {
  branch_exists: defineMessage({
    id: 'problem.branch_exists',
    message: 'The branch {branch} already exists and contains other work. Choose another name.',
  }),
  branch_moved: defineMessage({
    id: 'problem.branch_moved',
    message: 'Others have pushed to the branch {branch}.',
  }),
  branch_kept: defineMessage({
    id: 'problem.branch_kept',
    message: '{host} did not accept another branch for the pull request.',
  }),
  fix_breaks_file: defineMessage({
    id: 'problem.fix_breaks_file',
    message: 'With this fix, {file} no longer parses.',
  }),
  lock_not_renewed: defineMessage({
    id: 'problem.lock_not_renewed',
    message: 'The lock file {file} could not be updated.',
  }),
  fix_finds_more: defineMessage({
    id: 'problem.fix_finds_more',
    message: 'After this fix, {scanner} reports new findings: {found}. Nothing was opened.',
  }),
  fix_still_found: defineMessage({
    id: 'problem.fix_still_found',
    message: 'After this fix, {scanner} still finds the problem. Nothing was opened.',
  }),
  fix_available: defineMessage({
    id: 'problem.fix_available',
    message: 'A fixed version already exists, so this acceptance would expire immediately.',
  }),
  no_patch: defineMessage({
    id: 'problem.no_patch',
    message: 'There is no patch to propose, only advice or a command.',
  }),
  not_a_diff: defineMessage({
    id: 'problem.not_a_diff',
    message: 'This is not a unified diff: it needs ---, +++ and @@ lines with matching counts.',
  }),
  patch_outdated: defineMessage({
    id: 'problem.patch_outdated',
    message: 'The patch no longer applies to {file}. Generate it again.',
  }),
  patch_unreadable: defineMessage({
    id: 'problem.patch_unreadable',
    message: 'The patch is not a unified diff that can be applied.',
  }),
  patch_overlaps: defineMessage({
    id: 'problem.patch_overlaps',
    message: 'This patch and another one in this run change the same lines of {file}.',
  }),
  pull_request_current: defineMessage({
    id: 'problem.pull_request_current',
    message: 'The pull request already has the latest commit of {branch}.',
  }),
  pull_request_needless: defineMessage({
    id: 'problem.pull_request_needless',
    message:
      'Scans no longer find what the pull request fixes. Parapet closes it within five minutes.',
  }),
  pull_request_not_open: defineMessage({
    id: 'problem.pull_request_not_open',
    message: 'The pull request is not open.',
  }),
  pull_request_limit: defineMessage({
    id: 'problem.pull_request_limit',
    message:
      'This repository has {open} open pull requests from Parapet, and its settings allow {most}. Merge or close some first.',
  }),
  remediation_broke_off: defineMessage({
    id: 'problem.remediation_broke_off',
    message: 'Generating the fix was interrupted. The operator can find the reason in the log.',
  }),
  remediation_cancelled: defineMessage({
    id: 'problem.remediation_cancelled',
    message: 'It was cancelled before it started.',
  }),
  remediation_not_ready: defineMessage({
    id: 'problem.remediation_not_ready',
    message: 'The fix is still being generated.',
  }),
  remediation_running: defineMessage({
    id: 'problem.remediation_running',
    message: 'A fix is already being generated. Wait for it to finish.',
  }),
  remediation_applied: defineMessage({
    id: 'problem.remediation_applied',
    message: 'This fix was already applied. Generate a new one.',
  }),
};
