import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { accessToken } from '@/entities/session';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { describeError } from '../model/describe-error';
import { BrokenWall } from './broken-wall';

type ErrorPageProps = { error: unknown; onRetry?: () => void };

export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const { t, i18n } = useLingui();
  const { status, message, detail, retry } = describeError(i18n, error);
  const code = String(status);
  const notFound = status === 404;
  const heading = notFound ? t`Page not found` : t`Error Status: ${code}`;
  useDocumentTitle(heading);
  const loggedIn = accessToken() !== undefined;
  const onOnline = useEffectEvent(() => {
    if (retry) onRetry?.();
  });
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  return (
    <main id="main" tabIndex={-1} className="flex h-dvh min-h-0 flex-col overflow-y-auto p-6">
      <div className="m-auto flex max-w-full flex-col items-center text-center">
        <BrokenWall gap={notFound ? 'notFound' : 'other'} />
        <h1 className="mt-8 text-2xl font-semibold">{heading}</h1>
        <p className="mt-2 max-w-[46ch] text-base text-balance text-ink-2">
          {message ??
            (notFound
              ? t`The address may have changed, or you may not have access to it.`
              : t`Something went wrong.`)}
        </p>
        {detail && (
          <p className="mt-4 max-w-full overflow-x-auto rounded-md border bg-inset px-3 py-1.5 code text-ink-2">
            {detail}
          </p>
        )}
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          {retry && onRetry && (
            <Button size="lg" icon={RotateCw} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Link
            to={loggedIn ? '/' : '/login'}
            className={buttonStyles({ kind: 'primary', size: 'lg' })}
          >
            {loggedIn ? <Trans>Go back to home page</Trans> : <Trans>Go back to login page</Trans>}
          </Link>
        </div>
      </div>
    </main>
  );
}
