/**
 * What a bill is of, without the kind that keeps things apart (`image:shop/api`); null where
 * it is not named.
 */
export const toSubjectName = (subject: string): string | null =>
  subject === '' ? null : subject.replace(/^[a-z]+:/, '');
