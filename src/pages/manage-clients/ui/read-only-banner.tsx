import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Kbd } from '@/shared/ui/kbd';
import { isHotkeyEvent } from '@/shared/lib/use-hotkeys';

interface ReadOnlyBannerProps {
  name?: string | undefined;
  /** The page is about all managed organizations. */
  all?: boolean;
}

/** It cannot be dismissed, only left. Each view is written to that organization's audit log. */
export function ReadOnlyBanner({ name = '…', all = false }: ReadOnlyBannerProps) {
  const navigate = useNavigate();
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !event.shiftKey || !isHotkeyEvent(event)) return;
    event.preventDefault();
    void navigate({ to: '/manage-clients' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leave(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 rounded-md bg-ink px-3 py-1.5 text-sm text-canvas">
      <Eye aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        {all ? (
          <Trans>
            Viewing all organisations that you manage, read only. What you open is written to their
            audit logs.
          </Trans>
        ) : (
          <Trans>
            Viewing as {name}, read only. Everything that you open is written to their audit log.
          </Trans>
        )}
      </p>
      <Link
        to="/manage-clients"
        aria-keyshortcuts="Shift+Escape"
        className="inline-flex items-center gap-1.5 rounded-xs font-medium underline-offset-2 hover:underline"
      >
        <Trans>Exit</Trans> <Kbd keys="Shift Esc" tone="inverse" />
      </Link>
    </div>
  );
}
