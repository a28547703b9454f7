import { useLingui } from '@lingui/react/macro';
import type { Repository } from '@/entities/repository';
import { useDisabledReason } from '@/entities/session';

/** Why none of these can be scanned by this person, or false where one can. Whether its host and a scanner are there is the server's to say. */
export function useNotScannable(repositories: readonly Repository[]): string | false {
  const { t } = useLingui();
  const mayNot = useDisabledReason('scans:start');
  return (
    mayNot ||
    (repositories.every(({ attributes }) => attributes.data.source_control === 'manual') &&
      t`It was added by hand: no source host is connected to it`)
  );
}
