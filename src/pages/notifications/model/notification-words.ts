import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { reportFaultText } from '@/entities/scan';
import type { Notification } from '@/shared/api/generated/model';

type Words = { readonly title: string; readonly message: string };

/** What a notification says in the reader's language, by the facts that it carries; the words of a person stay theirs. */
export function wordsOf(i18n: I18n, notification: Notification): Words {
  const { title, message } = notification;
  return {
    title: titleOf(i18n, notification) ?? title,
    message: messageOf(i18n, notification) ?? message,
  };
}

function titleOf(i18n: I18n, { notification_type: type, facts }: Notification): string | undefined {
  const { repository, username, count, what, date, approved, dry_run: dry } = facts ?? {};
  if (type === 'scan_ended' && repository !== undefined)
    return dry
      ? i18n._(msg`A dry run for ${repository} has ended, nothing was changed`)
      : i18n._(msg`A scan of ${repository} has ended`);
  if (type === 'scan_failed' && repository !== undefined)
    return i18n._(msg`A report for ${repository} could not be imported`);
  if (type === 'invitation_accepted' && username !== undefined)
    return i18n._(msg`${username} has joined`);
  if (type === 'token_expiring' && what !== undefined && date !== undefined)
    return i18n._(
      msg`The token ${what} expires on ${i18n.date(date, { dateStyle: 'medium', timeZone: 'UTC' })}`,
    );
  if (type === 'pull_request_merged' && what !== undefined)
    return i18n._(msg`Pull request merged: ${what}`);
  if (type === 'payment_failed') return i18n._(msg`A payment for your plan has failed`);
  if (count === undefined) return undefined;
  if (type === 'remediation_ready')
    return i18n._(
      msg`${plural(count, { one: '# remediation is ready', other: '# remediations are ready' })}`,
    );
  if (type === 'acceptance_expiring' && count > 1)
    return i18n._(
      msg`${plural(count, { one: '# acceptance has ended', other: '# acceptances have ended' })}`,
    );
  if (username === undefined) return undefined;
  if (type === 'sent_to_you')
    return i18n._(
      msg`${username} sent you ${plural(count, { one: '# finding', other: '# findings' })}`,
    );
  if (what === undefined) return undefined;
  if (type === 'approval_requested') {
    return count === 1
      ? i18n._(msg`${username} asks you to accept a risk: ${what}`)
      : i18n._(
          msg`${username} asks you to accept the risk of ${plural(count, { one: '# finding', other: '# findings' })}`,
        );
  }
  if (type !== 'approval_answered') return undefined;
  const subject =
    count === 1 ? what : i18n._(msg`${plural(count, { one: '# finding', other: '# findings' })}`);
  return approved === true
    ? i18n._(msg`${username} agrees to accept the risk: ${subject}`)
    : i18n._(msg`${username} does not agree to accept the risk: ${subject}`);
}

function messageOf(
  i18n: I18n,
  { notification_type: type, facts, message }: Notification,
): string | undefined {
  const {
    repository,
    new: fresh,
    fixed,
    reopened,
    count,
    until_fix: untilFix,
    plan_stays: stays,
    error,
  } = facts ?? {};
  if (type === 'scan_failed' && error !== undefined) return reportFaultText(i18n, error, message);
  if (type === 'scan_ended' && fresh !== undefined && fixed !== undefined && reopened !== undefined)
    return i18n._(msg`${fresh} new, ${fixed} fixed, ${reopened} reopened`);
  if (type === 'acceptance_expiring' && untilFix !== undefined) {
    if (count !== undefined && count > 1)
      return untilFix
        ? i18n._(msg`A fix is available now. The findings are open again.`)
        : i18n._(msg`Their time has ended. The findings are open again.`);
    return untilFix
      ? i18n._(msg`A fix is available now. The finding is open again.`)
      : i18n._(msg`The acceptance has ended. The finding is open again.`);
  }
  if (type === 'pull_request_merged' && repository !== undefined)
    return i18n._(msg`In ${repository}. The next scan will tell whether the finding is gone.`);
  if (type === 'payment_failed' && stays !== undefined)
    return stays
      ? i18n._(
          msg`The plan stays on while the payment provider tries again. Pay the invoice or change the card.`,
        )
      : i18n._(msg`The plan has ended. Pay the invoice to have it back.`);
  if (type === 'reminder' && count !== undefined)
    return i18n._(
      msg`${plural(count, { one: '# finding is newly under this rule.', other: '# findings are newly under this rule.' })}`,
    );
  return undefined;
}
