import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { validateSupplyChainSearch, type SupplyChainSearch } from '@/entities/supply-chain';
import type { ViewKind } from '@/features/save-view';

/** The part of the URL that a view saves. */
export interface ComponentQuery {
  readonly q?: string;
  readonly repository?: string;
}

export const componentQueryOf = ({ q, repository }: SupplyChainSearch): ComponentQuery => ({
  ...(q !== undefined && { q }),
  ...(repository !== undefined && { repository }),
});

export const componentSearchOf = (
  query: ComponentQuery,
  saved: string | undefined,
): SupplyChainSearch => validateSupplyChainSearch({ ...query, section: 'components', saved });

const names: Readonly<Record<keyof ComponentQuery, MessageDescriptor>> = {
  q: msg`Search`,
  repository: msg`Repository`,
};

export const componentViews: ViewKind<ComponentQuery> = {
  list: 'components',
  standard: [{ id: 'all', name: msg`All`, query: {} }],
  read: (pairs) => {
    const given = Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
    const query = componentQueryOf(validateSupplyChainSearch(given));
    return { query, dropped: pairs.map(({ key }) => key).filter((key) => !(key in query)) };
  },
  nameOf: (key) => (Object.hasOwn(names, key) ? names[key as keyof ComponentQuery] : undefined), // checked before
};

/** The filters as text, for the dialog that saves them. */
export const describeComponents = (i18n: I18n, { q, repository }: ComponentQuery): string[] => [
  ...(q === undefined ? [] : [`${i18n._(names.q)}: “${q}”`]),
  ...(repository === undefined ? [] : [`${i18n._(names.repository)}: ${repository}`]),
];
