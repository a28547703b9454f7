import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IgnoredReason } from '@/shared/api/generated/model';

interface IgnoredWords {
  readonly title: MessageDescriptor;
  /** What the user can do about it. */
  readonly advice: MessageDescriptor;
  /** A setting caused it: after changing the setting, the user can import the report again. */
  readonly setting?: true;
}

export const ignoredMessage: Readonly<Record<IgnoredReason, IgnoredWords>> = {
  malformed_result: {
    title: msg`The result is damaged`,
    advice: msg`Check the scanner’s version. The rest of the report was imported.`,
  },
  no_rule_and_no_message: {
    title: msg`No rule or message`,
    advice: msg`The report doesn’t say what was found. Check it at this location.`,
  },
  not_a_finding: {
    title: msg`Not a finding`,
    advice: msg`The scanner reports that this passed or doesn’t apply.`,
  },
  passed: {
    title: msg`Passed`,
    advice: msg`The scanner checked it and found nothing.`,
  },
  fixed_in_report: {
    title: msg({ context: 'entries of a report', message: 'Fixed' }),
    advice: msg`Marked as fixed in the report.`,
  },
  dismissed: {
    title: msg({ context: 'entries of a report', message: 'Dismissed' }),
    advice: msg`Marked as dismissed in the report.`,
  },
  suppressed: {
    title: msg`Suppressed at the source`,
    advice: msg`Suppressed in the code or in the scanner.`,
  },
  unsafe_path: {
    title: msg`The path is outside the repository`,
    advice: msg`Run the scanner from the repository's root.`,
  },
  duplicate_in_report: {
    title: msg`Duplicate in the report`,
    advice: msg`The first one was imported.`,
  },
  excluded_by_settings: {
    title: msg`Excluded by your settings`,
    advice: msg`Remove the tool from the excluded tools to import its results.`,
    setting: true,
  },
  too_large: {
    title: msg`Too large to store`,
    advice: msg`The result is too large for a finding.`,
  },
};
