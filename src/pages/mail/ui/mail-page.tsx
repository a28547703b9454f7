import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { Answer } from '@/shared/ui/answer';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/pagination';
import { Tabs } from '@/shared/ui/tabs';
import { Page } from '@/widgets/app-shell';
import { useCan } from '@/entities/session';
import { getListOutboxQueryOptions } from '@/shared/api/generated/activity/activity';
import { type MailSearch, mailParams, mailStates } from '../model/mail-search';
import { mailLooks, MailRow } from './mail-row';

type PageProps = { search: MailSearch; onSearch: (search: MailSearch) => void };

export function MailPage({ search, onSearch }: PageProps) {
  const { t, i18n } = useLingui();
  const mayRead = useCan('outbox:read');
  const outbox = useQuery({ ...getListOutboxQueryOptions(mailParams(search)), enabled: mayRead, placeholderData: keepPreviousData });
  return (
    <Page title={t`Mail`} subtitle={t`What was sent to the people of your organisation.`} layout="form">
      {mayRead ? (
        <>
          <Tabs
            label={t`State`}
            panelId="mail"
            value={search.state ?? 'all'}
            onChange={(state) => onSearch({ state: mailStates.find((one) => one === state) })}
            tabs={[{ id: 'all', label: t`All` }, ...mailStates.map((id) => ({ id, label: i18n._(mailLooks[id].name) }))]}
          />
          <div id="mail" role="tabpanel" aria-label={t`Mail`} className="mt-4 flex flex-col gap-3">
            <Answer query={outbox} what={t`Mail`}>
              {({ data, meta }) =>
                data.length === 0 ? (
                  <EmptyState icon={Mail} title={t`No mail`} text={t`Invitations, reminders and password links appear here once they are sent.`} />
                ) : (
                  <>
                    <Card>
                      <ul aria-label={t`Mail`}>
                        {data.map((mail) => (
                          <MailRow key={mail.id} mail={mail} />
                        ))}
                      </ul>
                    </Card>
                    <Pagination page={search.page ?? 1} pageSize={50} total={meta.total} exact={meta.total_is_exact} onPage={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })} />
                  </>
                )
              }
            </Answer>
          </div>
        </>
      ) : (
        <EmptyState icon={Mail} title={t`You cannot see the mail`} text={t`Ask an administrator of your organisation.`} />
      )}
    </Page>
  );
}
