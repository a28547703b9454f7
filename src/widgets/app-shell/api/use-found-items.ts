import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Bug, GitBranch } from 'lucide-react';
import { getListFindingsQueryOptions } from '@/shared/api/generated/findings/findings';
import { getListRepositoriesQueryOptions } from '@/shared/api/generated/repositories/repositories';
import type { PaletteGroup } from '@/shared/ui/command-palette';

type Target = { to: string; params?: Record<string, string> };

const shortest = 2;
const calm = { staleTime: 30_000, retry: false } as const;

/** Findings by id, title or CVE, and repositories by name. */
export function useFoundItems(query: string): { groups: PaletteGroup[]; targets: Map<string, Target> } {
  const { t } = useLingui();
  const enabled = query.length >= shortest;
  const findings = useQuery({ ...getListFindingsQueryOptions({ q: query, page_size: 6 }), ...calm, enabled });
  const repositories = useQuery({ ...getListRepositoriesQueryOptions({ q: query, page_size: 5 }), ...calm, enabled });
  const foundFindings = enabled ? (findings.data?.data ?? []) : [];
  const foundRepositories = enabled ? (repositories.data?.data ?? []) : [];
  const groups: PaletteGroup[] = [
    { id: 'findings', label: t`Findings`, items: foundFindings.map(({ id, attributes }) => ({ id: `finding ${id}`, icon: Bug, title: attributes.title, note: attributes.repository.nickname })) },
    { id: 'repositories', label: t`Repositories`, items: foundRepositories.map(({ id, attributes }) => ({ id: `repository ${id}`, icon: GitBranch, title: attributes.nickname })) },
  ];
  const targets = new Map<string, Target>([
    ...foundFindings.map(({ id }) => [`finding ${id}`, { to: '/findings/finding-details/$id', params: { id } }] as const),
    ...foundRepositories.map(({ id }) => [`repository ${id}`, { to: '/Repositories', params: {} }] as const),
  ]);
  return { groups: groups.filter((group) => group.items.length > 0), targets };
}
