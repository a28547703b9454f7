import './print.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionUser } from '@/entities/session';
import { dateTimeOf } from '@/shared/lib/ago';
import { useForcedColorMode } from '@/shared/lib/color-mode';
import { useMedia } from '@/shared/lib/media';

/** Prints the owner of the data, the time and the user on each page. */
export function PrintFrame() {
  const isPrinting = useMedia('print');
  return isPrinting ? <PrintHead /> : null;
}

/** Prints in the light theme; the screen's theme returns after printing. */
function PrintHead() {
  const { i18n } = useLingui();
  const { username, organization_name: organization } = useSessionUser();
  useForcedColorMode('light');
  // oxlint-disable-next-line react/purity -- a print renders once and shows that time
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
      {/* The URL contains the filters and links back to them. */}
      <p className="wrap-anywhere text-ink-3">{location.href}</p>
    </div>
  );
}
