import * as v from 'valibot';
import { sourceControls } from '@/entities/repository';
import { splitList } from '#domain/comma-list';
import { id, oneOf, page, text } from '@/shared/lib/search';

export const repositorySorts = ['nickname', 'priority', 'last_scan_at', 'open_findings'] as const;
export type RepositorySort = (typeof repositorySorts)[number];

export const repositoryTabs = ['history', 'settings', 'pull-requests', 'image', 'access'] as const;
export type RepositoryTab = (typeof repositoryTabs)[number];

const tagsOf = (given: unknown): readonly string[] | undefined => {
  const listed: readonly unknown[] =
    typeof given === 'string' ? splitList(given) : Array.isArray(given) ? given : [];
  const tags = [
    ...new Set(
      listed.filter(
        (tag): tag is string => typeof tag === 'string' && tag.trim() !== '' && tag.length <= 60,
      ),
    ),
  ].slice(0, 50);
  return tags.length > 0 ? tags : undefined;
};

const schema = v.object({
  q: text(),
  source: oneOf(sourceControls),
  /** Repositories with any of these tags. */
  tags: v.optional(v.pipe(v.unknown(), v.transform(tagsOf))),
  /** Name of the saved view that the filters belong to. */
  saved: text(100),
  view: oneOf(['cards']),
  sort_field: oneOf(repositorySorts),
  sort: oneOf(['asc', 'desc']),
  page,
  open: id,
  /** The tab of the open repository; defaults to its history. */
  tab: oneOf(['settings', 'pull-requests', 'image', 'access']),
  upload: id,
});

/**
 * The URL of the repositories page: search, display, the repository that is open beside the list,
 * and the one for which a report is uploaded.
 */
export type RepositoriesSearch = v.InferOutput<typeof schema>;
export const validateRepositoriesSearch = (
  search: Readonly<Record<string, unknown>>,
): RepositoriesSearch => v.parse(schema, search);
