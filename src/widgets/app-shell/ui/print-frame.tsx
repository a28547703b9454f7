import './print.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionUser } from '@/entities/session';
import { dateTimeOf } from '@/shared/lib/ago';
import { useForcedColorMode } from '@/shared/lib/color-mode';
import { useMedia } from '@/shared/lib/media';

/** Whose data a printed page has, when it was made and by whom. */
export function PrintFrame() {
  const isPrinting = useMedia('print');
  return isPrinting ? <PrintHead /> : null;
}

/** Paper is light: the theme of the screen returns after printing. */
function PrintHead() {
  const { i18n } = useLingui();
  const { username, organization_name: organization } = useSessionUser();
  useForcedColorMode('light');
  // oxlint-disable-next-line react/purity -- a print shows the moment of its one render
  const now = dateTimeOf(i18n, new Date().toISOString());
  return (
    <div className="mb-4 border-b border-line pb-2 text-xs text-ink-2">
      <p className="flex justify-between gap-3">
        <b>
          {organization}: {document.title}
        </b>
        <span>
          <Trans>
            Printed {now} by {username}
          </Trans>
        </span>
      </p>
      {/* Says the filters, and leads back to them. */}
      <p className="wrap-anywhere text-ink-3">{location.href}</p>
    </div>
  );
}
