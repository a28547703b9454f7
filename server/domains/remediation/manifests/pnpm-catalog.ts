// Catalogs of pnpm-workspace.yaml, which a package.json references with `catalog:` (pnpm
// documentation, "Catalogs").
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import { type ManifestEditor, type Place, raiseRequirements } from './edit.ts';
import { locateJsonStrings } from './json-places.ts';

/** The catalogs that a package.json references for a dependency; the unnamed one is `default`. */
const namedCatalogs = (manifest: string, name: string): string[] =>
  (locateJsonStrings(manifest) ?? []).flatMap(({ path: [section, dependency, more], value }) => {
    const found = /^catalog:(.*)$/.exec(value)?.[1];
    return found === undefined ||
      !/^(?:dev|optional)?[dD]ependencies$/.test(section ?? '') ||
      dependency !== name ||
      more !== undefined
      ? []
      : [found === '' ? 'default' : found];
  });

const mapAt = (from: unknown, key: string): YAMLMap | undefined => {
  const found: unknown = isMap(from) ? from.get(key, true) : undefined;
  return isMap(found) ? found : undefined;
};

const placeIn = (text: string, catalog: YAMLMap | undefined, name: string): Place | undefined => {
  const version: unknown = catalog?.get(name, true);
  if (!isScalar(version) || typeof version.value !== 'string' || !version.range) return undefined;
  const [from, to] = version.range;
  const quotes = /^["\']/.test(text.slice(from, to)) ? 1 : 0;
  const place: Place = { start: from + quotes, end: to - quotes, syntax: 'npm' };
  // The source of an escaped string differs from its value, so it is not replaced.
  return text.slice(place.start, place.end) === version.value ? place : undefined;
};

/** @param manifest the text of the package.json that references the catalog */
export const pnpmCatalog: ManifestEditor = (text, { name, to }, manifest = '') => {
  const { contents, errors } = parseDocument(text);
  if (errors.length > 0) return { refused: 'file_unreadable' };
  const places = namedCatalogs(manifest, name).flatMap((catalog) => {
    const alternatives = [
      ...(catalog === 'default' ? [mapAt(contents, 'catalog')] : []),
      mapAt(mapAt(contents, 'catalogs'), catalog),
    ];
    return alternatives.flatMap((each) => placeIn(text, each, name) ?? []);
  });
  return places.length === 0
    ? { refused: 'version_elsewhere' }
    : raiseRequirements(text, places, to);
};
