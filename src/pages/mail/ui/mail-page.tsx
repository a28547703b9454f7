import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { EmptyState } from '@/shared/ui/empty-state';
import { Input } from '@/shared/ui/input';
import { Pagination } from '@/shared/ui/pagination';
import { Tabs } from '@/shared/ui/tabs';
import { Page } from '@/widgets/app-shell';
import { useCan } from '@/entities/session';
import { getListOutboxQueryOptions } from '@/shared/api/generated/activity';
import { cx } from '@/shared/lib/cx';
import { mediaQueries, useMedia } from '@/shared/lib/media';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { useResend } from '../api/use-resend';
import { mailPageSize, mailParams } from '../model/mail-params';
import { type MailSearch, mailStates } from '../model/mail-search';
import { MailMessage } from './mail-message';
import { MailList } from './mail-list';
import { mailStateStyles } from './mail-styles';

type PageProps = { search: MailSearch; onSearch: (search: MailSearch) => void };

/**
 * The outbox in the layout of a mail client: the list, with the mail beside it from 1024 px, or
 * instead of it.
 */
function Outbox({ search, onSearch }: PageProps) {
  const { t, i18n } = useLingui();
  const beside = useMedia(mediaQueries.panels);
  const outbox = useQuery({
    ...getListOutboxQueryOptions(mailParams(search)),
    placeholderData: keepPreviousData,
  });
  const resend = useResend();
  const mayResend = useCan('outbox:manage');
  const [typed, setTyped] = useState(search.q ?? '');
  const mails = outbox.data?.data ?? [];
  const chosen = mails.findIndex((mail) => mail.id === search.mail);
  const place = chosen < 0 && beside ? 0 : chosen;
  const mail = mails[place];
  const { mail: _, ...list } = search;

  const open = (id: string | undefined) => onSearch({ ...list, mail: id });
  const move = (step: number) => {
    const next = mails[place + step];
    if (next) open(next.id);
  };
  const send = () => {
    if (mail && mayResend && mail.state !== 'queued') resend.mutate(mail.id);
  };
  useHotkeys({ j: () => move(1), k: () => move(-1), r: send });

  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={cx(
          'flex min-h-0 w-full flex-col border-line bg-surface lg:w-104 lg:shrink-0 lg:border-r',
          mail && !beside && 'hidden',
        )}
      >
        <div className="px-4 pt-4">
          <p aria-hidden className="text-xl font-semibold">{t`Mail`}</p>
          <p className="mt-1 text-sm text-ink-3">{t`Emails sent to members of your organisation.`}</p>
          <form
            role="search"
            className="mt-3"
            onSubmit={(event) => {
              event.preventDefault();
              onSearch({ state: search.state, q: typed.trim() || undefined });
            }}
          >
            <Input
              type="search"
              icon={Search}
              aria-label={t`Search mail`}
              placeholder={t`Search mail`}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                if (event.target.value === '') onSearch({ state: search.state });
              }}
            />
          </form>
        </div>
        <div className="mt-2 px-4">
          <Tabs
            label={t`State`}
            panelId="mail"
            value={search.state ?? 'all'}
            onChange={(state) =>
              onSearch({ q: search.q, state: mailStates.find((one) => one === state) })
            }
            tabs={[
              { id: 'all' as const, label: t`All` },
              ...mailStates.map((id) => ({ id, label: i18n._(mailStateStyles[id].name) })),
            ].map((tab) => ({
              ...tab,
              ...(tab.id === (search.state ?? 'all') &&
                outbox.data && { count: i18n.number(outbox.data.meta.total) }),
            }))}
          />
        </div>
        <div
          id="mail"
          role="tabpanel"
          aria-label={t`Mail`}
          className="min-h-0 flex-1 overflow-y-auto"
        >
          <QueryBoundary query={outbox} label={t`Mail`}>
            {({ data, meta }) =>
              data.length === 0 ? (
                <EmptyState
                  frame="page"
                  icon={Mail}
                  title={t`No mail`}
                  text={
                    search.q === undefined
                      ? t`Invitations, reminders and password links appear here once they are sent.`
                      : t`Try another address or subject.`
                  }
                />
              ) : (
                <>
                  <MailList mails={data} current={mail?.id} onOpen={open} />
                  {meta.total > mailPageSize && (
                    <div className="px-4 py-3">
                      <Pagination
                        page={search.page ?? 1}
                        pageSize={mailPageSize}
                        total={meta.total}
                        exact={meta.total_is_exact}
                        onPage={(page) => onSearch({ ...list, page: page > 1 ? page : undefined })}
                      />
                    </div>
                  )}
                </>
              )
            }
          </QueryBoundary>
        </div>
      </div>
      {mail && (
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <MailMessage
            mail={mail}
            busy={resend.isPending}
            onResend={send}
            onBack={() => open(undefined)}
          />
        </div>
      )}
    </div>
  );
}

export function MailPage(props: PageProps) {
  const { t } = useLingui();
  const mayRead = useCan('outbox:read');
  return (
    <Page title={t`Mail`} layout="full">
      {mayRead ? (
        <Outbox {...props} />
      ) : (
        <EmptyState
          icon={Mail}
          title={t`You cannot see the mail`}
          text={t`Contact an administrator of your organisation.`}
        />
      )}
    </Page>
  );
}
