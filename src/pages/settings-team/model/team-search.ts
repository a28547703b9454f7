import * as v from 'valibot';
import { isDay } from '#domain/finding-filter-codec';
import { oneOf, page, text } from '@/shared/lib/search';

export const teamPageSize = 100;

/**
 * Their names and actions are in `audit-messages.ts`, because every page loads the URL validation.
 */
export const auditTopicNames = [
  'access',
  'people',
  'repositories',
  'scans',
  'findings',
  'rules',
  'connections',
  'money',
] as const;
export type AuditTopic = (typeof auditTopicNames)[number];

const day = v.pipe(
  text(),
  v.transform((given) => (isDay(given ?? '') ? given : undefined)),
);

const schema = v.object({
  /** Defaults to the members. */
  section: oneOf(['teams', 'audit']),
  q: text(),
  topic: oneOf(auditTopicNames),
  from: day,
  to: day,
  page,
});

/** The URL of the team page: its members, or the audit log with its filters. */
export type TeamSearch = v.InferOutput<typeof schema>;
export const validateTeamSearch = (search: Record<string, unknown>): TeamSearch =>
  v.parse(schema, search);
