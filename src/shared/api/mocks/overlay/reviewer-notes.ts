import type { ReviewerNote, ReviewerNoteRequest } from '../../generated/model';
import type { Overlay } from '../answers';
import { getListReviewerNotesResponseMock } from '../generated/connectors/connectors.msw';
import type { MockState } from '../state';
import { pageOf } from './page';
import { bodyOf, fresh } from './request';

/** Reviewers' notes; deleted ones are kept separately. */
export const reviewerNotesOverlay = (state: MockState) => {
  const notes = state.store.collection<ReviewerNote>(
    'Note',
    getListReviewerNotesResponseMock().data,
    ({ id }) => id,
  );
  const deleted = state.store.one<readonly string[]>('deleted notes', []);
  return {
    listReviewerNotes: ({ request }) => {
      const url = new URL(request.url);
      const words = (url.searchParams.get('q') ?? '').toLowerCase().split(/\s+/);
      const rows = notes.all.filter((note) => {
        const texts = [note.text, note.rule_id, note.repository, note.author]
          .join('\n')
          .toLowerCase();
        return !deleted.value.includes(note.id) && words.every((word) => texts.includes(word));
      });
      return pageOf(rows, url);
    },
    updateReviewerNote: async ({ request, params }) => {
      const { text } = await bodyOf<ReviewerNoteRequest>(request);
      const { now } = fresh();
      return { data: notes.change(params['id'], { text, edited_by: 'admin', edited_at: now }) };
    },
    deleteReviewerNote: ({ params }) => {
      deleted.value = [...deleted.value, notes.find(params['id']).id];
    },
    restoreReviewerNote: ({ params }) => {
      deleted.value = deleted.value.filter((id) => id !== params['id']);
      return { data: notes.find(params['id']) };
    },
  } satisfies Overlay;
};
