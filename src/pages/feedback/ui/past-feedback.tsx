import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Card, CardHead } from '@/shared/ui/card';
import { useSessionUser } from '@/entities/session';
import { pastFeedbackQuery } from '../api/past-feedback-query';
import { dateOf } from '@/shared/lib/ago';
import { linkStyles } from '@/shared/ui/link';
import { kindStyles } from './kind-styles';
import { ScreenshotDialog } from './screenshot-dialog';

/**
 * The user's past feedback. Super-administrators see that of all users, with their organizations.
 */
export function PastFeedback() {
  const { t, i18n } = useLingui();
  const readsAll = useSessionUser().role === 'superadmin';
  const [shown, setShown] = useState<string>();
  const sent = useQuery(pastFeedbackQuery());
  return (
    <Card>
      <CardHead title={readsAll ? t`From everyone` : t`Your past feedback`} />
      <QueryBoundary query={sent} label={t`Feedback`} rows={3}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="px-4 py-6 text-center text-sm text-ink-3">
              <Trans>Nothing yet.</Trans>
            </p>
          ) : (
            <ul>
              {data.map(
                ({
                  id,
                  kind,
                  message,
                  page,
                  has_screenshot: hasScreenshot,
                  username,
                  organization_name: organization,
                  email,
                  created_at,
                }) => {
                  const { icon: Icon, name } = kindStyles[kind];
                  return (
                    <li key={id} className="border-b border-line px-4 py-3 last:border-0">
                      <p className="text-sm break-words whitespace-pre-line">{message}</p>
                      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
                        <Icon
                          role="img"
                          aria-label={i18n._(name)}
                          strokeWidth={1.75}
                          className="size-3.5 shrink-0"
                        />
                        {readsAll && (
                          <span className="break-all">
                            {email ?? username} · {organization}
                          </span>
                        )}
                        {page !== null && <span className="font-mono break-all">{page}</span>}
                        {hasScreenshot && (
                          <button
                            type="button"
                            onClick={() => setShown(id)}
                            className={`${linkStyles.action} inline-flex min-h-6 items-center gap-1`}
                          >
                            <Image aria-hidden strokeWidth={1.75} className="size-3.5" />
                            <Trans>Screenshot</Trans>
                          </button>
                        )}
                        <time dateTime={created_at} className="ml-auto num">
                          {dateOf(i18n, created_at)}
                        </time>
                      </p>
                    </li>
                  );
                },
              )}
            </ul>
          )
        }
      </QueryBoundary>
      {shown !== undefined && <ScreenshotDialog id={shown} onClose={() => setShown(undefined)} />}
    </Card>
  );
}
