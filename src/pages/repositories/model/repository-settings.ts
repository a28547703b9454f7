import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Repository, UpdateRepositoryRequest } from '@/shared/api/generated/model';
import { required } from '@/shared/lib/form';

export const priorities = ['critical', 'high', 'medium', 'low'] as const;

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
const mostTags = 50;
const longestTag = 60;

/** The form's own shape: empty texts mean "none". */
export const repositorySettings = v.object({
  nickname: required(200),
  description: text(2000),
  primary_purpose: text(500),
  repo_type: text(60),
  url: v.pipe(
    text(2000),
    v.regex(/^(?:https?:\/\/\S+)?$/i, () =>
      i18n._(msg`An address starts with https:// or http://.`),
    ),
  ),
  branch: required(255),
  priority: v.picklist(priorities),
  deals_with_confidential_data: v.boolean(),
  tags: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.maxLength(longestTag, () => i18n._(msg`A tag has at most ${longestTag} characters.`)),
      ),
    ),
    v.maxLength(mostTags, () => i18n._(msg`At most ${mostTags} tags.`)),
  ),
  pipeline: v.boolean(),
  active: v.boolean(),
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

/** What differs, as the call wants it: somebody else's change of another field stays. */
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
