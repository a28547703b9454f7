import { getListUserConnectorsQueryOptions } from '@/shared/api/generated/user-connectors';

export const userConnectorsPageSize = 20;

/** @param page counted from one, unlike by this call */
export const userConnectorsQuery = (page = 1, q = '') =>
  getListUserConnectorsQueryOptions({
    page: page - 1,
    page_size: userConnectorsPageSize,
    ...(q !== '' && { q }),
  });
