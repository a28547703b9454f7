// Packages through which the mock organization's repositories depend on vulnerable ones.
import { findingKinds } from './finding-kinds';

export interface Package {
  ecosystem: string;
  /** The name as in findings: `org.springframework:spring-beans`. */
  name: string;
  version: string;
  license: string;
  /** The version in an earlier SBOM of the repository, if it differs. */
  was?: string;
  /** The names of its direct dependents; if absent, it is a direct dependency of the repository. */
  broughtBy?: readonly string[];
}

const log4jStarter = 'org.springframework.boot:spring-boot-starter-log4j2';
const webStarter = 'org.springframework.boot:spring-boot-starter-web';
const webmvc = 'org.springframework:spring-webmvc';

const npm = { ecosystem: 'npm', license: 'MIT' };
const maven = { ecosystem: 'maven', license: 'Apache-2.0' };

const bringing: readonly Package[] = [
  { ...npm, name: 'async', version: '2.6.3', was: '2.6.2' },
  { ...npm, name: 'express-jwt', version: '6.0.0', was: '5.3.3' },
  { ...npm, name: 'multer', version: '1.4.2' },
  { ...npm, name: 'mkdirp', version: '0.5.5', was: '0.5.1', broughtBy: ['multer'] },
  { ...npm, name: 'ms', version: '2.1.3', was: '2.1.2', broughtBy: ['jsonwebtoken'] },
  { ...maven, name: log4jStarter, version: '2.6.1' },
  { ...maven, name: webStarter, version: '2.6.5', was: '2.6.4' },
  { ...maven, name: webmvc, version: '5.3.17', was: '5.3.16', broughtBy: [webStarter] },
  {
    ...{ ecosystem: 'pypi', name: 'urllib3', version: '2.0.2', license: 'MIT' },
    broughtBy: ['requests'],
  },
  {
    ...{ ecosystem: 'pypi', name: 'certifi', version: '2023.5.7', license: 'MPL-2.0' },
    broughtBy: ['requests'],
  },
];

const bringersOf: Readonly<Record<string, readonly string[]>> = {
  lodash: ['async'],
  minimist: ['mkdirp'],
  jsonwebtoken: ['express-jwt'],
  'org.apache.logging.log4j:log4j-core': [log4jStarter],
  'org.springframework:spring-beans': [webmvc],
};

const vulnerable = findingKinds.flatMap(({ component }): Package[] =>
  component?.version == null
    ? []
    : [
        {
          ecosystem: component.ecosystem ?? 'npm',
          name: component.name,
          version: component.version,
          license: component.ecosystem === 'npm' ? 'MIT' : 'Apache-2.0',
          broughtBy: bringersOf[component.name] ?? [],
        },
      ],
);

const catalogue = new Map([...bringing, ...vulnerable].map((each) => [each.name, each]));

/** The package of this name with its dependents and dependencies. */
export const packagesAround = (name: string): readonly Package[] => {
  const own = catalogue.get(name);
  if (own === undefined) return [];
  const above = (own.broughtBy ?? []).flatMap((other) => packagesAbove(other));
  const below = bringing.filter(({ broughtBy }) => broughtBy?.includes(name));
  return [...above, own, ...below];
};

const packagesAbove = (name: string): readonly Package[] => {
  const own = catalogue.get(name);
  return own ? [...(own.broughtBy ?? []).flatMap((other) => packagesAbove(other)), own] : [];
};
