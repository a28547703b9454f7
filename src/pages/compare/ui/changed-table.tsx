import { Trans, useLingui } from '@lingui/react/macro';
import { FindingLink, placeOf, Priority, weaknessOf, type FindingRow } from '@/entities/finding';
import { SeverityLabel } from '@/shared/ui/severity';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import type { SortDirection } from '#domain/finding-filters';
import { changeReasonText } from '../model/change-reason';
import { ChangeMark } from './change-mark';

interface ChangedTableProps {
  findings: readonly FindingRow[];
  /** Whether the rows are sorted by change; undefined if all have the same. */
  byChange: boolean | undefined;
  byPriority: SortDirection | false;
  onSort: (by: 'change' | 'priority') => void;
}

/** On phones, the severity is below the change and the reason below the title. */
export function ChangedTable({ findings, byChange, byPriority, onSort }: ChangedTableProps) {
  const { t, i18n } = useLingui();
  return (
    <Table caption={t`Findings of this change`}>
      <TableHead>
        {byChange === undefined ? (
          <HeadCell>
            <Trans>What changed</Trans>
          </HeadCell>
        ) : (
          <HeadCell sorted={byChange && 'asc'} onSort={() => onSort('change')}>
            <Trans>What changed</Trans>
          </HeadCell>
        )}
        <HeadCell className="max-sm:hidden">
          <Trans>Severity</Trans>
        </HeadCell>
        <HeadCell className="max-sm:hidden" sorted={byPriority} onSort={() => onSort('priority')}>
          <Trans>Priority</Trans>
        </HeadCell>
        <HeadCell className="w-full">
          <Trans>Finding and place</Trans>
        </HeadCell>
        <HeadCell className="max-lg:hidden">
          <Trans>Weakness</Trans>
        </HeadCell>
        <HeadCell className="max-md:hidden">
          <Trans>Why</Trans>
        </HeadCell>
      </TableHead>
      <tbody>
        {findings.map((finding) => (
          <Row key={finding.id}>
            <Cell>
              {finding.attributes.change && <ChangeMark change={finding.attributes.change} />}
              <span className="mt-1 block sm:hidden">
                <SeverityLabel severity={finding.attributes.severity} />
              </span>
            </Cell>
            <Cell className="max-sm:hidden">
              <SeverityLabel severity={finding.attributes.severity} />
            </Cell>
            <Cell className="max-sm:hidden">
              <Priority value={finding.attributes.priority} />
            </Cell>
            <Cell className="w-full max-w-0 min-w-48">
              <FindingLink
                id={finding.id}
                focusable
                className="-my-0.5 block truncate py-1 font-medium text-ink hover:underline"
              >
                {finding.attributes.title}
              </FindingLink>
              <span
                className="block truncate font-mono text-2xs text-ink-3"
                title={placeOf(finding)}
              >
                {placeOf(finding)}
              </span>
              <span className="block text-xs text-ink-2 md:hidden">
                {changeReasonText(i18n, finding)}
              </span>
            </Cell>
            <Cell className="font-mono text-xs whitespace-nowrap max-lg:hidden">
              {weaknessOf(finding)}
            </Cell>
            <Cell className="text-xs text-ink-2 max-md:hidden">
              <span className="block truncate" style={{ maxWidth: '16rem' }}>
                {changeReasonText(i18n, finding)}
              </span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
