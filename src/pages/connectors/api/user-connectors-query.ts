import { getListUserConnectorsQueryOptions } from '@/shared/api/generated/user-connectors';

export const userConnectorsPageSize = 20;

/** @param page one-based; the API's pages are zero-based */
export const userConnectorsQuery = (page = 1, q = '') =>
  getListUserConnectorsQueryOptions({
    page: page - 1,
    page_size: userConnectorsPageSize,
    ...(q !== '' && { q }),
  });
