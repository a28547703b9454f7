/**
 * The name of an SBOM's subject, without the kind prefix (`image:shop/api`); null if it has no
 * name.
 */
export const toSubjectName = (subject: string): string | null =>
  subject === '' ? null : subject.replace(/^[a-z]+:/, '');
