import './print.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import { useSessionUser } from '@/entities/session';
import { dateTimeOf } from '@/shared/lib/ago';
import { useMedia } from '@/shared/lib/media';

/** Paper is light: the theme of the screen returns after printing. */
function useLightPaper(isPrinting: boolean) {
  useLayoutEffect(() => {
    if (!isPrinting) return undefined;
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = 'light';
    return () => {
      if (theme !== undefined) dataset.theme = theme;
    };
  }, [isPrinting]);
}

/** Whose data a printed page has, when it was made and by whom. */
export function PrintFrame() {
  const { i18n } = useLingui();
  const isPrinting = useMedia('print');
  const { username, organization_name: organization } = useSessionUser();
  useLightPaper(isPrinting);
  if (!isPrinting) return null;
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
