import { i18n } from '@lingui/core';
import { beforeEach, expect, it } from 'vitest';
import type { RemediationNoteCode } from '@/shared/api/generated/model';
import { noteMessage } from './note-messages';

beforeEach(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

// A record, so that a code without an entry does not compile.
const codes: Readonly<Record<RemediationNoteCode, true>> = {
  renew_lock: true,
  lock_renewed: true,
  raises_more: true,
  upgrade_verified: true,
  upgrade_unverified: true,
  pinned_transitive: true,
  version_published: true,
  version_unchecked: true,
  not_direct: true,
  range_includes: true,
  already_there: true,
  several_parts: true,
  version_elsewhere: true,
  not_from_registry: true,
  pinned_by_digest: true,
  other_major: true,
  file_missing: true,
  file_unreadable: true,
  host_silent: true,
  fix_differs: true,
  fix_unplaced: true,
  parses: true,
  fix_breaks_file: true,
  rescanned: true,
  rescan_still_finds: true,
  rescan_finds_more: true,
  rescan_unclear: true,
  no_scanner: true,
  labels_refused: true,
  reviewers_refused: true,
  not_text: true,
  snippet_only: true,
};

it('has a sentence of its own for each note', () => {
  const sentences = (Object.keys(codes) as RemediationNoteCode[]).map((code) =>
    noteMessage(i18n, { code, file: 'package.json', command: 'npm install' }),
  ); // the keys of that object
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences).toContain('Then run npm install to update package.json.');
});
