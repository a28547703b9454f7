import * as v from 'valibot';
import { isDay } from '#domain/finding-filter-codec';
import { oneOf, page, text } from '@/shared/lib/search';

export const teamPageSize = 100;

/** Their names and actions are in `audit-messages.ts`: every page loads what reads addresses. */
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

/** The URL of the team: its members, or what was done, by whom and when. */
export type TeamSearch = v.InferOutput<typeof schema>;
export const validateTeamSearch = (search: Record<string, unknown>): TeamSearch =>
  v.parse(schema, search);
