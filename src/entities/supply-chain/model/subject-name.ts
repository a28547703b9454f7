import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a bill of materials is of, in words where it is not named. */
export const subjectName = (i18n: I18n, subject: string | null): string =>
  subject ?? i18n._(msg`Whole repository`);
