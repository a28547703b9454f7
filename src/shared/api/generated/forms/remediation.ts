// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const pullRequestSettingsRequestSchema = v.object({
  draft: v.boolean(),
  labels: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(),
        v.regex(/^[^\s,](?:[^,]*[^\s,])?$/u),
        v.maxLength(50),
      ),
    ),
    v.maxLength(10),
    v.check((items) => new Set(items).size === items.length),
  ),
  max_open: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  per: v.picklist(['finding', 'component', 'major', 'file', 'repository']),
  reviewers: v.picklist(['none', 'codeowners', 'list']),
  reviewer_names: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(),
        v.regex(/^[^\s,](?:[^,]*[^\s,])?$/u),
        v.maxLength(100),
      ),
    ),
    v.maxLength(15),
    v.check((items) => new Set(items).size === items.length),
  ),
  opens_by_itself: v.boolean(),
  schedule: v.object({
    frequency: v.picklist(['any_time', 'daily', 'weekly', 'monthly']),
    weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
    from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
    to: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
    time_zone: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64)),
  }),
  own: v.pipe(
    v.array(
      v.picklist([
        'draft',
        'labels',
        'max_open',
        'per',
        'reviewers',
        'opens_by_itself',
        'schedule',
      ]),
    ),
    v.maxLength(7),
    v.check((items) => new Set(items).size === items.length),
  ),
});

export const createIssueRequestSchema = v.object({
  remediation_id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.uuid()),
  title: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  body: v.pipe(v.string(), v.trim(), v.maxLength(50000)),
});
