import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FindingAttributes } from '@/entities/finding';
import type { Remediation } from '@/shared/api/generated/model';

/**
 * The title of a fix, if it differs from the page's. The server writes titles in English, because
 * they become commit subjects. A title that a user edited stays.
 */
export function ownTitle(
  i18n: I18n,
  remediation: Pick<Remediation, 'title' | 'remediation_type'> | undefined,
  { title, component }: Pick<FindingAttributes, 'title' | 'component'>,
): string | undefined {
  if (remediation === undefined || remediation.title === `Fix: ${title}`) return undefined;
  if (remediation.title === `Mend: ${title}`) return undefined;
  const { title: written, remediation_type: type } = remediation;
  const name = component?.name;
  const begins = `Upgrade ${name ?? ''} to `;
  if (type === 'dependency_upgrade' && name !== undefined && written.startsWith(begins)) {
    const version = written.slice(begins.length);
    return i18n._(msg`Upgrade ${name} to ${version}`);
  }
  if (type === 'secret_rotation' && written.startsWith('Rotate the '))
    return i18n._(msg`Rotate the secret`);
  return written;
}
