import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type FindingEvent, type Status, statusNames } from '@/entities/finding';
import type { FindingEventCause } from '@/shared/api/generated/model';
import { severityNames } from '@/shared/ui/severity';

const statusWord = (i18n: I18n, status: string | null | undefined): string =>
  status && Object.hasOwn(statusNames, status)
    ? i18n._(statusNames[status as Status])
    : (status ?? '');

const severityWord = (i18n: I18n, severity: string | null | undefined): string =>
  severity && Object.hasOwn(severityNames, severity)
    ? i18n._(severityNames[severity as keyof typeof severityNames])
    : (severity ?? '');

/** Causes of changes that the server made. */
export const causeNames: Readonly<Record<FindingEventCause, MessageDescriptor>> = {
  taken_back: msg`The change was undone.`,
  fix_available: msg`A fix is now available.`,
  acceptance_ended: msg`The acceptance expired.`,
};

const opinionEvents: Readonly<Record<string, MessageDescriptor>> = {
  false_positive: msg`Second opinion: likely a false positive`,
  real: msg`Second opinion: likely real`,
  unsure: msg`Second opinion: unsure`,
  accepted: msg`Second opinion accepted`,
  refused: msg`Second opinion refused`,
  withdrawn: msg`Answer to the second opinion withdrawn`,
};

/** What was opened at the source host, and its state there. */
function remediationWord(i18n: I18n, from: string | null, to: string | null): string {
  switch (from) {
    case 'pull_request':
      return i18n._(msg`Pull request opened`);
    case 'pull_request_merged':
      return i18n._(msg`Pull request merged`);
    case 'pull_request_closed':
      return i18n._(msg`Pull request closed without merging`);
    case 'pull_request_updated':
      return i18n._(msg`Pull request updated from its base branch`);
    case 'pull_request_others_pushed':
      return i18n._(msg`Others have pushed to the pull request’s branch`);
    case 'pull_request_outdated':
      return i18n._(msg`The fix no longer applies to the base branch`);
    case 'pull_request_refused':
      return i18n._(msg`The source host rejected the pull request update`);
    case 'merged_still_found':
      return i18n._(msg`Merged, but the next scan still finds it`);
    case 'issue':
      return i18n._(msg`Issue opened`);
    default:
      return i18n._(msg`Remediation: ${to ?? ''}`);
  }
}

/** A verdict of the model, or a user's response to it. */
const opinionWord = (i18n: I18n, to: string | null): string =>
  i18n._(to === null ? msg`Second opinion` : (opinionEvents[to] ?? msg`Second opinion`));

/** A one-line description of the event. */
export function eventTitle(
  i18n: I18n,
  { kind, from, to }: Pick<FindingEvent, 'kind' | 'from' | 'to'>,
): string {
  switch (kind) {
    case 'found':
      return i18n._(msg`First detected`);
    case 'matched':
      return i18n._(msg`Seen again`);
    case 'moved':
      return i18n._(msg`Moved to ${to ?? ''}`);
    case 'reopened':
      return i18n._(msg`Found again and reopened`);
    case 'fixed':
      return i18n._(msg`No longer in the report, so fixed`);
    case 'status':
      return i18n._(msg`Status changed to ${statusWord(i18n, to)}`);
    case 'severity':
      return i18n._(msg`Severity changed to ${severityWord(i18n, to)}`);
    case 'false_positive':
      return to === 'false'
        ? i18n._(msg`No longer a false positive`)
        : i18n._(msg`Marked as false positive`);
    case 'assigned':
      return to ? i18n._(msg`Assigned to ${to}`) : i18n._(msg`Unassigned`);
    case 'assignee_left':
      return i18n._(msg`Unassigned: ${from ?? ''} left the team`);
    case 'sent':
      return to ? i18n._(msg`Sent to ${to}`) : i18n._(msg`Sent`);
    case 'tagged':
      return i18n._(msg`Tags changed to ${to ?? ''}`);
    case 'comment':
      return i18n._(msg`Comment`);
    case 'risk_accepted':
      return i18n._(msg`Risk accepted`);
    case 'risk_requested':
      return i18n._(msg`Requested risk acceptance`);
    case 'risk_declined':
      return i18n._(msg`Acceptance declined`);
    case 'approver_left':
      return i18n._(
        msg`${from ?? ''}, the requested approver, left the team. Any other approver can decide.`,
      );
    case 'risk_revoked':
      return i18n._(msg`Risk acceptance ended`);
    case 'duplicate_linked':
      return i18n._(msg`Linked as duplicate`);
    case 'duplicate_unlinked':
      return i18n._(msg`No longer a duplicate`);
    case 'priority':
      return i18n._(msg`Priority changed from ${from ?? ''} to ${to ?? ''}`);
    case 'remediation':
      return remediationWord(i18n, from, to);
    case 'opinion':
      return opinionWord(i18n, to);
    case 'edited':
      return i18n._(msg`Edited`);
  }
}
