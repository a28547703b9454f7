// PEP 508: `Name[extra] >=1,<2 ; python_version > "3"`.
import type { Place } from './edit.ts';
import type { Refused } from './requirement.ts';

/** PEP 503: names are equal regardless of the separators of their words. */
export const pythonName = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-');

const shape =
  /^(\s*)([A-Za-z0-9][\w.-]*)(\s*(?:\[[^\]]*\])?\s*)(\(?)([^;#)\\@]*?)(\)?)(\s*(?:@[^;]*)?)(?:[;#\\].*)?$/s;

/**
 * Returns the position of a requirement's version if the requirement is for this dependency.
 * `offset` is where the requirement begins in the file.
 */
export const locateRequirement = (
  requirement: string,
  name: string,
  offset: number,
): Place | Refused | undefined => {
  const found = shape.exec(requirement);
  if (!found || pythonName(found[2] ?? '') !== name) return undefined;
  const [, before = '', known = '', extras = '', open = '', version = '', , address = ''] = found;
  if (address.trim() !== '') return 'not_from_registry';
  const start = offset + before.length + known.length + extras.length + open.length;
  return { start, end: start + version.length, syntax: 'python' };
};
