import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Repository, UpdateRepositoryRequest } from '@/shared/api/generated/model';
import { updateRepositoryRequestSchema } from '@/shared/api/generated/forms/repositories';
import { limitOf, webAddress, withMessages } from '@/shared/lib/form';

export const priorities = updateRepositoryRequestSchema.entries.priority.options;

const { branch, tags, url, ...entries } = updateRepositoryRequestSchema.entries;
const mostTags = limitOf(tags, 'max_length');
const longestTag = limitOf(tags.item, 'max_length');

/** The form's shape: empty text means none. */
export const repositorySettings = v.object({
  ...entries,
  nickname: v.pipe(entries.nickname, v.nonEmpty()),
  url: webAddress(url),
  branch: v.pipe(branch, v.nonEmpty()),
  tags: withMessages(tags, {
    max_length: ({ input }) =>
      Array.isArray(input)
        ? i18n._(msg`Add up to ${mostTags} tags.`)
        : i18n._(msg`Tags can have up to ${longestTag} characters.`),
  }),
});
export type RepositorySettings = v.InferOutput<typeof repositorySettings>;

export const settingsOf = ({
  attributes: { data, ...attributes },
}: Repository): RepositorySettings => ({
  nickname: attributes.nickname,
  description: attributes.description ?? '',
  primary_purpose: attributes.primary_purpose ?? '',
  repo_type: attributes.repo_type ?? '',
  url: data.url ?? '',
  branch: data.branch ?? '',
  priority: data.priority,
  deals_with_confidential_data: attributes.deals_with_confidential_data,
  tags: [...data.tags],
  pipeline: attributes.pipeline,
  active: attributes.active,
});

const clearable: ReadonlySet<string> = new Set([
  'description',
  'primary_purpose',
  'repo_type',
  'url',
]);

/** Only the changed fields, so that concurrent changes by other users are kept. */
export const changesOf = (
  before: RepositorySettings,
  after: RepositorySettings,
): UpdateRepositoryRequest =>
  Object.fromEntries(
    Object.entries(after)
      .filter(
        ([name, value]) =>
          JSON.stringify(value) !== JSON.stringify(before[name as keyof RepositorySettings]),
      ) // both have the same names
      .map(([name, value]) => [name, value === '' && clearable.has(name) ? null : value]),
  );
