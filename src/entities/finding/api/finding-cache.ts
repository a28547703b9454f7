import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { FindingList } from '@/shared/api/generated/model';
import type { Finding, FindingRowAttributes } from '../model/finding';
import { findingKeys } from './finding-keys';

/** Fields that can be updated optimistically, in the list and on the page. */
export type FindingPatch = Partial<
  Pick<FindingRowAttributes, 'status' | 'false_positive' | 'assignee' | 'tags'>
>;

/**
 * Applies a change optimistically wherever the finding is cached. Returns a function that rolls it
 * back.
 */
export function patchFindings(
  client: QueryClient,
  ids: ReadonlySet<string>,
  patch: FindingPatch,
): () => void {
  const lists = client.getQueriesData<InfiniteData<FindingList>>({ queryKey: findingKeys.pages });
  const details = [...ids].map(
    (id) => [findingKeys.detail(id), client.getQueryData<Finding>(findingKeys.detail(id))] as const,
  );
  for (const [key, data] of lists) {
    if (!data) continue;
    client.setQueryData<InfiniteData<FindingList>>(key, {
      ...data,
      pages: data.pages.map((page) => patchPage(page, ids, patch)),
    });
  }
  for (const [key, finding] of details) {
    if (finding)
      client.setQueryData<Finding>(key, {
        ...finding,
        attributes: { ...finding.attributes, ...patch },
      });
  }
  return () => {
    for (const [key, data] of [...lists, ...details]) client.setQueryData(key, data);
  };
}

/**
 * Pages without a changed row keep their identity, so that React does not render their rows again.
 */
function patchPage(page: FindingList, ids: ReadonlySet<string>, patch: FindingPatch): FindingList {
  if (!page.data.some((row) => ids.has(row.id))) return page;
  return {
    ...page,
    data: page.data.map((row) =>
      ids.has(row.id) ? { ...row, attributes: { ...row.attributes, ...patch } } : row,
    ),
  };
}
