import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IgnoredReason } from '@/shared/api/generated/model';

interface IgnoredWords {
  readonly title: MessageDescriptor;
  /** What to do about it. */
  readonly advice: MessageDescriptor;
  /** A setting decided it: with another one the report is imported again. */
  readonly setting?: true;
}

export const ignoredWords: Readonly<Record<IgnoredReason, IgnoredWords>> = {
  malformed_result: {
    title: msg`The result is damaged`,
    advice: msg`Check the scanner's version; the rest of the report was imported.`,
  },
  no_rule_and_no_message: {
    title: msg`Neither a rule nor a message`,
    advice: msg`Nothing says what was found. Look at the report at this place.`,
  },
  not_a_finding: {
    title: msg`Not a finding`,
    advice: msg`The scanner says that this passed or does not apply.`,
  },
  suppressed: {
    title: msg`Suppressed at the source`,
    advice: msg`Somebody accepted it in the code or in the scanner.`,
  },
  unsafe_path: {
    title: msg`The path leaves the repository`,
    advice: msg`Run the scanner from the repository's root.`,
  },
  duplicate_in_report: { title: msg`Twice in the report`, advice: msg`The first one was kept.` },
  excluded_by_settings: {
    title: msg`Excluded by your settings`,
    advice: msg`Take the tool off the excluded tools to import it.`,
    setting: true,
  },
  too_large: {
    title: msg`Too large to keep`,
    advice: msg`The result is larger than a finding may be.`,
  },
};
