import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '@/shared/ui/select';
import { Cell, Row } from '@/shared/ui/table';
import type { RetentionEntry } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { dataSize } from '@/shared/lib/data-size';
import { alwaysTimed } from '../model/retention-change';
import { retentionLooks } from '../model/retention-kinds';

type RetentionRowProps = {
  entry: RetentionEntry;
  days: number | null;
  onChange: (days: number | null) => void;
};

/** On phones, which have no space for the last columns, their values are below the name. */
export function RetentionRow({ entry, days, onChange }: RetentionRowProps) {
  const { t, i18n } = useLingui();
  const { kind, kept, kept_bytes: bytes, older, holds_from: from } = entry;
  const { icon: Icon, name, note } = retentionLooks[kind];
  const stored = bytes === null || kept === 0 ? i18n.number(kept) : dataSize(i18n, bytes);
  const label = i18n._(name);
  const choices = [...new Set([...older.map((one) => one.days), ...(days === null ? [] : [days])])]
    .toSorted((one, other) => one - other)
    .map((choice) => ({
      value: String(choice),
      label: choice === 1 ? t`1 day` : t`${i18n.number(choice)} days`,
    }));
  return (
    <Row>
      <Cell className="py-2">
        <span className="flex items-center gap-2">
          <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
          <span className="min-w-0">
            <span className="font-medium text-ink">{label}</span>{' '}
            {note && <span className="text-ink-3">{i18n._(note)}</span>}
            <span className="block text-xs text-ink-3 md:hidden">
              <Trans>Stored now: {stored}</Trans>
            </span>
            <span className="block text-xs text-ink-3 md:hidden">
              <NextRemoval entry={entry} />
            </span>
          </span>
        </span>
      </Cell>
      <Cell className="py-2">
        <Select
          aria-label={label}
          className="w-40"
          value={days === null ? 'always' : String(days)}
          onChange={({ target: { value } }) => onChange(value === 'always' ? null : Number(value))}
          options={
            alwaysTimed.has(kind) ? choices : [...choices, { value: 'always', label: t`Always` }]
          }
        />
        {from !== null && (
          <span className="mt-1 block text-xs text-warn-text">
            <Trans>Applies from {dateTimeOf(i18n, from)}</Trans>
          </span>
        )}
      </Cell>
      <Cell align="end" className="max-md:hidden">
        {stored}
      </Cell>
      <Cell className="max-md:hidden">
        <NextRemoval entry={entry} />
      </Cell>
    </Row>
  );
}

function NextRemoval({ entry: { days, next_removal: next } }: { entry: RetentionEntry }) {
  const { i18n } = useLingui();
  if (next.at !== null) {
    const time = dateTimeOf(i18n, next.at);
    const count = i18n.number(next.count);
    return (
      <Trans>
        {time}: {count}
      </Trans>
    );
  }
  return days === null ? <Trans>never by age</Trans> : <Trans>nothing is old enough yet</Trans>;
}
