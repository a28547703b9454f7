import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import { deleteNote, editNote, getNotes, restoreNote } from './notes.service.ts';

export const notesRoutes = (deps: Deps) =>
  defineRoutes({
    listReviewerNotes: async ({ who, query }) => ({
      status: 200,
      body: await getNotes(deps, who, query),
    }),
    updateReviewerNote: async ({ who, path, body }) => ({
      status: 200,
      body: { data: await editNote(deps, who, path.id, body.text) },
    }),
    deleteReviewerNote: async ({ who, path }) => {
      await deleteNote(deps, who, path.id);
      return { status: 204 };
    },
    restoreReviewerNote: async ({ who, path }) => ({
      status: 200,
      body: { data: await restoreNote(deps, who, path.id) },
    }),
  });
