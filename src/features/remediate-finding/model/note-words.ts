import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RemediationNote } from '@/shared/api/generated/model';

/** What else to know about a remediation, as a sentence. */
export function noteWords(i18n: I18n, { code, file, command }: RemediationNote): string {
  const name = file ?? '';
  switch (code) {
    case 'renew_lock':
      return i18n._(msg`Then run ${command ?? ''}: ${name} follows from it.`);
    case 'not_direct':
      return i18n._(
        msg`${name} does not ask for it itself: something else brings it. Raise that, or pin this version.`,
      );
    case 'range_includes':
      return i18n._(
        msg`The range in ${name} already takes the repaired version: only what is locked or installed has to be renewed.`,
      );
    case 'already_there':
      return i18n._(
        msg`${name} asks for the repaired version or a later one by now. The next scan will tell.`,
      );
    case 'several_parts':
      return i18n._(
        msg`The range in ${name} has several parts and leaves the repaired version out: change it by hand.`,
      );
    case 'version_elsewhere':
      return i18n._(msg`${name} names it, but its version stands in another file.`);
    case 'not_from_registry':
      return i18n._(msg`${name} takes it from an address or a folder, not from a registry.`);
    case 'pinned_by_digest':
      return i18n._(msg`${name} pins it by a digest: take the digest of the repaired version.`);
    case 'other_major':
      return i18n._(
        msg`The repaired version has another import path: the code that uses it changes too.`,
      );
    case 'file_missing':
      return i18n._(msg`${name} is not in the repository.`);
    case 'file_unreadable':
      return i18n._(msg`${name} could not be read as what its name says.`);
    case 'host_silent':
      return i18n._(msg`The source host did not give ${name}, so there is no patch yet.`);
    case 'fix_differs':
      return i18n._(msg`The report’s fix does not fit ${name} as it is now.`);
    case 'snippet_only':
      return i18n._(
        msg`Made from the lines that the report quotes: the rest of ${name} was not seen.`,
      );
  }
}
