import * as v from 'valibot';
import { tiers } from '@/entities/client';
import type { ListManagedClientsParams } from '@/shared/api/generated/model';
import { clientHealths } from '@/shared/rules/client-health';
import { oneOf, page, text } from '@/shared/lib/search';

const schema = v.object({ q: text(), tier: oneOf(tiers), health: oneOf(clientHealths), page });

export type ClientsSearch = v.InferOutput<typeof schema>;
export const validateClientsSearch = (search: Record<string, unknown>): ClientsSearch => v.parse(schema, search);

export const clientsParams = ({ q, tier, health, page: number = 1 }: ClientsSearch): ListManagedClientsParams => ({
  page: number,
  ...(q !== undefined && { q }),
  ...(tier && { tier }),
  ...(health && { health }),
});

export const isFiltered = ({ q, tier, health }: ClientsSearch): boolean => [q, tier, health].some((one) => one !== undefined);
