/**
 * Finds results in a document whose nesting is only roughly documented. Fields of the objects
 * around a result (a group's severity, an issue's title) apply to it as well.
 */
import { pointerOf } from '../parsers/json-scanner.ts';

export interface NestedResult {
  /** The object's own members, which override those of the objects around it. */
  value: Record<string, unknown>;
  pointer: string;
}

const maxObjects = 200_000;
const maxDepth = 40;

/**
 * Members that belong to a result, or to all results of a group, and are not results themselves.
 */
const attachments =
  /^(?:(?:external)?_?references?|links?|cvss\w*|cwes?|owasp\w*|tags?|labels?|(?:http|request|response)?_?headers|classifications?|compliances?|comments?|history|cookies|sections|screenshots|attachments|files|steps|traces?)$/i;

type FieldsOfKey = (key: string) => Record<string, unknown>;

/** Returns the object's own members and those it inherits from the objects around it. */
const withInherited = (own: object, around: Record<string, unknown>): Record<string, unknown> => ({
  ...own,
  ...Object.fromEntries(Object.entries(around).filter(([key]) => !Object.hasOwn(own, key))),
});

/**
 * Returns the innermost list items that `isResult` accepts. A group whose members are results is
 * not a result itself. `fieldsOfKey` maps the key of a list or object to fields of the results
 * below it (`{ "High": [ … ] }`).
 */
export function nestedResults(
  document: unknown,
  isResult: (value: Record<string, unknown>) => boolean,
  fieldsOfKey: FieldsOfKey = () => ({}),
): NestedResult[] {
  const found: NestedResult[] = [];
  let met = 0;
  const walk = (
    value: unknown,
    around: Record<string, unknown>,
    pointer: string,
    depth: number,
    listed: boolean,
  ): boolean => {
    if (typeof value !== 'object' || value === null || depth > maxDepth || (met += 1) > maxObjects)
      return false;
    const isList = Array.isArray(value);
    const members = Object.entries(value) as [string, unknown][];
    const facts = isList
      ? around
      : withInherited(
          Object.fromEntries(
            members.filter(
              ([key, member]) =>
                typeof member !== 'object' || isScalars(member) || attachments.test(key),
            ),
          ),
          around,
        );
    let any = false;
    for (const [key, member] of members)
      if (typeof member === 'object' && !isScalars(member) && (isList || !attachments.test(key)))
        any =
          walk(
            member,
            isList ? facts : { ...facts, ...fieldsOfKey(key) },
            `${pointer}${pointerOf([key])}`,
            depth + 1,
            isList,
          ) || any;
    if (any || isList || !listed) return any;
    const whole = withInherited(value, around);
    if (!isResult(whole)) return false;
    found.push({ value: whole, pointer });
    return true;
  };
  walk(document, {}, '', 0, false);
  return found;
}

const isScalars = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);
