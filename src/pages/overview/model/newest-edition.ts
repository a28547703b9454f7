import type { NamedCount } from '@/shared/api/generated/model';

export const edition = /:(\d{4})$/;
export const editionOf = ({ key }: NamedCount) => edition.exec(key)?.[1] ?? '';

/** `A03:2021` and `A05:2025` would count one finding twice, so only the newest edition is kept. */
export function newestEdition(rows: readonly NamedCount[]): NamedCount[] {
  const newest = rows
    .map(editionOf)
    .reduce((latest, edition) => (edition > latest ? edition : latest), '');
  return rows.filter((row) => editionOf(row) === newest);
}
