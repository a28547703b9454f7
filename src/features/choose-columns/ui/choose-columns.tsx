import { Trans, useLingui } from '@lingui/react/macro';
import { GripVertical, Lock, Search } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { columnsFor, defaultColumnIds, filterGroupNames, findingColumns, type FindingColumn } from '@/entities/finding';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Drawer } from '@/shared/ui/drawer';
import { Input } from '@/shared/ui/input';
import { Kbd } from '@/shared/ui/kbd';
import { linkStyles } from '@/shared/ui/link';
import { moveColumn, toggleColumn } from '../model/column-order';
import type { ChosenColumns } from '../api/use-chosen-columns';

interface ChooseColumnsProps {
  chosen: ChosenColumns;
  onClose: () => void;
}

/** Which columns the list shows and in which order. The table follows at once; Save keeps it for this person. */
export function ChooseColumns({ chosen, onClose }: ChooseColumnsProps) {
  const { t, i18n } = useLingui();
  const [find, setFind] = useState('');
  const shown = columnsFor(chosen.columns);
  const count = shown.length;
  const total = findingColumns.length;
  const matches = (column: FindingColumn) => i18n._(column.name).toLocaleLowerCase().includes(find.trim().toLocaleLowerCase());
  const hidden = findingColumns.filter((column) => !shown.includes(column) && matches(column));
  return (
    <Drawer
      title={t`Columns`}
      dirty={chosen.edited}
      onClose={() => {
        chosen.cancel();
        onClose();
      }}
      tabs={
        <div className="flex flex-col gap-2 border-b border-line p-4">
          <Input type="search" icon={Search} aria-label={t`Find a column`} placeholder={t`Find a column`} value={find} onChange={(event) => setFind(event.target.value)} />
          <p className="text-xs text-ink-3">
            <Trans>
              {count} of {total} shown
            </Trans>
          </p>
        </div>
      }
      foot={
        <>
          <button type="button" className={`${linkStyles.action} mr-auto text-sm`} onClick={() => chosen.preview(defaultColumnIds)}>
            <Trans>Reset to default</Trans>
          </button>
          <Button
            kind="primary"
            busy={chosen.isSaving}
            onClick={() => {
              chosen.save();
              onClose();
            }}
          >
            <Trans>Save columns</Trans>
          </Button>
        </>
      }
    >
      <ul className="p-2">
        {shown.filter(matches).map((column) => (
          <ColumnRow key={column.id} column={column} on order={chosen.columns} onOrder={chosen.preview} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <>
          <h3 className="border-t border-line px-4 pt-3 pb-1 text-xs font-medium text-ink-3">
            <Trans>Not shown</Trans>
          </h3>
          <ul className="p-2">
            {hidden.map((column) => (
              <ColumnRow key={column.id} column={column} on={false} order={chosen.columns} onOrder={chosen.preview} />
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}

interface ColumnRowProps {
  column: FindingColumn;
  on: boolean;
  order: readonly string[];
  onOrder: (order: readonly string[]) => void;
}

function ColumnRow({ column, on, order, onOrder }: ColumnRowProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(column.name);
  const move = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onOrder(moveColumn(order, column.id, event.key === 'ArrowUp' ? -1 : 1));
  };
  if (column.locked) {
    return (
      <li className="flex h-8 items-center gap-2 px-2 text-sm">
        <Lock aria-hidden strokeWidth={1.75} className="ml-5 size-3.5 text-ink-3" />
        {name}
        <span className="ml-auto text-xs text-ink-3">
          <Trans>Always shown</Trans>
        </span>
      </li>
    );
  }
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- dragging is a comfort: Alt ↑ and ↓ on the checkbox do the same
    <li
      draggable={on}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', column.id)}
      onDragOver={(event) => on && event.preventDefault()}
      onDrop={(event) => {
        const dragged = event.dataTransfer.getData('text/plain');
        onOrder(moveColumn(order, dragged, order.indexOf(column.id) - order.indexOf(dragged)));
      }}
      className="group flex items-center gap-1 rounded-sm px-1 hover:bg-hover focus-within:bg-hover"
    >
      <GripVertical aria-hidden strokeWidth={1.75} className={on ? 'size-3.5 cursor-grab text-ink-3' : 'invisible size-3.5'} />
      <Checkbox
        className="flex-1"
        checked={on}
        onKeyDown={on ? move : undefined}
        onChange={() => onOrder(toggleColumn(order, column.id))}
        label={name}
        end={
          on ? (
            <span className="invisible group-focus-within:visible" title={t`Moves it up or down`}>
              <Kbd keys="Alt ↑↓" />
            </span>
          ) : (
            <span className="text-xs text-ink-3">{i18n._(filterGroupNames[column.group])}</span>
          )
        }
      />
    </li>
  );
}
