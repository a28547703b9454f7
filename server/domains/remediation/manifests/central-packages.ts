// Pins a transitive package in Directory.Packages.props. NuGet reads such a version only where
// transitive pinning is on (NuGet documentation, "Central Package Management").
import { blankOutDelimited } from './edit.ts';

const pinning =
  /<CentralPackageTransitivePinningEnabled>\s*true\s*<\/CentralPackageTransitivePinningEnabled>/i;

/** A version with a line of its own, which shows how this file writes one. */
const versionLine = /^([ \t]*)<PackageVersion\s[^<>]*?(\s?)\/>[ \t]*\r?\n/gm;

/**
 * The file with a version for the package, after the last one that holds for every project;
 * undefined where transitive pinning is off or no such version is there.
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
