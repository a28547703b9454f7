import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ScrollText, SearchX } from 'lucide-react';
import { getListAuditLogQueryOptions } from '@/shared/api/generated/activity';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Input, SearchInput } from '@/shared/ui/input';
import { Pagination } from '@/shared/ui/pagination';
import { Select } from '@/shared/ui/select';
import { auditPageSize, auditParams } from '../model/audit-params';
import { auditTopics } from '../model/audit-messages';
import { auditTopicNames, type TeamSearch, validateTeamSearch } from '../model/team-search';
import { AuditRow } from './audit-row';

interface AuditLogProps {
  search: TeamSearch;
  onSearch: (search: TeamSearch) => void;
}

/** The audit log, newest first. */
export function AuditLog({ search, onSearch }: AuditLogProps) {
  const { t, i18n } = useLingui();
  const log = useQuery({
    ...getListAuditLogQueryOptions(auditParams(search)),
    placeholderData: keepPreviousData,
  });
  const { q, topic, from, to, page } = search;
  const isNarrowed = [q, topic, from, to].some((one) => one !== undefined);
  const narrow = (change: Partial<TeamSearch>) =>
    onSearch({ ...search, page: undefined, ...change });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          className="w-full sm:w-72"
          label={t`Search by person, action or ID`}
          value={q ?? ''}
          onSearch={(words) => narrow({ q: words || undefined })}
        />
        <Select
          className="w-40 max-sm:flex-1"
          aria-label={t`Topic`}
          placeholder={t`All topics`}
          value={topic ?? ''}
          options={auditTopicNames.map((name) => ({
            value: name,
            label: i18n._(auditTopics[name].name),
          }))}
          onChange={({ target: { value } }) =>
            narrow({ topic: auditTopicNames.find((name) => name === value) })
          }
        />
        <div className="flex items-center gap-2">
          <Input
            type="date"
            aria-label={t`From`}
            title={t`From`}
            value={from ?? ''}
            max={to}
            onChange={({ target: { value } }) => narrow({ from: value || undefined })}
          />
          <span aria-hidden>–</span>
          <Input
            type="date"
            aria-label={t`To`}
            title={t`To`}
            value={to ?? ''}
            min={from}
            onChange={({ target: { value } }) => narrow({ to: value || undefined })}
          />
        </div>
      </div>
      <QueryBoundary query={log} label={t`Audit log`} rows={8}>
        {({ data, meta }) =>
          data.length === 0 ? (
            isNarrowed || page !== undefined ? (
              <EmptyState
                icon={SearchX}
                title={t`No entry matches`}
                text={t`Remove a filter or widen the date range.`}
                action={
                  <Button
                    onClick={() => onSearch(validateTeamSearch({ section: 'audit' }))}
                  >{t`Clear filters`}</Button>
                }
              />
            ) : (
              <EmptyState
                icon={ScrollText}
                title={t`No activity yet`}
                text={t`Logins, changes and imports appear here as they happen.`}
              />
            )
          ) : (
            <>
              <Card>
                <ul
                  aria-label={t`Audit log`}
                  aria-busy={log.isPlaceholderData || undefined}
                  className="divide-y divide-line"
                >
                  {data.map((entry) => (
                    <AuditRow key={entry.id} entry={entry} />
                  ))}
                </ul>
              </Card>
              {meta.total > auditPageSize && (
                <Pagination
                  page={page ?? 1}
                  pageSize={auditPageSize}
                  total={meta.total}
                  exact={meta.total_is_exact}
                  onPage={(next) => onSearch({ ...search, page: next > 1 ? next : undefined })}
                />
              )}
            </>
          )
        }
      </QueryBoundary>
    </div>
  );
}
