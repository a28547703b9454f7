import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { useCan } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { getListPullProjectsQueryOptions } from '@/shared/api/generated/connectors';
import type {
  PullMapping,
  PullMappingRequest,
  PullOutcome,
  PullProject,
  PullSourceKey,
} from '@/shared/api/generated/model';
import { getListRepositoriesQueryOptions } from '@/shared/api/generated/repositories';
import { withMapping } from '../model/pull-mappings';

type PullProjectsProps = {
  source: PullSourceKey;
  mappings: readonly PullMapping[];
  disabled: boolean;
  onChange: (mappings: PullMappingRequest[]) => void;
};

/** The projects that are pulled, then those of the service that match the search. */
export function PullProjects({ source, mappings, disabled, onChange }: PullProjectsProps) {
  const { t } = useLingui();
  const [q, setQ] = useState('');
  const may = useCan('credentials:manage');
  const projects = useQuery({
    ...getListPullProjectsQueryOptions(source, q === '' ? {} : { q }),
    enabled: may,
    retry: false,
  });
  const repositories = useQuery(getListRepositoriesQueryOptions({ page_size: 100 }));
  const choices = repositories.data?.data ?? [];
  const mapped = new Map(mappings.map((one) => [one.project_id, one]));
  const rows: PullProject[] = [
    ...mappings.map((one) => ({ id: one.project_id, name: one.project_name })),
    ...(projects.data?.data ?? []).filter(({ id }) => !mapped.has(id)),
  ];
  return (
    <>
      <Input
        type="search"
        aria-label={t`Search projects`}
        placeholder={t`Search projects`}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {projects.error && (
        <p role="alert" className="text-sm text-danger-text">
          {messageOf(projects.error)}
        </p>
      )}
      {projects.data && rows.length === 0 && (
        <p className="text-sm text-ink-3">
          <Trans>No projects found</Trans>
        </p>
      )}
      <ul className="divide-y divide-line">
        {rows.map((project) => {
          const known = mapped.get(project.id);
          const { name } = project;
          return (
            <li key={project.id} className="flex flex-wrap items-center gap-3 py-2 text-sm">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name}
                {known?.outcome && (
                  <span className="block text-xs text-ink-3">
                    <Outcome outcome={known.outcome} problem={known.problem} />
                  </span>
                )}
              </span>
              <Select
                size="sm"
                aria-label={t`Repository for ${name}`}
                placeholder={t`Not pulled`}
                value={known?.repository.id ?? ''}
                disabled={disabled}
                options={[
                  ...(known && !choices.some(({ id }) => id === known.repository.id)
                    ? [{ value: known.repository.id, label: known.repository.nickname }]
                    : []),
                  ...choices.map(({ id, attributes }) => ({
                    value: id,
                    label: attributes.nickname,
                  })),
                ]}
                onChange={(event) => onChange(withMapping(mappings, project, event.target.value))}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Outcome({ outcome, problem }: { outcome: PullOutcome; problem: string | null }) {
  switch (outcome) {
    case 'imported':
      return <Trans>The newest scan was imported</Trans>;
    case 'up_to_date':
      return <Trans>No newer scan</Trans>;
    case 'no_scan':
      return <Trans>No completed scan yet</Trans>;
    default:
      return <Trans>The last pull failed: {problem}</Trans>;
  }
}
