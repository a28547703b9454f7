import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import {
  actionRefusal,
  displayStatus,
  type Finding,
  SlaLabel,
  StatusLabel,
  targetOfIds,
  useChangeFindings,
} from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { dateOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { IconButton } from '@/shared/ui/icon-button';
import { SeverityLabel } from '@/shared/ui/severity';
import { findingCan } from '#domain/finding-can';
import { useEditFinding } from '../api/use-edit-finding';
import { refusalOfMarked } from '../model/refusal-of-marked';
import type { EditedField, FieldChange } from './field-editor';
import { FieldEditor } from './lazy';

interface RowProps {
  finding: Finding;
  field: EditedField;
  name: string;
  /** Why the user may not change it. */
  refusal: string | false;
  children: ReactNode;
}

/** A value with its edit button, its control while editing, and a refusal below. */
function EditableFact({ finding, field, name, refusal, children }: RowProps) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const edit = useEditFinding(finding);
  const due = useChangeFindings({ inForm: true });
  const error = edit.error ?? due.error;
  const close = () => {
    setEditing(false);
    pencil.current?.focus();
  };
  const save = (wanted: FieldChange) => {
    if (wanted.kind === 'due')
      due.mutate({ target: targetOfIds([finding.id]), change: wanted.change });
    else edit.mutate(wanted);
    close();
  };
  return (
    <>
      <dt className="py-0.5 text-ink-3">{name}</dt>
      <dd className={cx('min-w-0', isEditing && 'col-span-2')}>
        <div className="flex items-start gap-1">
          <div
            role="presentation"
            className="flex min-h-6 min-w-0 flex-1 flex-wrap items-center gap-x-2"
            onKeyDown={(event) => {
              // An open list or menu handles the first Esc.
              if (event.key !== 'Escape' || event.defaultPrevented || !isEditing) return;
              event.stopPropagation();
              close();
            }}
          >
            {isEditing ? (
              <FieldEditor
                field={field}
                finding={finding}
                name={name}
                onSave={save}
                onUnchanged={close}
              />
            ) : (
              children
            )}
          </div>
          <IconButton
            ref={pencil}
            size="sm"
            className="-my-0.5"
            icon={isEditing ? X : Pencil}
            label={isEditing ? t`Cancel` : t`Change: ${name}`}
            aria-expanded={isEditing}
            busy={edit.isPending || due.isPending}
            disabledReason={refusal}
            onClick={() => {
              edit.reset();
              due.reset();
              setEditing(!isEditing);
            }}
          />
        </div>
        {error && !isEditing && (
          <p role="alert" className="text-xs text-danger-text">
            {messageOf(error)}
          </p>
        )}
      </dd>
    </>
  );
}

interface EditableFactsProps {
  finding: Finding;
  /** The finding was deleted while its page was open. */
  isGone: boolean;
}

/** The fields that users set on a finding, edited in place. */
export function EditableFacts({ finding, isGone }: EditableFactsProps) {
  const { t, i18n } = useLingui();
  const { attributes } = finding;
  const { assignee, tags, due_at: due } = attributes;
  const role = {
    triage: useDisabledReason('findings:triage'),
    assign: useDisabledReason('findings:assign'),
    bulk: useDisabledReason('findings:bulk'),
  };
  const gone = isGone && t`This finding no longer exists.`;
  const mayNotTriage = gone || role.triage;
  const marked = refusalOfMarked(i18n, finding);
  return (
    <>
      <EditableFact field="severity" name={t`Severity`} finding={finding} refusal={mayNotTriage}>
        <SeverityLabel severity={attributes.severity} />
      </EditableFact>
      <EditableFact
        field="status"
        name={t`Status`}
        finding={finding}
        refusal={mayNotTriage || marked}
      >
        <StatusLabel status={displayStatus(attributes)} />
      </EditableFact>
      <EditableFact field="due" name={t`Due`} finding={finding} refusal={gone || role.bulk}>
        {due !== null && <span>{dateOf(i18n, due)}</span>}
        <SlaLabel dueAt={due} finding={attributes} />
      </EditableFact>
      <EditableFact
        field="assignee"
        name={t`Assignee`}
        finding={finding}
        refusal={gone || role.assign || actionRefusal(i18n, findingCan.assign, finding)}
      >
        {assignee ? (
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <Avatar name={assignee.username} size="xs" />
            {assignee.username}
          </span>
        ) : (
          <span className="text-ink-3">
            <Trans>No assignee</Trans>
          </span>
        )}
      </EditableFact>
      <EditableFact field="tags" name={t`Tags`} finding={finding} refusal={mayNotTriage}>
        {tags.length > 0 ? (
          <span className="flex min-w-0 flex-wrap gap-1">
            {tags.map((tag) => (
              <Badge key={tag}>
                <span className="truncate">{tag}</span>
              </Badge>
            ))}
          </span>
        ) : (
          <span className="text-ink-3">
            <Trans context="tags">None</Trans>
          </span>
        )}
      </EditableFact>
    </>
  );
}
