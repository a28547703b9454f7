// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const updateRepositoryRequestSchema = v.object({
  nickname: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  active: v.boolean(),
  url: v.pipe(
    v.string(),
    v.trim(),
    v.union([v.literal(''), v.pipe(v.string(), v.url(), v.maxLength(2000))]),
  ),
  branch: v.pipe(v.string(), v.trim(), v.maxLength(255)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
  repo_type: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  priority: v.picklist(['critical', 'high', 'medium', 'low']),
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60))),
    v.maxLength(50),
  ),
  deals_with_confidential_data: v.boolean(),
  primary_purpose: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  pipeline: v.boolean(),
});

export const createRepositoryWithListRequestSchema = v.object({
  data: v.pipe(
    v.array(
      v.object({
        nickname: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
        url: v.pipe(
          v.string(),
          v.trim(),
          v.union([v.literal(''), v.pipe(v.string(), v.url(), v.maxLength(2000))]),
        ),
        uri: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
        branch: v.pipe(v.string(), v.trim(), v.maxLength(255)),
        description: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
        repo_type: v.pipe(v.string(), v.trim(), v.maxLength(60)),
        priority: v.picklist(['critical', 'high', 'medium', 'low']),
        tags: v.pipe(
          v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60))),
          v.maxLength(50),
        ),
        deals_with_confidential_data: v.boolean(),
        primary_purpose: v.pipe(v.string(), v.trim(), v.maxLength(500)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
  source_control: v.picklist(['github', 'gitlab', 'bitbucket_cloud', 'gitea', 'manual']),
});
