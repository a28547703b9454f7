import { useLingui } from '@lingui/react/macro';
import type { Repository } from '@/entities/repository';
import { useDisabledReason } from '@/entities/session';

/**
 * Why none of these repositories can be scanned, or false. The server checks for a host and a
 * scanner.
 */
export function useScanDisabledReason(repositories: readonly Repository[]): string | false {
  const { t } = useLingui();
  const mayNot = useDisabledReason('scans:start');
  return (
    mayNot ||
    (repositories.every(({ attributes }) => attributes.data.source_control === 'manual') &&
      t`Added manually: no source host connected`)
  );
}
