import { Trans, useLingui } from '@lingui/react/macro';
import type { FindingComparison } from '@/shared/api/generated/model';
import { severities, SeverityLabel } from '@/shared/ui/severity';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';

/** The chart's data as a table by severity. */
export function ChangeCountsTable({ data }: { data: FindingComparison }) {
  const { t, i18n } = useLingui();
  const changes = ['new', 'gone', 'kept'] as const;
  return (
    <Table caption={t`Changes by severity`}>
      <TableHead>
        <HeadCell>
          <Trans>Severity</Trans>
        </HeadCell>
        <HeadCell align="end">
          <Trans>New</Trans>
        </HeadCell>
        <HeadCell align="end">
          <Trans>Gone</Trans>
        </HeadCell>
        <HeadCell align="end">
          <Trans>Kept</Trans>
        </HeadCell>
      </TableHead>
      <tbody>
        {severities.map((severity) => (
          <Row key={severity} density="compact">
            <Cell>
              <SeverityLabel severity={severity} />
            </Cell>
            {changes.map((change) => (
              <Cell key={change} align="end" className="num">
                {i18n.number(data[change].severity[severity])}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
