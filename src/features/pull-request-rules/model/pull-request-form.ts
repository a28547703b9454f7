import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { pullRequestSettingsRequestSchema } from '@/shared/api/generated/forms/remediation';
import type { PullRequestSettings, PullRequestSettingsRequest } from '@/shared/api/generated/model';
import { browserZone } from '@/shared/lib/zone-clock';
import { checkField, limitOf, numberText, withMessages } from '@/shared/lib/form';

const {
  labels,
  max_open: maxOpen,
  reviewer_names: names,
  // The server determines which rules are overridden.
  own: _own,
  ...entries
} = pullRequestSettingsRequestSchema.entries;
const mostLabels = limitOf(labels, 'max_length');
const longestLabel = limitOf(labels.item, 'max_length');
const mostReviewers = limitOf(names, 'max_length');

const fields = v.object({
  ...entries,
  labels: withMessages(labels, {
    max_length: ({ input }) =>
      Array.isArray(input)
        ? i18n._(msg`Add up to ${mostLabels} labels.`)
        : i18n._(msg`Labels can have up to ${longestLabel} characters.`),
  }),
  max_open: numberText(maxOpen, () => i18n._(msg`Enter a whole number from 1 to 100.`)),
  reviewer_names: withMessages(names, {
    max_length: () => i18n._(msg`Add up to ${mostReviewers} reviewers.`),
  }),
});

/** The form's shape: an empty limit means no limit. */
export const pullRequestForm = v.pipe(
  fields,
  checkField<v.InferOutput<typeof fields>>(
    'reviewer_names',
    ({ reviewers, reviewer_names: listed }) => reviewers !== 'list' || listed.length > 0,
    () => i18n._(msg`Add at least one reviewer.`),
  ),
);
export type PullRequestForm = v.InferOutput<typeof pullRequestForm>;

export const pullRequestFormOf = ({
  version: _version,
  own: _own,
  today: _today,
  opens_for: _opener,
  waits_until: _waits,
  max_open: most,
  schedule,
  ...settings
}: PullRequestSettings): PullRequestForm => ({
  ...settings,
  labels: [...settings.labels],
  reviewer_names: [...settings.reviewer_names],
  max_open: most === null ? '' : String(most),
  // Without a schedule, the saved time zone is not a user's choice.
  schedule: {
    ...schedule,
    ...(schedule.frequency === 'any_time' && { time_zone: browserZone() }),
  },
});

export const pullRequestSettingsOf = ({
  max_open: most,
  ...form
}: PullRequestForm): PullRequestSettingsRequest => ({
  ...form,
  max_open: most === '' ? null : Number(most),
});
