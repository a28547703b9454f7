// Versions that a build.gradle reads from gradle.properties (Gradle manual, "Build Environment").
import { escapeRegExp } from '../../../platform/runtime/regexp.ts';
import { type ManifestEditor, raiseRequirements, withShared } from './edit.ts';

/** Dependencies in the short notation whose version is a variable, with that variable. */
const variablesOf = (build: string): { name: string; variable: string }[] =>
  [...build.matchAll(/["']([\w.-]+:[\w.-]+):\$\{?([\w.]+)\}?["'@:]/g)].map(
    ([, name = '', variable = '']) => ({ name, variable: variable.split('.').at(-1) ?? '' }),
  );

/** @param build the text of the build file that uses the property */
export const gradleProperties: ManifestEditor = (text, { name, to }, build = '') => {
  const all = variablesOf(build);
  const asked = new Set(all.flatMap((each) => (each.name === name ? [each.variable] : [])));
  const places = [...asked].flatMap((variable) => {
    const found = [
      ...text.matchAll(
        new RegExp(String.raw`^([ \t]*${escapeRegExp(variable)}[ \t]*[=:][ \t]*)([^\s]+)`, 'gm'),
      ),
    ];
    const [only] = found;
    if (found.length !== 1 || only?.[1] === undefined || only[2] === undefined) return [];
    const start = only.index + only[1].length;
    return [{ start, end: start + only[2].length, syntax: 'interval' as const }];
  });
  if (places.length === 0) return { refused: 'version_elsewhere' };
  return withShared(
    raiseRequirements(text, places, to),
    all.flatMap((each) => (each.name !== name && asked.has(each.variable) ? [each.name] : [])),
  );
};
