import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name of an SBOM's subject, with a label for an unnamed one. */
export const subjectName = (i18n: I18n, subject: string | null): string =>
  subject ?? i18n._(msg`Whole repository`);
