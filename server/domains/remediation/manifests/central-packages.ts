// Pins a transitive package in Directory.Packages.props. NuGet uses such a version only if
// transitive pinning is enabled (NuGet documentation, "Central Package Management").
import { blankOutDelimited } from './edit.ts';

const pinning =
  /<CentralPackageTransitivePinningEnabled>\s*true\s*<\/CentralPackageTransitivePinningEnabled>/i;

/** A version on a line of its own, which shows the file's formatting. */
const versionLine = /^([ \t]*)<PackageVersion\s[^<>]*?(\s?)\/>[ \t]*\r?\n/gm;

/**
 * Adds a version for the package after the last one that applies to every project. Undefined if
 * transitive pinning is off or the file has no such version.
 */
export const pinCentrally = (props: string, name: string, version: string): string | undefined => {
  const clean = blankOutDelimited(props, /<!--[\s\S]*?-->/g, '-->');
  if (!pinning.test(clean)) return undefined;
  const isForAll = (at: number, line: string): boolean => {
    const group = clean.lastIndexOf('<ItemGroup', at);
    const tag = clean.slice(group, clean.indexOf('>', group));
    return group !== -1 && !/\sCondition\s*=/.test(tag + line);
  };
  const last = [...clean.matchAll(versionLine)]
    .filter(({ index, 0: line }) => isForAll(index, line))
    .at(-1);
  if (!last) return undefined;
  const [line, indent = '', blank = ''] = last;
  const at = last.index + line.length;
  const added = `${indent}<PackageVersion Include="${name}" Version="${version}"${blank}/>`;
  return props.slice(0, at) + added + (line.endsWith('\r\n') ? '\r\n' : '\n') + props.slice(at);
};
