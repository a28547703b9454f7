import { useQuery } from '@tanstack/react-query';
import { hostPathOf, type SourceControl } from '@/entities/repository';
import { getListHostBranchesQueryOptions } from '@/shared/api/generated/application-server';
import { getListGitTokensQueryOptions } from '@/shared/api/generated/connectors';
import { useDebounced } from '@/shared/lib/use-debounced';
import { readRepositoryAddress } from '../model/repository-address';

const restMs = 500;

export type AddressCheck =
  /** There is no address yet, or it could not be checked. */
  | { state: 'unknown' }
  | { state: 'trying' }
  | { state: 'not_connected'; source: SourceControl; isOther: boolean }
  | {
      state: 'found';
      source: SourceControl;
      branches: readonly string[];
      defaultBranch: string | null;
    }
  | { state: 'failed'; source: SourceControl; error: Error };

/**
 * Requests the repository's branches from the connected host of an address once the user stops
 * typing. Addresses of unconnected hosts are not called.
 */
export function useAddressCheck(typed: string): AddressCheck {
  const address = useDebounced(typed, restMs);
  const { data: tokens } = useQuery(getListGitTokensQueryOptions());
  const read = readRepositoryAddress(address);
  const place = tokens && hostPathOf(address, tokens.data);
  const { data, error } = useQuery({
    ...getListHostBranchesQueryOptions(place?.host ?? 'github', { repository: place?.path ?? '' }),
    enabled: place !== undefined,
    retry: false,
  });
  if (readRepositoryAddress(typed) === undefined) return { state: 'unknown' };
  if (typed !== address) return { state: 'trying' };
  if (tokens === undefined || read === undefined) return { state: 'unknown' };
  if (place === undefined) {
    const { sourceControl: source } = read;
    const isOther =
      source === 'gitea' ||
      tokens.data.some(({ source_control: of, isConfigured }) => of === source && isConfigured);
    return { state: 'not_connected', source, isOther };
  }
  const { source } = place;
  if (error) return { state: 'failed', source, error };
  if (data === undefined) return { state: 'trying' };
  return {
    state: 'found',
    source,
    branches: data.data.map(({ name }) => name),
    defaultBranch: data.default_branch,
  };
}
