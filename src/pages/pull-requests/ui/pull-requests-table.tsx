import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenedPullRequest } from '@/shared/api/generated/model';
import { Avatar } from '@/shared/ui/avatar';
import { Count } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { groupOf, type PullRequestGroup, pullRequestGroups } from '../model/pull-request-kind';
import {
  Changed,
  FindingCount,
  groupNames,
  HostLink,
  PullRequestPlace,
  PullRequestTitle,
} from './pull-request-parts';
import { PullRequestActions } from './pull-request-actions';
import { PullRequestState } from './pull-request-state';

type Pulls = readonly OpenedPullRequest[];

const keyOf = ({ repository, number }: OpenedPullRequest) => `${repository.id} ${number}`;

const grouped = (pulls: Pulls): { group: PullRequestGroup; rows: Pulls }[] =>
  pullRequestGroups
    .map((group) => ({ group, rows: pulls.filter((pull) => groupOf(pull) === group) }))
    .filter(({ rows }) => rows.length > 0);

interface PullRequestsProps {
  pulls: Pulls;
  /** When the list was loaded (ms). */
  seenAt: number;
  /** The list contains all matches, so the groups show their counts. */
  isWhole: boolean;
}

export function PullRequestsTable({ pulls, seenAt, isWhole }: PullRequestsProps) {
  const { t, i18n } = useLingui();
  return (
    <Card>
      <Table caption={t`Pull requests`}>
        <TableHead>
          <HeadCell>
            <Trans>Pull request</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>State</Trans>
          </HeadCell>
          <HeadCell align="end">
            <Trans>Findings</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Opened by</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Changed</Trans>
          </HeadCell>
          <HeadCell>
            <span className="sr-only">
              <Trans>Source host</Trans>
            </span>
          </HeadCell>
        </TableHead>
        {grouped(pulls).map(({ group, rows }) => (
          <tbody key={group}>
            <tr className="border-b border-line bg-inset">
              <th
                scope="rowgroup"
                colSpan={6}
                className="h-8 px-4 text-left text-xs font-medium text-ink-2"
              >
                <span className="flex items-center gap-2">
                  {i18n._(groupNames[group])}
                  {isWhole && <Count>{i18n.number(rows.length)}</Count>}
                </span>
              </th>
            </tr>
            {rows.map((pull) => (
              <Row key={keyOf(pull)}>
                <Cell className="w-2/5 max-w-0 min-w-48">
                  <PullRequestTitle pull={pull} />
                  <PullRequestPlace pull={pull} />
                </Cell>
                <Cell className="w-2/5">
                  <PullRequestState pull={pull} />
                </Cell>
                <Cell align="end" className="whitespace-nowrap">
                  <FindingCount pull={pull} />
                </Cell>
                <Cell>
                  {pull.opened_by && <Avatar name={pull.opened_by.username} size="sm" labelled />}
                </Cell>
                <Cell className="whitespace-nowrap">
                  <Changed pull={pull} />
                </Cell>
                <Cell>
                  <span className="flex items-center justify-end gap-2">
                    <PullRequestActions pull={pull} seenAt={seenAt} />
                    <HostLink pull={pull} />
                  </span>
                </Cell>
              </Row>
            ))}
          </tbody>
        ))}
      </Table>
    </Card>
  );
}

/** The list on phones and tablets. */
export function PullRequestCards({ pulls, seenAt, isWhole }: PullRequestsProps) {
  const { i18n } = useLingui();
  return (
    <Card>
      {grouped(pulls).map(({ group, rows }) => (
        <section key={group} aria-labelledby={`pulls-${group}`}>
          <h2
            id={`pulls-${group}`}
            className="flex items-center gap-2 border-b border-line bg-inset px-4 py-2 text-xs font-medium text-ink-2"
          >
            {i18n._(groupNames[group])}
            {isWhole && <Count>{i18n.number(rows.length)}</Count>}
          </h2>
          <ul className="divide-y divide-line border-b border-line">
            {rows.map((pull) => (
              <li key={keyOf(pull)} className="flex flex-col gap-1.5 p-4">
                <div className="flex items-start justify-between gap-3">
                  <PullRequestState pull={pull} />
                  <span className="shrink-0 text-xs text-ink-3">
                    <Changed pull={pull} />
                  </span>
                </div>
                <PullRequestTitle pull={pull} />
                <PullRequestPlace pull={pull} />
                <div className="flex items-center gap-3">
                  <span className="min-w-0 flex-1 text-xs text-ink-3">
                    <FindingCount pull={pull} inWords />
                  </span>
                  <PullRequestActions pull={pull} seenAt={seenAt} />
                  <HostLink pull={pull} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
