import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScanPart } from '@/shared/api/generated/model';

/** "Part 2 of 4 of nightly", as far as these are known. */
export function scanPartName(i18n: I18n, { part, parts, name, part_name: own }: ScanPart): string {
  const place =
    part === null
      ? i18n._(msg`Part of ${name}`)
      : parts === null
        ? i18n._(msg`Part ${part} of ${name}`)
        : i18n._(msg`Part ${part} of ${parts} of ${name}`);
  return own === null ? place : `${place} (${own})`;
}
