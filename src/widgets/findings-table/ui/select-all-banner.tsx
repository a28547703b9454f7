import { Trans, useLingui } from '@lingui/react/macro';
import { linkStyles } from '@/shared/ui/link';

interface EverythingStripProps {
  count: number;
  loaded: number;
  onOnlyLoaded: () => void;
}

/** Explains what "all" includes before the user acts on it, and offers to select less. */
export function SelectAllBanner({ count, loaded, onOnlyLoaded }: EverythingStripProps) {
  const { i18n } = useLingui();
  const all = i18n.number(count);
  const some = i18n.number(loaded);
  return (
    <p
      role="status"
      className="flex min-h-9 shrink-0 flex-wrap items-center justify-center gap-x-2 border-b border-line bg-primary-tint px-4 text-sm"
    >
      <span>
        <Trans>
          All <b className="font-semibold num">{all}</b> findings that match are selected.
        </Trans>
      </span>
      {loaded < count && (
        <button type="button" className={`${linkStyles.action} min-h-6`} onClick={onOnlyLoaded}>
          <Trans>Only the {some} loaded</Trans>
        </button>
      )}
    </p>
  );
}
