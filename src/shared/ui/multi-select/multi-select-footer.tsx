import { Trans, useLingui } from '@lingui/react/macro';
import { linkStyles } from '../link';

type FooterProps = { selected: number; onClear: () => void };

/** How many options are selected. Screen readers announce each change. */
export function MultiSelectFooter({ selected, onClear }: FooterProps) {
  const { i18n } = useLingui();
  const chosen = i18n.number(selected);
  return (
    <div className="flex items-center border-t border-line px-3 py-2 text-xs text-ink-3">
      <span aria-live="polite">
        <Trans>{chosen} selected</Trans>
      </span>
      <button type="button" className={`${linkStyles.action} ml-auto min-h-6`} onClick={onClear}>
        <Trans>Clear</Trans>
      </button>
    </div>
  );
}
