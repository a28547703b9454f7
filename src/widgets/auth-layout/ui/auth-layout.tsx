import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkStyles } from '@/shared/ui/link';
import { Logo } from '@/shared/ui/logo';
import { publicConfig } from '@/shared/config';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { AuthIllustration } from './auth-illustration';

// Menus are larger than the form, so they load after it into a reserved space.
const Preferences = lazyComponent(() =>
  import('./preferences').then((module) => module.Preferences),
);

type GuestFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

/** The layout of pages before sign-in: the form on the left, the illustration on the right. */
export function AuthLayout({ title, lead, children }: GuestFrameProps) {
  useDocumentTitle(title);
  const settled = useInitialLoadSettled();
  // oxlint-disable-next-line react/purity -- the year does not change between renders in practice
  const year = new Date().getFullYear();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_minmax(26rem,38%)]">
      <div className="flex min-h-dvh flex-col bg-surface px-5 py-6 sm:px-10 lg:min-h-0">
        <header className="flex min-h-control-sm items-center">
          <Logo name={publicConfig.productName} />
          <div className="ml-auto h-control-sm">{settled && <Preferences />}</div>
        </header>
        <main id="main" className="flex flex-1 items-center">
          <div className="mx-auto w-full max-w-90 py-8">
            <h1 className="text-2xl font-semibold">{title}</h1>
            {lead && <p className="mt-1 text-base text-ink-3">{lead}</p>}
            {children}
          </div>
        </main>
        <footer className="text-xs text-ink-3">
          © {year} {publicConfig.productName} ·{' '}
          <Link to="/terms-conditions" className={linkStyles.inline}>
            <Trans>Terms and conditions</Trans>
          </Link>
        </footer>
      </div>
      <AuthIllustration />
    </div>
  );
}
