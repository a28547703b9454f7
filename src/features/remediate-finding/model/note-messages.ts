import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RemediationNote } from '@/shared/api/generated/model';

/** A note on a remediation, translated. */
export function noteMessage(
  i18n: I18n,
  { code, file, command, names = [] }: RemediationNote,
): string {
  const name = file ?? '';
  switch (code) {
    case 'renew_lock':
      return i18n._(msg`Then run ${command ?? ''} to update ${name}.`);
    case 'lock_renewed':
      return i18n._(msg`The pull request includes the updated ${name}.`);
    case 'raises_more': {
      const others = i18n._(
        msg`Also upgraded, because ${name} uses one property for their version:`,
      );
      return `${others} ${names.join(', ')}`;
    }
    case 'pinned_transitive':
      return i18n._(msg`${name} sets the fixed version for the packages that include it.`);
    case 'upgrade_verified':
      return i18n._(msg`Verified by ${names.join(', ')}: ${name} has only fixed versions.`);
    case 'upgrade_unverified':
      return i18n._(msg`Not verified: ${name} still has ${names.join(', ')}.`);
    case 'version_published':
      return i18n._(msg`Checked: the package registry has this version.`);
    case 'version_unchecked':
      return i18n._(msg`The package registry didn’t confirm that this version exists.`);
    case 'not_direct':
      return i18n._(
        msg`Indirect dependency: ${name} doesn’t list it. Upgrade the dependency that includes it, or pin this version.`,
      );
    case 'range_includes':
      return i18n._(
        msg`The version range in ${name} already allows the fixed version. Update the lock file or installed packages.`,
      );
    case 'already_there':
      return i18n._(
        msg`${name} already requires the fixed version or later. The next scan will confirm it.`,
      );
    case 'several_parts':
      return i18n._(
        msg`The version range in ${name} has several parts and excludes the fixed version. Change it manually.`,
      );
    case 'version_elsewhere':
      return i18n._(msg`${name} lists it, but its version is set in another file.`);
    case 'not_from_registry':
      return i18n._(msg`${name} gets it from a URL or folder, not a registry.`);
    case 'pinned_by_digest':
      return i18n._(msg`${name} pins it by digest. Use the digest of the fixed version.`);
    case 'other_major':
      return i18n._(
        msg`The fixed version has a different import path. Update the code that uses it.`,
      );
    case 'file_missing':
      return i18n._(msg`${name} is not in the repository.`);
    case 'file_unreadable':
      return i18n._(msg`${name} isn’t in the format its name suggests.`);
    case 'host_silent':
      return i18n._(msg`Couldn’t get ${name} from the source host, so there’s no patch yet.`);
    case 'fix_differs':
      return i18n._(msg`The report’s fix doesn’t apply to the current ${name}.`);
    case 'fix_unplaced':
      return i18n._(
        msg`The report doesn’t say which code its fix replaces in ${name}, so there’s no patch.`,
      );
    case 'not_text':
      return i18n._(msg`${name} isn’t UTF-8 text of at most 2 MB, so Parapet doesn’t change it.`);
    case 'parses':
      return i18n._(msg`Checked: the changed files still parse.`);
    case 'fix_breaks_file':
      return i18n._(msg`With this fix, ${name} would no longer parse, so there’s no patch.`);
    case 'rescanned': {
      const [scanner = '', before = '', after = ''] = names;
      return i18n._(
        msg`Verified by a re-scan with ${scanner}: ${before} → ${after} findings, none of them new.`,
      );
    }
    case 'rescan_still_finds':
      return i18n._(
        msg`${names.join(', ')} still finds the problem after this fix, so there’s no patch.`,
      );
    case 'rescan_finds_more': {
      const [scanner = '', ...found] = names;
      return i18n._(
        msg`After this fix, ${scanner} reports new findings, so there’s no patch: ${found.join(', ')}`,
      );
    }
    case 'rescan_unclear':
      return i18n._(
        msg`Not verified by a re-scan: ${names.join(', ')} failed, or doesn’t find the problem before the fix.`,
      );
    case 'no_scanner':
      return i18n._(msg`Not verified by a re-scan: no scanner for this problem is installed.`);
    case 'labels_refused':
      return i18n._(msg`The source host didn’t accept these labels: ${names.join(', ')}.`);
    case 'reviewers_refused':
      return i18n._(msg`The source host couldn’t request a review from ${names.join(', ')}.`);
    case 'snippet_only':
      return i18n._(
        msg`Based on the lines quoted in the report. The rest of ${name} wasn’t available.`,
      );
  }
}
