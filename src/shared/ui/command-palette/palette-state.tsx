import { Plural, Trans } from '@lingui/react/macro';
import { cx } from '@/shared/lib/cx';
import { useDelayed } from '@/shared/lib/use-delayed';
import { linkStyles } from '../link';

/** State of the server's results: loading or failed. */
export type SearchState = 'searching' | 'failed';

type StateProps = {
  state: SearchState | undefined;
  found: number;
  scope: string | undefined;
  empty: string;
  onRetry: (() => void) | undefined;
};

/** A search that takes longer than this is announced. */
const patienceMs = 400;

/** One line below the results. Screen readers announce it, with the number of results. */
export function PaletteState({ state, found, scope, empty, onRetry }: StateProps) {
  const isSlow = useDelayed(state === 'searching', patienceMs);
  const failed = state === 'failed';
  // "No results" is only true after the server has answered.
  const nothing = found === 0 && state === undefined;
  return (
    <p
      role="status"
      className={cx(
        isSlow || failed || nothing ? 'shrink-0 px-4 text-sm text-ink-3' : 'sr-only',
        found > 0 ? 'border-t border-line py-2' : 'pb-4',
      )}
    >
      {isSlow ? (
        <Trans>Searching…</Trans>
      ) : failed ? (
        <Trans>Search failed.</Trans>
      ) : nothing ? (
        empty
      ) : (
        state === undefined && <Results found={found} scope={scope} />
      )}
      {failed && onRetry && (
        <>
          {' '}
          <button type="button" className={linkStyles.action} onClick={onRetry}>
            <Trans>Try again.</Trans>
          </button>
        </>
      )}
    </p>
  );
}

const Results = ({ found, scope }: { found: number; scope: string | undefined }) =>
  scope === undefined ? (
    <Plural value={found} one="# result" other="# results" />
  ) : (
    <Plural value={found} one={`# result in ${scope}`} other={`# results in ${scope}`} />
  );
