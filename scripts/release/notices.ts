// The licences of Parapet's dependencies, which must accompany every copy.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShippedPackage } from './shipped.ts';

const isLicense = (file: string): boolean => /^(licen[cs]e|copying|notice)/i.test(file);

/** The text of a package's licence and notice files; empty if it is published without one. */
const textOf = (root: string, { folder }: ShippedPackage): string =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicense(entry.name))
    .map(({ name }) => readFileSync(path.join(root, folder, name), 'utf8'))
    .map((text) => text.replaceAll('\r\n', '\n').trim())
    .toSorted()
    .join('\n\n');

const line = '-'.repeat(80);

/** One section per text, because packages of one author often share it. */
export function notices(root: string, packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, ShippedPackage[]>();
  for (const each of packages) {
    const text = textOf(root, each);
    byText.set(text, [...(byText.get(text) ?? []), each]);
  }
  const sections = [...byText].map(([text, sharing]) => {
    const names = sharing.map(
      ({ name, version, license }) => `${name} ${version} (${license ?? 'no licence stated'})`,
    );
    const body =
      text === '' ? 'Published without a licence file; the licence is the one named above.' : text;
    return `${line}\n${[...new Set(names)].join('\n')}\n${line}\n\n${body}\n`;
  });
  return `Parapet contains these packages. Each is used under the licence below its name.\n\n${sections.join('\n')}`;
}
