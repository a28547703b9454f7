import { Trans, useLingui } from '@lingui/react/macro';
import {
  displayStatus,
  FindingLink,
  placeOf,
  Priority,
  StatusLabel,
  weaknessOf,
  type FindingRow,
} from '@/entities/finding';
import { SeverityLabel } from '@/shared/ui/severity';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { ChangeMark } from './change-mark';

/** On phones the title takes the row, with severity and priority above it. */
export function ChangedTable({ findings }: { findings: readonly FindingRow[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`Findings of this change`}>
      <TableHead>
        <HeadCell>
          <Trans>What changed</Trans>
        </HeadCell>
        <HeadCell>
          <Trans>Severity</Trans>
        </HeadCell>
        <HeadCell className="max-sm:hidden">
          <Trans>Priority</Trans>
        </HeadCell>
        <HeadCell className="w-full">
          <Trans>Finding and place</Trans>
        </HeadCell>
        <HeadCell className="max-lg:hidden">
          <Trans>Weakness</Trans>
        </HeadCell>
        <HeadCell className="max-md:hidden">
          <Trans>Status</Trans>
        </HeadCell>
      </TableHead>
      <tbody>
        {findings.map((finding) => (
          <Row key={finding.id}>
            <Cell>
              {finding.attributes.change && <ChangeMark change={finding.attributes.change} />}
            </Cell>
            <Cell>
              <SeverityLabel severity={finding.attributes.severity} />
            </Cell>
            <Cell className="max-sm:hidden">
              <Priority value={finding.attributes.priority} />
            </Cell>
            <Cell className="w-full max-w-0 min-w-48">
              <FindingLink
                id={finding.id}
                focusable
                className="block truncate font-medium text-ink hover:underline"
              >
                {finding.attributes.title}
              </FindingLink>
              <span
                className="block truncate font-mono text-2xs text-ink-3"
                title={placeOf(finding)}
              >
                {placeOf(finding)}
              </span>
            </Cell>
            <Cell className="font-mono text-xs whitespace-nowrap max-lg:hidden">
              {weaknessOf(finding)}
            </Cell>
            <Cell className="max-md:hidden">
              <StatusLabel status={displayStatus(finding.attributes)} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
