import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { repositoryQueries } from '@/entities/repository';
import { useCan } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { getListPullProjectsQueryOptions } from '@/shared/api/generated/connectors';
import type { PullSource, PullSourceKey } from '@/shared/api/generated/model';
import { countText } from '@/shared/lib/count';
import { SearchInput } from '@/shared/ui/input';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { type PullDraft, rowsOf, sameName, withoutProject, withProject } from '../model/pull-draft';
import { PullProjectRow } from './pull-project-row';

interface PullProjectsProps {
  source: PullSourceKey;
  stored: PullSource;
  draft: PullDraft;
  disabled: boolean;
  onChange: (draft: PullDraft) => void;
}

type View = 'all' | 'chosen' | 'others';

/** The projects of the service: pulled ones first, then the available ones. */
export function PullProjects({ source, stored, draft, disabled, onChange }: PullProjectsProps) {
  const { t, i18n } = useLingui();
  const [q, setQ] = useState('');
  const [view, setView] = useState<View>('all');
  const projects = useQuery({
    ...getListPullProjectsQueryOptions(source, q === '' ? {} : { q }),
    enabled: useCan('credentials:manage'),
    retry: false,
  });
  const repositories = useQuery(repositoryQueries.named());
  const choices = [
    ...new Map([
      ...(repositories.data?.data ?? []).map(
        ({ id, attributes: { nickname } }) => [id, { id, nickname }] as const,
      ),
      // The first page may lack a chosen repository.
      ...stored.mappings.map(({ repository }) => [repository.id, repository] as const),
    ]).values(),
  ];
  const taken = new Set([...draft.chosen.values()].map(({ repositoryId }) => repositoryId));
  const found = projects.data?.data ?? [];
  const words = q.toLowerCase();
  const all = rowsOf(stored.mappings, draft, found).filter(
    ({ id, name }) => found.some((one) => one.id === id) || name.toLowerCase().includes(words),
  );
  const shown = all.filter(
    ({ id }) => view === 'all' || draft.chosen.has(id) === (view === 'chosen'),
  );
  const chosen = countText(i18n, draft.chosen.size);
  const count = countText(i18n, shown.length);
  const total = countText(i18n, Math.max(projects.data?.total ?? 0, all.length));
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 p-5">
        <div className="min-w-40 flex-1">
          <SearchInput label={t`Search projects`} value={q} onSearch={setQ} />
        </div>
        <SegmentedControl<View>
          label={t`Which projects`}
          value={view}
          onChange={setView}
          segments={[
            { value: 'all', label: t`All` },
            { value: 'chosen', label: t`Chosen ${chosen}` },
            { value: 'others', label: t`Not chosen` },
          ]}
        />
      </div>
      {projects.error && (
        <p role="alert" className="px-5 pb-3 text-sm text-danger-text">
          {messageOf(projects.error)}
        </p>
      )}
      {projects.isLoading && (
        <div className="px-5">
          <SkeletonRows rows={3} label={t`Loading projects`} />
        </div>
      )}
      {!projects.isLoading && shown.length === 0 && (
        <p className="px-5 pb-3 text-sm text-ink-3">
          <Trans>No projects found</Trans>
        </p>
      )}
      {/* Each field has an accessible name. */}
      <div aria-hidden className="flex gap-3 border-t px-5 py-2 text-xs text-ink-3 max-sm:hidden">
        <span className="min-w-40 flex-1">
          <Trans>Project and version</Trans>
        </span>
        <span className="w-40">
          <Trans>Goes into</Trans>
        </span>
        <span className="w-32">
          <Trans>Last pull</Trans>
        </span>
      </div>
      <ul aria-label={t`Projects`}>
        {shown.map((project) => (
          <PullProjectRow
            key={project.id}
            project={project}
            mapping={stored.mappings.find(({ project_id: id }) => id === project.id)}
            repositoryId={draft.chosen.get(project.id)?.repositoryId}
            proposed={sameName(project, choices, taken)}
            choices={choices}
            hasMore={(repositories.data?.meta.total ?? 0) > (repositories.data?.data.length ?? 0)}
            taken={taken}
            disabled={disabled}
            onChoose={(id) => onChange(withProject(draft, project, id))}
            onDrop={() => onChange(withoutProject(draft, project.id))}
          />
        ))}
      </ul>
      <p className="border-t px-5 py-3 text-xs text-ink-3">
        <Trans>
          {count} of {total} shown. Each pull reads only what changed. Removing a project keeps its
          findings.
        </Trans>
      </p>
    </>
  );
}
