import { Trans, useLingui } from '@lingui/react/macro';
import {
  displayStatus,
  placeOf,
  StatusLabel,
  weaknessOf,
  type FindingRow,
} from '@/entities/finding';
import { dateOf } from '@/shared/lib/ago';
import { useMedia } from '@/shared/lib/media';
import { SeverityLabel } from '@/shared/ui/severity';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';

interface PrintedFindingsProps {
  findings: readonly FindingRow[];
  total: number;
}

/** The loaded rows in print. The list on screen renders only visible rows, at fixed heights. */
export function PrintedFindings({ findings, total }: PrintedFindingsProps) {
  const { t, i18n } = useLingui();
  if (!useMedia('print')) return null;
  const rows = i18n.number(findings.length);
  const all = i18n.number(total);
  return (
    <>
      {total > findings.length && (
        <p className="text-sm">
          <Trans>
            The first {rows} of {all} findings. Export to get them all.
          </Trans>
        </p>
      )}
      <Table caption={t`Findings`}>
        <TableHead>
          <HeadCell>
            <Trans>Severity</Trans>
          </HeadCell>
          <HeadCell align="end">
            <Trans>Priority</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Finding and place</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Weakness</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Status</Trans>
          </HeadCell>
          <HeadCell align="end">
            <Trans>Due date</Trans>
          </HeadCell>
        </TableHead>
        <tbody>
          {findings.map((finding) => (
            <Row key={finding.id} density="compact">
              <Cell>
                <SeverityLabel severity={finding.attributes.severity} />
              </Cell>
              <Cell align="end">{finding.attributes.priority}</Cell>
              <Cell>
                <span className="block font-medium text-ink">{finding.attributes.title}</span>
                <span className="text-2xs text-ink-3">
                  {finding.attributes.repository.nickname} {placeOf(finding)}
                </span>
              </Cell>
              <Cell className="font-mono text-2xs">{weaknessOf(finding)}</Cell>
              <Cell>
                <StatusLabel status={displayStatus(finding.attributes)} />
              </Cell>
              <Cell align="end">
                {finding.attributes.due_at === null ? '–' : dateOf(i18n, finding.attributes.due_at)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  );
}
