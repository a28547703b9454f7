import { Trans, useLingui } from '@lingui/react/macro';
import type { FindingGroup } from '@/shared/api/generated/model';
import { shortSpan } from '@/shared/lib/ago';
import { useMedia } from '@/shared/lib/media';
import { useNow } from '@/shared/lib/use-now';
import { SeverityLabel } from '@/shared/ui/severity';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';

/** The loaded groups in print; the grid on screen is for keys and checkboxes. */
export function PrintedGroups({ groups, name }: { groups: readonly FindingGroup[]; name: string }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  if (!useMedia('print')) return null;
  return (
    <Table caption={t`Groups of findings`}>
      <TableHead>
        <HeadCell>
          <Trans>Worst</Trans>
        </HeadCell>
        <HeadCell align="end">
          <Trans>Priority</Trans>
        </HeadCell>
        <HeadCell>{name}</HeadCell>
        <HeadCell align="end">
          <Trans>Findings</Trans>
        </HeadCell>
        <HeadCell align="end">
          <Trans>Repos</Trans>
        </HeadCell>
        <HeadCell align="end">
          <Trans>Oldest</Trans>
        </HeadCell>
      </TableHead>
      <tbody>
        {groups.map((group) => (
          <Row key={group.key} density="compact">
            <Cell>
              <SeverityLabel severity={group.worst} />
            </Cell>
            <Cell align="end">
              {i18n.number(group.highest_priority, { maximumFractionDigits: 0 })}
            </Cell>
            <Cell>
              <span className="block font-medium text-ink">{group.label}</span>
              {group.key !== group.label && (
                <span className="text-2xs text-ink-3">{group.key}</span>
              )}
            </Cell>
            <Cell align="end">{i18n.number(group.total)}</Cell>
            <Cell align="end">{i18n.number(group.repositories)}</Cell>
            <Cell align="end">{shortSpan(i18n, now - Date.parse(group.oldest_at))}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
