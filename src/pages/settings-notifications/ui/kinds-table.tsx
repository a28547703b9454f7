import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { mailTimes, notificationGroups, notificationKinds } from '#domain/notification-kinds';
import type { NotificationDelivery, NotificationKindSetting } from '@/shared/api/generated/model';
import { Checkbox } from '@/shared/ui/checkbox';
import { Select } from '@/shared/ui/select';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { groupNames, kindNames, mailTimeNames } from '../model/kind-names';

type KindsProps = {
  kinds: readonly NotificationKindSetting[];
  onChange: (to: NotificationDelivery, back: NotificationDelivery) => void;
};

/** One row for each kind, with its delivery by channel. */
export function KindsTable({ kinds, onChange }: KindsProps) {
  const { t, i18n } = useLingui();
  return (
    <Table caption={t`Notifications by kind`}>
      <TableHead>
        <HeadCell>{t`Kind`}</HeadCell>
        <HeadCell>Parapet</HeadCell>
        <HeadCell>{t`Mail`}</HeadCell>
      </TableHead>
      {notificationGroups.map((group) => (
        <tbody key={group}>
          <tr>
            <th
              scope="colgroup"
              colSpan={3}
              className="h-8 bg-inset px-4 text-left text-xs font-medium text-ink-2"
            >
              {i18n._(groupNames[group])}
            </th>
          </tr>
          {kinds
            .filter((kind) => notificationKinds[kind.notification_type].group === group)
            .map(({ required, ...kind }) => (
              <KindRow
                key={kind.notification_type}
                kind={kind}
                required={required}
                onChange={(change) => onChange({ ...kind, ...change }, kind)}
              />
            ))}
        </tbody>
      ))}
    </Table>
  );
}

type RowProps = {
  kind: NotificationDelivery;
  required: boolean;
  onChange: (change: Partial<NotificationDelivery>) => void;
};

function KindRow({ kind, required, onChange }: RowProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(kindNames[kind.notification_type]);
  const options = mailTimes.map((value) => ({ value, label: i18n._(mailTimeNames[value]) }));
  return (
    <Row>
      <Cell>
        {name}
        {required && (
          <span className="flex items-center gap-1 text-xs text-ink-3">
            <Lock aria-hidden strokeWidth={1.75} className="size-3.5" />
            {t`Always sent`}
          </span>
        )}
      </Cell>
      <Cell>
        <Checkbox
          aria-label={t`${name}, in Parapet`}
          checked={kind.in_app}
          disabled={required}
          onChange={(event) => onChange({ in_app: event.target.checked })}
        />
      </Cell>
      <Cell>
        {required ? (
          <span className="px-2.5 text-ink-3">{i18n._(mailTimeNames[kind.mail])}</span>
        ) : (
          <Select
            aria-label={t`${name}, by email`}
            size="sm"
            className="w-32"
            value={kind.mail}
            options={options}
            onChange={(event) => {
              const mail = mailTimes.find((time) => time === event.target.value);
              if (mail) onChange({ mail });
            }}
          />
        )}
      </Cell>
    </Row>
  );
}
