import { PackageURL } from 'packageurl-js';

/**
 * Names that reports use for package managers, operating systems and languages, with their purl
 * type.
 */
const types: Record<string, string> = {
  npm: 'npm',
  yarn: 'npm',
  pnpm: 'npm',
  node: 'npm',
  nodejs: 'npm',
  'node-pkg': 'npm',
  javascript: 'npm',
  js: 'npm',
  bun: 'npm',
  pip: 'pypi',
  pypi: 'pypi',
  python: 'pypi',
  pipenv: 'pypi',
  poetry: 'pypi',
  'python-pkg': 'pypi',
  uv: 'pypi',
  wheel: 'pypi',
  egg: 'pypi',
  maven: 'maven',
  java: 'maven',
  jar: 'maven',
  pom: 'maven',
  gradle: 'maven',
  'java-archive': 'maven',
  sbt: 'maven',
  go: 'golang',
  golang: 'golang',
  gomod: 'golang',
  gobinary: 'golang',
  gomodules: 'golang',
  'go-module': 'golang',
  cargo: 'cargo',
  rust: 'cargo',
  'rust-binary': 'cargo',
  rustbinary: 'cargo',
  'rust-crate': 'cargo',
  'crates.io': 'cargo',
  gem: 'gem',
  gemspec: 'gem',
  bundler: 'gem',
  ruby: 'gem',
  rubygems: 'gem',
  composer: 'composer',
  packagist: 'composer',
  php: 'composer',
  'php-composer': 'composer',
  nuget: 'nuget',
  dotnet: 'nuget',
  'dotnet-core': 'nuget',
  'dotnet-deps': 'nuget',
  debian: 'deb',
  ubuntu: 'deb',
  deb: 'deb',
  dpkg: 'deb',
  alpine: 'apk',
  apk: 'apk',
  wolfi: 'apk',
  chainguard: 'apk',
  redhat: 'rpm',
  rhel: 'rpm',
  centos: 'rpm',
  rocky: 'rpm',
  alma: 'rpm',
  fedora: 'rpm',
  oracle: 'rpm',
  amazon: 'rpm',
  photon: 'rpm',
  rpm: 'rpm',
  suse: 'rpm',
  opensuse: 'rpm',
  cocoapods: 'cocoapods',
  swift: 'swift',
  pub: 'pub',
  dart: 'pub',
  hex: 'hex',
  erlang: 'hex',
  conan: 'conan',
  conda: 'conda',
  'conda-pkg': 'conda',
  cran: 'cran',
  hackage: 'hackage',
  github: 'github',
  'github-action': 'githubactions',
  actions: 'githubactions',
};

export const toPurlType = (ecosystem: string | undefined): string | undefined =>
  ecosystem === undefined ? undefined : types[ecosystem.trim().toLowerCase()];

/** Returns the canonical form; undefined if the text is not a package URL. */
export function normalizePurl(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 1000) return undefined;
  try {
    return PackageURL.fromString(text.trim()).toString();
  } catch {
    return undefined;
  }
}

export interface Coordinates {
  type: string;
  name: string;
  version?: string;
}

/** Returns the component of a package URL, its name in the notation of its ecosystem. */
export function parsePurl(purl: string): Coordinates | undefined {
  try {
    const parsed = PackageURL.fromString(purl);
    const joint = parsed.type === 'maven' ? ':' : '/';
    const distribution = ['deb', 'apk', 'rpm'].includes(parsed.type);
    const name =
      parsed.namespace && !distribution ? `${parsed.namespace}${joint}${parsed.name}` : parsed.name;
    return { type: parsed.type, name, ...(parsed.version && { version: parsed.version }) };
  } catch {
    return undefined;
  }
}

/**
 * Builds a package URL from the report's facts about a component. Undefined unless the ecosystem is
 * known and the name unambiguous.
 */
export function buildPurl(
  ecosystem: string | undefined,
  name: string,
  version: string | undefined,
): string | undefined {
  const type = toPurlType(ecosystem);
  if (type === undefined || name === '' || /\s/.test(name)) return undefined;
  const cut = type === 'maven' && name.includes(':') ? name.indexOf(':') : name.lastIndexOf('/');
  const namespace =
    cut > 0
      ? name.slice(0, cut)
      : ['deb', 'apk'].includes(type) || (type === 'rpm' && ecosystem !== 'rpm')
        ? distribution(ecosystem)
        : undefined;
  try {
    return new PackageURL(
      type,
      namespace,
      name.slice(cut > 0 ? cut + 1 : 0),
      version,
      undefined,
      undefined,
    ).toString();
  } catch {
    return undefined;
  }
}

const distribution = (ecosystem: string | undefined): string | undefined => {
  const word = ecosystem?.toLowerCase();
  return word === undefined || word === 'deb' || word === 'apk' || word === 'rpm' || word === 'dpkg'
    ? undefined
    : word;
};
