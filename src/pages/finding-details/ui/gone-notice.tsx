import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { linkStyles } from '@/shared/ui/link';

/** Deleted, or no longer this person's to see, while it was open: what was read stays on the screen, as what it is. */
export const GoneNotice = () => (
  <div
    role="alert"
    className="mb-4 flex items-start gap-2.5 rounded-lg border border-warn-edge bg-warn-tint px-4 py-3 text-sm"
  >
    <TriangleAlert
      aria-hidden
      strokeWidth={1.75}
      className="mt-0.5 size-4 shrink-0 text-warn-text"
    />
    <p>
      <span className="font-medium">
        <Trans>This finding is no longer there.</Trans>
      </span>{' '}
      <Trans>
        Somebody deleted it or its repository. You see it as it was when you opened it; nothing can
        be changed any more.
      </Trans>{' '}
      <Link to="/findings/all" className={linkStyles.action}>
        <Trans>Back to the findings</Trans>
      </Link>
    </p>
  </div>
);
