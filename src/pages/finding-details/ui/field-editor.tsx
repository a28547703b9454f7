import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type Finding, statusNames, targetOfIds, useAssignees } from '@/entities/finding';
import { useCan } from '@/entities/session';
import type { BulkChangeInput } from '@/shared/api/generated/model';
import { ChipInput } from '@/shared/ui/chip-input';
import { Combobox } from '@/shared/ui/combobox';
import { IconButton } from '@/shared/ui/icon-button';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { severities, severityNames } from '@/shared/ui/severity';
import type { Edit } from '../api/use-edit-finding';
import { reverseOf, settableOf, settableStatuses } from '../model/settable-statuses';
import { dueDayOf, dueDaysOf } from '../model/due-days';

export type EditedField = 'severity' | 'status' | 'due' | 'assignee' | 'tags';

export type FieldChange =
  | ({ kind: 'edit' } & Edit)
  /** Only the bulk operation can set it. */
  | { kind: 'due'; change: BulkChangeInput };

interface EditorProps {
  finding: Finding;
  /** Accessible name of the control. */
  name: string;
  onSave: (change: FieldChange) => void;
  /** Called if nothing changed; closes without a request. */
  onUnchanged: () => void;
}

const unassigned = 'unassigned';

/** Moves the focus into the control as soon as it has loaded. */
const focusControl = (box: HTMLElement | null) => {
  const control = box?.querySelector<HTMLInputElement | HTMLSelectElement>('select, input');
  control?.focus();
  // Typing replaces the current name.
  if (control instanceof HTMLInputElement) control.select();
};

interface RowFormProps {
  onSubmit: () => void;
  children: ReactNode;
  hint?: ReactNode;
}

/** Not every browser submits a form on Enter in a native select. */
const sendOnEnter = (event: KeyboardEvent<HTMLSelectElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** A form that saves on Enter. */
function RowForm({ onSubmit, children, hint }: RowFormProps) {
  const { t } = useLingui();
  return (
    <form
      ref={focusControl}
      className="w-full"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <span className="flex items-start gap-1">
        <span className="flex min-w-0 flex-1 flex-col gap-1">{children}</span>
        <IconButton type="submit" size="sm" icon={Check} label={t`Save`} />
      </span>
      {hint && <span className="mt-1 block text-xs text-ink-3">{hint}</span>}
    </form>
  );
}

function StatusEditor({ finding: { attributes }, name, onSave, onUnchanged }: EditorProps) {
  const { i18n } = useLingui();
  const mayAccept = useCan('findings:accept-risk');
  const before = settableOf(attributes.status);
  const [status, setStatus] = useState(before ?? 'open');
  return (
    <RowForm
      onSubmit={() =>
        status === before
          ? onUnchanged()
          : onSave({
              kind: 'edit',
              change: { status },
              reverse: reverseOf(attributes.status, mayAccept),
            })
      }
    >
      <Select
        size="sm"
        onKeyDown={sendOnEnter}
        aria-label={name}
        value={status}
        options={settableStatuses.map((value) => ({ value, label: i18n._(statusNames[value]) }))}
        onChange={({ target }) => setStatus(settableOf(target.value) ?? status)}
      />
    </RowForm>
  );
}

function SeverityEditor({ finding: { attributes }, name, onSave, onUnchanged }: EditorProps) {
  const { t, i18n } = useLingui();
  const { severity: before } = attributes;
  const [severity, setSeverity] = useState(before);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    if (severity === before) onUnchanged();
    else if (reason.trim() === '') setMissing(true);
    else
      onSave({
        kind: 'edit',
        change: { severity, reason: reason.trim() },
        reverse: { severity: before },
      });
  };
  return (
    <RowForm
      onSubmit={submit}
      hint={
        isMissing && reason.trim() === '' ? (
          <span role="alert" className="text-danger-text">
            {t`Explain why the severity differs.`}
          </span>
        ) : undefined
      }
    >
      <Select
        size="sm"
        onKeyDown={sendOnEnter}
        aria-label={name}
        value={severity}
        options={severities.map((value) => ({ value, label: i18n._(severityNames[value]) }))}
        onChange={({ target }) =>
          setSeverity(severities.find((one) => one === target.value) ?? severity)
        }
      />
      {severity !== before && (
        <Input
          size="sm"
          aria-label={t`Reason`}
          aria-invalid={isMissing && reason.trim() === '' ? true : undefined}
          placeholder={t`Reason`}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </RowForm>
  );
}

function DueEditor({ finding: { attributes }, name, onSave, onUnchanged }: EditorProps) {
  const { t } = useLingui();
  const { first_seen_at: first, due_at: due } = attributes;
  const before = dueDayOf(due);
  const [day, setDay] = useState(before);
  return (
    <RowForm
      onSubmit={() =>
        day === before
          ? onUnchanged()
          : onSave({ kind: 'due', change: { due_days: dueDaysOf(first, day) } })
      }
      hint={t`Empty: the date of the policies.`}
    >
      <Input
        size="sm"
        type="date"
        aria-label={name}
        min={dueDayOf(first)}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </RowForm>
  );
}

function AssigneeEditor({ finding, name, onSave, onUnchanged }: EditorProps) {
  const { t } = useLingui();
  const { people } = useAssignees(targetOfIds([finding.id]));
  const before = finding.attributes.assignee?.id ?? null;
  return (
    <div ref={focusControl} className="w-full">
      <Combobox
        aria-label={name}
        value={before ?? unassigned}
        options={[
          { value: unassigned, label: t`No assignee` },
          ...people.map(({ id, username: label, changed, open_findings: open }) => ({
            value: id,
            label,
            note: changed > 0 ? t`last changed it` : t`${open} open`,
          })),
        ]}
        onChange={(value) => {
          // The field is empty while the user types another name, which is not a change.
          if (value === null) return;
          const assignee = value === unassigned ? null : value;
          if (assignee === before) onUnchanged();
          else
            onSave({
              kind: 'edit',
              change: { assignee_id: assignee },
              reverse: { assignee_id: before },
            });
        }}
      />
    </div>
  );
}

function TagsEditor({ finding: { attributes }, name, onSave, onUnchanged }: EditorProps) {
  const { tags: before } = attributes;
  const [tags, setTags] = useState<readonly string[]>(before);
  const isSame = tags.length === before.length && tags.every((tag) => before.includes(tag));
  return (
    <RowForm
      onSubmit={() =>
        isSame
          ? onUnchanged()
          : onSave({ kind: 'edit', change: { tags: [...tags] }, reverse: { tags: before } })
      }
    >
      <ChipInput aria-label={name} values={tags} onChange={setTags} />
    </RowForm>
  );
}

const editors = {
  severity: SeverityEditor,
  status: StatusEditor,
  due: DueEditor,
  assignee: AssigneeEditor,
  tags: TagsEditor,
} as const;

/** The control for one field of the finding, within its row. */
export function FieldEditor({ field, ...props }: EditorProps & { field: EditedField }) {
  const Editor = editors[field];
  return <Editor {...props} />;
}
