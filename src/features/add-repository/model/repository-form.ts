import * as v from 'valibot';
import { sourceControls } from '@/entities/repository';
import type { CreateRepositoryWithListRequest } from '@/shared/api/generated/model';

const web = /^https?:\/\/\S+$/i;

export const repositoryForm = v.object({
  nickname: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  source_control: v.picklist(sourceControls),
  url: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2000),
    v.check((url) => url === '' || web.test(url)),
  ),
  branch: v.pipe(v.string(), v.trim(), v.maxLength(255)),
  tags: v.string(),
  priority: v.picklist(['critical', 'high', 'medium', 'low']),
  deals_with_confidential_data: v.boolean(),
});
export type RepositoryForm = v.InferOutput<typeof repositoryForm>;

/** The form as the call wants it: what was left empty is not said. */
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
