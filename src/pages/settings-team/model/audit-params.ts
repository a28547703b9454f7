import type { ListAuditLogParams } from '@/shared/api/generated/model';
import { auditTopics } from './audit-messages';
import type { TeamSearch } from './team-search';

export const auditPageSize = 50;

export const auditParams = ({
  q,
  topic,
  from,
  to,
  page: shown = 1,
}: TeamSearch): ListAuditLogParams => ({
  page: shown,
  page_size: auditPageSize,
  ...(q !== undefined && { q }),
  ...(topic && { action: [...auditTopics[topic].actions] }),
  ...((from !== undefined || to !== undefined) && { date_range: `${from ?? ''}..${to ?? ''}` }),
});
