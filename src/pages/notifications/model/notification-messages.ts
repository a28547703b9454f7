import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { reportFaultMessage, scanNoteMessage } from '@/entities/scan';
import type { Notification } from '@/shared/api/generated/model';
import { utcDateOf } from '@/shared/lib/ago';
import { securityActTitle } from './security-act-messages';

type Words = { readonly title: string; readonly message: string };

/**
 * The translated text of a notification, with its facts. Text that a user wrote is not translated.
 */
export function notificationMessage(i18n: I18n, notification: Notification): Words {
  const { title, message } = notification;
  return {
    title: titleOf(i18n, notification) ?? title,
    message: messageOf(i18n, notification) ?? message,
  };
}

function titleOf(i18n: I18n, { notification_type: type, facts }: Notification): string | undefined {
  const { repository, username, count, what, date, approved, percent, dry_run: dry } = facts ?? {};
  if (type === 'scan_ended' && repository !== undefined)
    return dry
      ? i18n._(msg`Dry run finished for ${repository}. Nothing was changed.`)
      : facts?.note
        ? i18n._(msg`The scan of ${repository} is incomplete`)
        : i18n._(msg`Scan finished for ${repository}`);
  if (type === 'scan_failed' && repository !== undefined)
    return i18n._(msg`Couldn’t import a report for ${repository}`);
  if (type === 'pull_failed' && what !== undefined)
    return i18n._(msg`Couldn’t pull findings from ${what}`);
  if (type === 'invitation_accepted' && username !== undefined)
    return i18n._(msg`${username} has joined`);
  if (type === 'token_expiring' && what !== undefined && date !== undefined)
    return i18n._(msg`The token ${what} expires on ${utcDateOf(i18n, date)}`);
  if (type === 'pull_request_merged' && what !== undefined && facts?.still_found)
    return i18n._(msg`Merged, but still found: ${what}`);
  if (type === 'pull_request_merged' && what !== undefined)
    return i18n._(msg`Pull request merged: ${what}`);
  if (type === 'ai_budget' && percent !== undefined)
    return percent >= 100
      ? i18n._(msg`This month’s AI budget is used up`)
      : i18n._(
          msg`${i18n.number(percent / 100, { style: 'percent' })} of this month’s AI budget is used`,
        );
  if (type === 'payment_failed') return i18n._(msg`A payment for your plan failed`);
  if (type === 'security_act') return facts ? securityActTitle(i18n, facts) : undefined;
  if (count === undefined) return undefined;
  if (type === 'kev_match')
    return what === undefined
      ? i18n._(
          msg`${plural(count, { one: '# finding is now known to be exploited', other: '# findings are now known to be exploited' })}`,
        )
      : i18n._(msg`Now known to be exploited: ${what}`);
  if (type === 'remediation_ready')
    return i18n._(msg`${plural(count, { one: '# fix is ready', other: '# fixes are ready' })}`);
  if (type === 'acceptance_expiring' && count > 1)
    return i18n._(
      msg`${plural(count, { one: '# acceptance has ended', other: '# acceptances have ended' })}`,
    );
  if (username === undefined) return undefined;
  if (type === 'sent_to_you')
    return i18n._(
      msg`${username} sent you ${plural(count, { one: '# finding', other: '# findings' })}`,
    );
  if (type === 'assigned_to_you')
    return count === 1 && what !== undefined
      ? i18n._(msg`${username} assigned you a finding: ${what}`)
      : i18n._(
          msg`${username} assigned you ${plural(count, { one: '# finding', other: '# findings' })}`,
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
    ? i18n._(msg`${username} approved accepting the risk: ${subject}`)
    : i18n._(msg`${username} declined to accept the risk: ${subject}`);
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
    percent,
    date,
    error,
  } = facts ?? {};
  if (type === 'scan_failed' && error !== undefined)
    return reportFaultMessage(i18n, error, message);
  if (
    type === 'scan_ended' &&
    fresh !== undefined &&
    fixed !== undefined &&
    reopened !== undefined
  ) {
    const changes = i18n._(msg`${fresh} new, ${fixed} fixed, ${reopened} reopened`);
    if (!facts?.note) return changes;
    const warning = scanNoteMessage(i18n, facts.note);
    return fresh + fixed + reopened === 0 ? warning : `${warning} ${changes}`;
  }
  if (type === 'acceptance_expiring' && untilFix !== undefined) {
    if (count !== undefined && count > 1)
      return untilFix
        ? i18n._(msg`A fix is now available, so the findings were reopened.`)
        : i18n._(msg`Their acceptance expired, so the findings were reopened.`);
    return untilFix
      ? i18n._(msg`A fix is now available, so the finding was reopened.`)
      : i18n._(msg`The acceptance ended, so the finding was reopened.`);
  }
  if (type === 'pull_request_merged' && repository !== undefined && facts?.still_found)
    return i18n._(
      msg`The scan after the merge still finds it in ${repository}. Generate another fix.`,
    );
  if (type === 'pull_request_merged' && repository !== undefined)
    return i18n._(msg`In ${repository}. The next scan will confirm whether the finding is fixed.`);
  if (type === 'payment_failed' && stays !== undefined)
    return stays
      ? i18n._(
          msg`Your plan stays active while the payment is retried. Pay the invoice or change your card.`,
        )
      : i18n._(msg`Your plan has ended. Pay the invoice to restore it.`);
  if (type === 'ai_budget' && percent !== undefined && date !== undefined) {
    const renews = utcDateOf(i18n, date);
    return percent >= 100
      ? i18n._(
          msg`The AI services are not called until ${renews}. You can change the budget under Settings, AI models.`,
        )
      : i18n._(msg`When it is used up, the AI services are not called until ${renews}.`);
  }
  if (type === 'security_act')
    return i18n._(
      msg`If you didn’t expect this, end that account’s sessions and change its password.`,
    );
  if (type === 'reminder' && count !== undefined)
    return i18n._(
      msg`${plural(count, { one: '# finding now matches this rule.', other: '# findings now match this rule.' })}`,
    );
  return undefined;
}
