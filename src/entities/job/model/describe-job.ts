import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Job } from './job';

const formats: Readonly<Record<string, string>> = { csv: 'CSV', json: 'JSON', sarif: 'SARIF' };

/** The translated title of the job; the server's title is for logs and API clients. */
export function describeJob(
  i18n: I18n,
  job: Pick<Job, 'kind' | 'action' | 'counts' | 'title'>,
): string {
  const n = job.counts?.total ?? 0;
  switch (job.kind) {
    case 'import_scan':
      return i18n._(msg`Import report`);
    case 'run_scanners':
      return i18n._(msg`Run scanners`);
    case 'recompute_priorities':
      return i18n._(msg`Recalculate priorities`);
    case 'export_findings':
      return i18n._(msg`Export findings as ${formats[job.action ?? ''] ?? 'JSON'}`);
    case 'export_organization':
      return i18n._(msg`Export all organisation data`);
    case 'send_findings':
      return i18n._(
        msg`${plural(n, { one: 'Send # finding to developers', other: 'Send # findings to developers' })}`,
      );
    case 'undo_bulk':
      return i18n._(
        msg`${plural(n, { one: 'Undo the change to # finding', other: 'Undo the change to # findings' })}`,
      );
    case 'make_remediation':
      return i18n._(msg`Generate a fix for a finding`);
    case 'judge_findings':
      return i18n._(msg`Second opinions on findings`);
    case 'search_history':
      return i18n._(msg`Search the history for a secret`);
    case 'pull_findings':
      return i18n._(msg`Pull findings`);
    case 'generate_patches':
    case 'apply_patches':
      return describePatches(i18n, job.action, n);
    case 'triage_findings':
      return describeTriage(i18n, job.action, n);
    default:
      return job.title;
  }
}

function describePatches(i18n: I18n, action: string | null, n: number): string {
  if (action === 'pull_request')
    return i18n._(
      msg`${plural(n, { one: 'Open a pull request for # finding', other: 'Open pull requests for # findings' })}`,
    );
  if (action === 'issue')
    return i18n._(
      msg`${plural(n, { one: 'Open an issue for # finding', other: 'Open issues for # findings' })}`,
    );
  return i18n._(
    msg`${plural(n, { one: 'Generate a patch for # finding', other: 'Generate patches for # findings' })}`,
  );
}

function describeTriage(i18n: I18n, action: string | null, n: number): string {
  switch (action) {
    case 'false_positive':
      return i18n._(
        msg`${plural(n, { one: 'Mark # finding as false positive', other: 'Mark # findings as false positive' })}`,
      );
    case 'accept_risk':
      return i18n._(
        msg`${plural(n, { one: 'Accept the risk of # finding', other: 'Accept the risk of # findings' })}`,
      );
    case 'ask_approval':
      return i18n._(
        msg`${plural(n, { one: 'Request to accept the risk of # finding', other: 'Request to accept the risk of # findings' })}`,
      );
    case 'approve_risk':
      return i18n._(
        msg`${plural(n, { one: 'Approve the risk of # finding', other: 'Approve the risk of # findings' })}`,
      );
    case 'decline_risk':
      return i18n._(
        msg`${plural(n, { one: 'Decline the risk of # finding', other: 'Decline the risk of # findings' })}`,
      );
    case 'status_open':
    case 'not_false_positive':
      return i18n._(msg`${plural(n, { one: 'Reopen # finding', other: 'Reopen # findings' })}`);
    case 'status_in_progress':
      return i18n._(
        msg`${plural(n, { one: 'Set # finding to in progress', other: 'Set # findings to in progress' })}`,
      );
    case 'status_fixed':
      return i18n._(
        msg`${plural(n, { one: 'Set # finding to fixed', other: 'Set # findings to fixed' })}`,
      );
    case 'assign':
    case 'unassign':
      return i18n._(msg`${plural(n, { one: 'Assign # finding', other: 'Assign # findings' })}`);
    case 'tags':
      return i18n._(msg`${plural(n, { one: 'Tag # finding', other: 'Tag # findings' })}`);
    default:
      return i18n._(msg`${plural(n, { one: 'Change # finding', other: 'Change # findings' })}`);
  }
}

/** "2,981 done, 85 skipped"; zero counts are omitted. */
export function summarizeJob(i18n: I18n, { counts }: Pick<Job, 'counts'>): string {
  if (!counts) return '';
  const { done, skipped, failed } = counts;
  const parts = [
    i18n._(msg`${plural(done, { one: '# done', other: '# done' })}`),
    ...(skipped > 0
      ? [i18n._(msg`${plural(skipped, { one: '# skipped', other: '# skipped' })}`)]
      : []),
    ...(failed > 0 ? [i18n._(msg`${plural(failed, { one: '# failed', other: '# failed' })}`)] : []),
  ];
  return new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(parts);
}
