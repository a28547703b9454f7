import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Activity, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { placeOf, type FindingRow } from '@/entities/finding';
import { useDisabledReason, useSessionUser } from '@/entities/session';
import { useLogout } from '@/features/log-out';
import { savedViewsQuery } from '@/features/save-view';
import type { Developer } from '@/shared/api/generated/model';
import { getListDevelopersQueryOptions } from '@/shared/api/generated/users';
import { useColorMode } from '@/shared/lib/color-mode';
import { useDelayed } from '@/shared/lib/use-delayed';
import { showJobsPanel } from '@/entities/job';
import { foldText, search } from '@/shared/lib/search-text';
import type { PaletteGroup, SearchState } from '@/shared/ui/command-palette';
import { maxFindings, useTopFindingsOf, useFindingSearch } from '../api/use-finding-search';
import { useRepositorySearch } from '../api/use-repository-search';
import { type PaletteKind, parsePaletteQuery } from './palette-query';
import { type PaletteTarget, repositoryActions } from './palette-target';
import { listRecentTargets } from './recent-targets';
import { maxRepositories, repositoryActionTargets } from './repository-action-targets';
import { type PaletteEntry, useTargetEntries } from './use-target-entries';

/** The repository that Tab narrowed to. */
export interface PaletteScope {
  readonly id: string;
  readonly name: string;
}

const few = 5;
const many = 50;
const patienceMs = 300;
const calm = { staleTime: 60_000, retry: false } as const;
const none: readonly never[] = [];

/** Shows the end of a path, which is more specific than its beginning. */
const nearPlace = (finding: FindingRow): string =>
  (finding.attributes.file ? placeOf(finding).split('/').at(-1) : placeOf(finding)) ||
  finding.attributes.rule.id;

const findingThing = (finding: FindingRow): PaletteTarget => {
  const { title, repository, severity } = finding.attributes;
  return {
    kind: 'finding',
    id: finding.id,
    title,
    repository: repository.nickname,
    place: nearPlace(finding),
    severity,
  };
};

/** The state of a server search, for the status line. */
const partOf = ({
  data,
  isFetching,
  isError,
  refetch,
}: {
  data: unknown;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}) => ({
  searching: data === undefined && isFetching,
  failed: data === undefined && isError && !isFetching,
  refetch,
});

/** Actions that need neither the server nor a repository. */
function useOwnActions(): readonly PaletteEntry[] {
  const { t } = useLingui();
  const logout = useLogout();
  const [, setMode] = useColorMode();
  return [
    { id: 'activity', icon: Activity, title: t`Activity`, act: showJobsPanel },
    { id: 'light', icon: Sun, title: t`Light colours`, act: () => setMode('light') },
    { id: 'dark', icon: Moon, title: t`Dark colours`, act: () => setMode('dark') },
    { id: 'system', icon: Monitor, title: t`Use system colours`, act: () => setMode('system') },
    { id: 'logout', icon: LogOut, title: t`Log out`, act: logout },
  ];
}

/** All results for the typed text: cached ones immediately, the server's as they arrive. */
export function usePalette(typed: string, scope: PaletteScope | undefined) {
  const { t } = useLingui();
  const { only, text } = parsePaletteQuery(typed);
  const { id: user } = useSessionUser();
  const mayNotSeePeople = useDisabledReason('developers:read');
  const views = useQuery({ ...savedViewsQuery(), ...calm });
  const people = useQuery({
    ...getListDevelopersQueryOptions(),
    ...calm,
    enabled: !mayNotSeePeople,
  });
  const repositories = useRepositorySearch(text);
  const wantsFindings = only === undefined || only === 'findings';
  const found = useFindingSearch({
    text: wantsFindings ? text : '',
    repository: wantsFindings ? scope?.id : undefined,
    alone: only === 'findings',
  });
  const ofFound = useTopFindingsOf(
    only === undefined && !scope && text.length > 1
      ? repositories.found.slice(0, maxRepositories).map(({ id }) => id)
      : none,
  );
  const findings =
    only === undefined
      ? [
          ...found.findings,
          ...ofFound.findings.filter(({ id }) => found.findings.every((one) => one.id !== id)),
        ].slice(0, maxFindings)
      : found.findings;
  const ownActions = useOwnActions();
  // After narrowing, findings come first: other results wait for them, up to a time limit.
  const isWaiting =
    scope !== undefined && only === undefined && found.searching && findings.length === 0;
  const hasWaited = useDelayed(isWaiting, patienceMs);

  const known = {
    repositories: repositories.known,
    views: views.data?.data ?? none,
    people: people.data?.data ?? none,
  };
  const { pages, entriesOf } = useTargetEntries(known, scope);
  const wanted = ` ${foldText(text)}`;
  const begun = (entries: readonly PaletteEntry[]) =>
    entries.filter(({ title }) => text === '' || ` ${foldText(title)}`.includes(wanted));
  const shows = (kind: PaletteKind) => only === undefined || only === kind;

  const recent = () =>
    entriesOf(listRecentTargets(user)).map((entry) => ({ ...entry, id: `recent ${entry.id}` }));
  const places = () => [
    ...begun(entriesOf(pages)),
    ...entriesOf(
      repositories.found
        .slice(0, few)
        .map(({ id, attributes }) => ({ kind: 'repository', id, name: attributes.nickname })),
    ),
    ...entriesOf(
      search(known.views, text, ({ name }) => name)
        .slice(0, few)
        .map(({ name }) => ({ kind: 'view', name })),
    ),
  ];
  const actions = () => {
    const titleOf = (thing: PaletteTarget) => entriesOf([thing])[0]?.title;
    if (scope) {
      const own = entriesOf(repositoryActions.map((kind) => ({ kind, ...scope })));
      return search(own, text, ({ title }) => title);
    }
    // A single letter matches most names.
    const ofRepositories =
      text.length > 1
        ? repositoryActionTargets(repositories.found, repositories.known, text, titleOf)
        : none;
    return [...entriesOf(ofRepositories), ...begun(ownActions)];
  };
  const persons = () => {
    // The domain is the same for most users, so it matches only after an @.
    const nameOf = ({ username, email }: Developer) =>
      `${username} ${text.includes('@') ? email : (email.split('@')[0] ?? '')}`;
    const named = search(known.people, text, nameOf).slice(0, only === 'people' ? many : few);
    return entriesOf(
      named.map(({ username, email }) => ({ kind: 'person', name: username, email })),
    );
  };

  const groups: readonly PaletteGroup<PaletteEntry>[] = [
    {
      id: 'recent',
      label: t`Recent`,
      items: only === undefined && text === '' && !scope ? recent() : none,
    },
    { id: 'go', label: t`Go to`, items: only === undefined && !scope ? places() : none },
    {
      id: 'findings',
      label: t`Findings`,
      items: wantsFindings ? entriesOf(findings.map(findingThing)) : none,
    },
    {
      id: 'actions',
      label: t`Actions`,
      items: shows('actions') && (!isWaiting || hasWaited) ? actions() : none,
    },
    {
      id: 'people',
      label: t`People`,
      items: only === 'people' || (only === undefined && text !== '') ? persons() : none,
    },
  ];

  const asked = [
    ...(wantsFindings ? [found, ofFound] : []),
    ...(text !== '' && !scope && shows('actions') ? [repositories] : []),
    ...(text !== '' && !scope && only === undefined ? [partOf(views)] : []),
    ...(!mayNotSeePeople && (only === 'people' || (text !== '' && only === undefined))
      ? [partOf(people)]
      : []),
  ];
  const state: SearchState | undefined = asked.some(({ searching }) => searching)
    ? 'searching'
    : asked.some(({ failed }) => failed)
      ? 'failed'
      : undefined;
  return {
    text,
    groups,
    state,
    retry: () => asked.filter(({ failed }) => failed).forEach(({ refetch }) => void refetch()),
    empty:
      only === 'people' && mayNotSeePeople
        ? mayNotSeePeople
        : text === ''
          ? t`Nothing here yet.`
          : t`Nothing matches “${text}”.`,
  };
}
