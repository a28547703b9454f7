import type { ListManagedClientsParams } from '@/shared/api/generated/model';
import type { ClientsSearch } from './clients-search';

export const clientsParams = ({ q, tier, health, page: number = 1 }: ClientsSearch): ListManagedClientsParams => ({
  page: number,
  ...(q !== undefined && { q }),
  ...(tier && { tier }),
  ...(health && { health }),
});

export const isFiltered = ({ q, tier, health }: ClientsSearch): boolean => [q, tier, health].some((one) => one !== undefined);
