import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { linkStyles } from '@/shared/ui/link';

/**
 * The finding was deleted, or the user lost access, while the page was open. The loaded copy stays
 * on screen.
 */
export const DeletedNotice = () => (
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
        <Trans>This finding no longer exists.</Trans>
      </span>{' '}
      <Trans>
        The finding or its repository was deleted. You’re viewing a read-only copy from when you
        opened it.
      </Trans>{' '}
      <Link to="/findings/all" className={linkStyles.action}>
        <Trans>Back to findings</Trans>
      </Link>
    </p>
  </div>
);
