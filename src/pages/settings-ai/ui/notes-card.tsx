import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquareText, Pencil, SearchX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDisabledReason } from '@/entities/session';
import { getListReviewerNotesQueryOptions } from '@/shared/api/generated/connectors';
import type { ReviewerNote } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { IconButton } from '@/shared/ui/icon-button';
import { SearchInput } from '@/shared/ui/input';
import { Pagination } from '@/shared/ui/pagination';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { useNoteActions } from '../api/use-note-actions';
import { decisionOf } from '../model/note-decisions';
import { NoteDialog } from './note-dialog';

const pageSize = 20;

/** Reviewers' notes on earlier findings, as the AI models receive them. */
export function NotesCard() {
  const { t } = useLingui();
  const [{ q, page }, setShown] = useState({ q: '', page: 1 });
  const [edited, setEdited] = useState<ReviewerNote>();
  const { remove, refresh } = useNoteActions();
  const notes = useQuery({
    ...getListReviewerNotesQueryOptions({ page, page_size: pageSize, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card>
      <CardHead
        title={<Trans>Notes of reviewers</Trans>}
        note={
          <Trans>
            What people wrote when deciding on findings. Models get it, with secrets masked, along
            with other findings of the same rule in the repository.
          </Trans>
        }
      />
      <CardBody className="flex flex-col gap-3">
        <SearchInput
          className="w-72 max-w-full"
          label={t`Search notes`}
          value={q}
          onSearch={(typed) => setShown({ q: typed, page: 1 })}
        />
        <QueryBoundary query={notes} label={t`Notes of reviewers`}>
          {({ data, meta }) =>
            data.length > 0 ? (
              <>
                <ul className="divide-y divide-line">
                  {data.map((note) => (
                    <NoteRow
                      key={note.id}
                      note={note}
                      onEdit={() => setEdited(note)}
                      onDelete={() => remove.mutate(note)}
                    />
                  ))}
                </ul>
                <Pagination
                  page={page}
                  pageSize={meta.page_size}
                  total={meta.total}
                  onPage={(next) => setShown({ q, page: next })}
                />
              </>
            ) : q === '' ? (
              <EmptyState
                icon={MessageSquareText}
                title={t`No notes yet`}
                text={t`They come from comments on second opinions and false positives.`}
              />
            ) : (
              <EmptyState
                icon={SearchX}
                title={t`No note matches`}
                text={t`Try words of its text, rule, repository or author.`}
              />
            )
          }
        </QueryBoundary>
      </CardBody>
      {edited && (
        <NoteDialog note={edited} onSaved={refresh} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  );
}

function NoteRow({
  note,
  onEdit,
  onDelete,
}: {
  note: ReviewerNote;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { t, i18n } = useLingui();
  const reason = useDisabledReason('ai:manage');
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-3">
          <span className="font-mono wrap-anywhere">{note.rule_id}</span>
          <span>{note.repository}</span>
          <span>{decisionOf(i18n, note)}</span>
          <span>
            <Trans>
              {note.author}, {dateOf(i18n, note.created_at)}
            </Trans>
          </span>
          {note.edited_by !== null && <span>{t`Edited by ${note.edited_by}`}</span>}
        </p>
      </div>
      <IconButton
        icon={Pencil}
        size="sm"
        label={t`Edit note`}
        disabledReason={reason}
        onClick={onEdit}
      />
      <IconButton
        icon={Trash2}
        size="sm"
        label={t`Delete note`}
        disabledReason={reason}
        onClick={onDelete}
      />
    </li>
  );
}
