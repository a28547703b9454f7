import * as v from 'valibot';
import type { ListAuditLogParams } from '@/shared/api/generated/model';
import { oneOf, page, text } from '@/shared/lib/search';
import { auditTopicNames, auditTopics } from './audit-words';

const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);

const schema = v.object({
  /** The members when there is none. */
  section: oneOf(['audit']),
  q: text(),
  topic: oneOf(auditTopicNames),
  from: day,
  to: day,
  page,
});

/** The URL of the team: its members, or what was done, by whom and when. */
export type TeamSearch = v.InferOutput<typeof schema>;
export const validateTeamSearch = (search: Record<string, unknown>): TeamSearch => v.parse(schema, search);

export const auditPageSize = 50;

export const auditParams = ({ q, topic, from, to, page: shown = 1 }: TeamSearch): ListAuditLogParams => ({
  page: shown,
  page_size: auditPageSize,
  ...(q !== undefined && { q }),
  ...(topic && { action: [...auditTopics[topic].actions] }),
  ...((from !== undefined || to !== undefined) && { date_range: `${from ?? ''}..${to ?? ''}` }),
});
