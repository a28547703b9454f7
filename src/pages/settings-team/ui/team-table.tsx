import { useLingui } from '@lingui/react/macro';
import { Cell, HeadCell, Table, TableHead } from '@/shared/ui/table';
import type { TeamMember } from '@/shared/api/generated/model';
import { TeamRow } from './team-row';

export function TeamTable({ members }: { members: readonly TeamMember[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`Team`}>
      <TableHead>
        <HeadCell>{t`Person`}</HeadCell>
        <HeadCell className="max-sm:hidden">{t`Role`}</HeadCell>
        <HeadCell className="max-md:hidden">{t`Two-factor login`}</HeadCell>
        <HeadCell className="max-md:hidden">{t`Last login`}</HeadCell>
        <HeadCell align="end">
          <span className="sr-only">{t`Actions`}</span>
        </HeadCell>
      </TableHead>
      <tbody>
        {members.map((member) => (
          <TeamRow key={member.id} member={member} />
        ))}
        {members.length === 0 && (
          <tr>
            <Cell colSpan={5}>{t`No one yet.`}</Cell>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
