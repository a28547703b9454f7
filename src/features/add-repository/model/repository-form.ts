import * as v from 'valibot';
import { createRepositoryWithListRequestSchema } from '@/shared/api/generated/forms/repositories';
import { sourceControls } from '@/entities/repository';
import { webAddress } from '@/shared/lib/form';
import type { CreateRepositoryWithListRequest } from '@/shared/api/generated/model';

const { nickname, url, branch, priority, deals_with_confidential_data } =
  createRepositoryWithListRequestSchema.entries.data.item.entries;

export const repositoryForm = v.object({
  nickname,
  source_control: v.picklist(sourceControls),
  url: webAddress(url),
  branch,
  tags: v.string(),
  priority,
  deals_with_confidential_data,
});
export type RepositoryForm = v.InferOutput<typeof repositoryForm>;

/** The request body: empty fields are omitted. */
export function repositoryRequest({
  nickname,
  source_control,
  url,
  branch,
  tags,
  priority,
  deals_with_confidential_data,
}: RepositoryForm): CreateRepositoryWithListRequest {
  const words = [
    ...new Set(
      tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
  return {
    source_control,
    data: [
      {
        nickname,
        priority,
        deals_with_confidential_data,
        ...(url !== '' && { url }),
        ...(branch !== '' && { branch }),
        ...(words.length > 0 && { tags: words }),
      },
    ],
  };
}
