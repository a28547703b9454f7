import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Bookmark, Boxes, Bug, GitBranch, List, ScanLine, Upload, UserRound } from 'lucide-react';
import { withFilters } from '@/entities/finding';
import { openCount, type Repository } from '@/entities/repository';
import { useSessionUser } from '@/entities/session';
import { findingViews, useChosenView } from '@/features/save-view';
import { useStartScan } from '@/features/start-scan';
import { messageOf } from '@/shared/api/error-message';
import type { Developer, SavedFilter } from '@/shared/api/generated/model';
import type { PaletteItem } from '@/shared/ui/command-palette';
import { openFilters } from '#domain/finding-filters';
import { can } from '#domain/roles';
import { toast } from '@/shared/ui/toast';
import { keyOf, type PaletteTarget } from './palette-target';
import { settingsDestinations } from './settings-destinations';
import { useNavigation } from './use-navigation';

export interface PaletteEntry extends PaletteItem {
  act: () => unknown;
  /** The target, remembered when opened. */
  thing?: PaletteTarget;
}

export interface Known {
  readonly repositories: readonly Repository[];
  readonly views: readonly SavedFilter[];
  readonly people: readonly Developer[];
}

const joined = (...words: readonly (string | false)[]): string =>
  words.filter((word) => word !== false && word !== '').join(' · ');

/**
 * Maps targets to palette entries. Undefined for deleted targets and those that the user may not
 * open.
 */
export function useTargetEntries(
  { repositories, views, people }: Known,
  scope: { readonly id: string; readonly name: string } | undefined,
) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const user = useSessionUser();
  const chosenView = useChosenView(findingViews);
  const { groups } = useNavigation();
  const { mutate: startScan } = useStartScan();
  const pages = [...groups.flatMap((group) => group.items), ...settingsDestinations];

  const lookOf = (thing: PaletteTarget): Omit<PaletteEntry, 'id' | 'thing'> | undefined => {
    switch (thing.kind) {
      case 'page': {
        const page = pages.find(({ to }) => to === thing.to);
        return (
          page && {
            icon: page.icon,
            title: i18n._(page.label),
            act: () => navigate({ to: page.to }),
          }
        );
      }
      case 'view': {
        const view = views.find(({ name }) => name === thing.name);
        return (
          view && {
            icon: Bookmark,
            title: view.name,
            note: t`Saved view`,
            act: () =>
              navigate({ to: '/findings/all', search: { ...chosenView(view), view: view.name } }),
          }
        );
      }
      case 'repository': {
        const repository = repositories.find(({ id }) => id === thing.id);
        const open = repository && openCount(repository.attributes.open_findings);
        return {
          icon: GitBranch,
          title: repository?.attributes.nickname ?? thing.name,
          note:
            open === undefined
              ? t`Repository`
              : t`Repository · ${plural(open, { one: '# finding', other: '# findings' })}`,
          narrows: true,
          act: () => navigate({ to: '/Repositories', search: { open: thing.id } }),
        };
      }
      case 'finding':
        return {
          icon: Bug,
          title: thing.title,
          note: joined(scope?.name !== thing.repository && thing.repository, thing.place),
          severity: thing.severity,
          act: () => navigate({ to: '/findings/finding-details/$id', params: { id: thing.id } }),
        };
      case 'person': {
        if (!can(user, 'developers:read')) return undefined;
        const open = people.find(({ username }) => username === thing.name)?.open_findings;
        return {
          icon: UserRound,
          title: thing.name,
          note: joined(
            !scope &&
              open !== undefined &&
              open > 0 &&
              t`${plural(open, { one: '# open finding', other: '# open findings' })}`,
            thing.email !== thing.name && thing.email,
          ),
          act: () =>
            navigate({
              to: '/findings/all',
              search: withFilters(
                {},
                {
                  ...openFilters,
                  developer: [thing.name],
                  ...(scope && { repository: [scope.name] }),
                },
              ),
            }),
        };
      }
      case 'findings-of': {
        const { name } = thing;
        return {
          icon: List,
          title: t`Show the findings of ${name}`,
          act: () =>
            navigate({
              to: '/findings/all',
              search: withFilters({}, { ...openFilters, repository: [name] }),
            }),
        };
      }
      case 'scan-of': {
        const { id, name } = thing;
        const isByHand =
          repositories.find((one) => one.id === id)?.attributes.data.source_control === 'manual';
        if (isByHand || !can(user, 'scans:start')) return undefined;
        const act = () =>
          startScan(
            { repositories: [id], kind: 'full' },
            {
              onSuccess: () => {
                toast({ kind: 'ok', title: t`Scan started` });
                void navigate({ to: '/Repositories', search: { open: id } });
              },
              onError: (error) =>
                toast({ kind: 'error', title: t`Not scanned: ${name}`, detail: messageOf(error) }),
            },
          );
        return { icon: ScanLine, title: t`Scan ${name} now`, act };
      }
      case 'upload-for': {
        const { id, name } = thing;
        return can(user, 'scans:upload')
          ? {
              icon: Upload,
              title: t`Upload a report for ${name}`,
              act: () => navigate({ to: '/Repositories', search: { upload: id } }),
            }
          : undefined;
      }
      case 'supply-chain-of': {
        const { name } = thing;
        return can(user, 'components:read')
          ? {
              icon: Boxes,
              title: t`Supply chain of ${name}`,
              act: () => navigate({ to: '/supply-chain', search: { repository: name } }),
            }
          : undefined;
      }
    }
  };

  const entryOf = (thing: PaletteTarget): PaletteEntry | undefined => {
    const look = lookOf(thing);
    return look && { ...look, id: keyOf(thing), thing };
  };
  return {
    pages: pages.map(({ to }): PaletteTarget => ({ kind: 'page', to })),
    entriesOf: (things: readonly PaletteTarget[]): readonly PaletteEntry[] =>
      things.flatMap((thing) => entryOf(thing) ?? []),
  };
}
