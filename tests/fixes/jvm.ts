// Maven (properties, dependencyManagement, parents) and Gradle (Groovy, Kotlin, version catalogs).
import { upgrade, type UpgradeRow } from './upgrade.ts';

const log4j = 'pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1';
const to = '2.17.1';
const dependency = (version: string, group = 'org.apache.logging.log4j', name = 'log4j-core') =>
  `    <dependency>\n      <groupId>${group}</groupId>\n      <artifactId>${name}</artifactId>\n${version}    </dependency>\n`;
const versioned = (version: string) => `      <version>${version}</version>\n`;
const pom = (inside: string) =>
  `<?xml version="1.0"?>\n<project xmlns="http://maven.apache.org/POM/4.0.0">\n${inside}</project>\n`;
const all = (inside: string) => `  <dependencies>\n${inside}  </dependencies>\n`;
const managed = (inside: string) =>
  `  <dependencyManagement>\n  ${all(inside).trimStart()}  </dependencyManagement>\n`;
const property = (version: string, name = 'log4j.version') =>
  `  <properties>\n    <${name}>${version}</${name}>\n  </properties>\n`;
const catalog = 'gradle/libs.versions.toml';

const rows: readonly UpgradeRow[] = [
  ['a version', 'pom.xml', log4j, to, pom(all(dependency(versioned('‹2.14.1→2.17.1›'))))],
  [
    'a property',
    'pom.xml',
    log4j,
    to,
    pom(property('‹2.14.1→2.17.1›') + all(dependency(versioned('${log4j.version}')))),
  ],
  [
    'a property that two share',
    'pom.xml',
    log4j,
    to,
    pom(
      property('‹2.14.1→2.17.1›') +
        all(
          dependency(versioned('${log4j.version}')) +
            dependency(versioned('${log4j.version}'), 'org.apache.logging.log4j', 'log4j-api'),
        ),
    ),
  ],
  ['its management', 'pom.xml', log4j, to, pom(managed(dependency(versioned('‹2.14.1→2.17.1›'))))],
  [
    'its management, used without a version',
    'pom.xml',
    log4j,
    to,
    pom(managed(dependency(versioned('‹2.14.1→2.17.1›'))) + all(dependency(''))),
  ],
  [
    'its management by a property',
    'pom.xml',
    log4j,
    to,
    pom(
      property('‹2.14.1→2.17.1›') +
        managed(dependency(versioned('${log4j.version}'))) +
        all(dependency('')),
    ),
  ],
  [
    'the parent',
    'pom.xml',
    'pkg:maven/org.springframework.boot/spring-boot-starter-parent@2.5.0',
    '2.5.14',
    pom(
      '  <parent>\n    <groupId>org.springframework.boot</groupId>\n    <artifactId>spring-boot-starter-parent</artifactId>\n    <version>‹2.5.0→2.5.14›</version>\n  </parent>\n',
    ),
  ],
  [
    'a comment, an exclusion and a like name',
    'pom.xml',
    log4j,
    to,
    pom(
      `  <!-- ${dependency(versioned('2.14.1')).trim()} -->\n` +
        all(
          dependency(
            `${versioned('2.14.1')}      <exclusions><exclusion><groupId>org.apache.logging.log4j</groupId><artifactId>log4j-core</artifactId></exclusion></exclusions>\n`,
            'org.acme',
            'log4j-core',
          ) + dependency(versioned('‹2.14.1→2.17.1›')),
        ),
    ),
  ],
  [
    'CRLF and tabs',
    'pom.xml',
    log4j,
    to,
    pom(all(dependency(versioned('‹2.14.1→2.17.1›'))))
      .replaceAll('\n', '\r\n')
      .replaceAll('  ', '\t'),
  ],
  [
    'a file of a module',
    'core/pom.xml',
    log4j,
    to,
    pom(all(dependency(versioned('‹2.14.1→2.17.1›')))),
  ],
  [
    'an artifact that another one brings',
    'pom.xml',
    log4j,
    to,
    pom(
      `${all(dependency(versioned('1.0'), 'org.acme', 'web'))}‹→  <dependencyManagement>\n    <dependencies>\n${dependency(versioned(to)).replaceAll(/^(?=.)/gm, '  ')}    </dependencies>\n  </dependencyManagement>\n›`,
    ),
  ],
  [
    'an interval that takes it',
    'pom.xml',
    log4j,
    to,
    pom(all(dependency(versioned('[2.14,3)')))),
    'range_includes',
  ],
  [
    'an interval that ends before it',
    'pom.xml',
    log4j,
    to,
    pom(all(dependency(versioned('[2.14,2.15)')))),
    'several_parts',
  ],
  [
    'a property of the parent',
    'pom.xml',
    log4j,
    to,
    pom(all(dependency(versioned('${log4j.version}')))),
    'version_elsewhere',
  ],
  ['no version', 'pom.xml', log4j, to, pom(all(dependency(''))), 'version_elsewhere'],
  ['no project', 'pom.xml', log4j, to, '<settings/>\n', 'file_unreadable'],
  [
    'Groovy',
    'build.gradle',
    log4j,
    to,
    "dependencies {\n    implementation 'org.apache.logging.log4j:log4j-core:‹2.14.1→2.17.1›'\n}\n",
  ],
  [
    'Kotlin',
    'build.gradle.kts',
    log4j,
    to,
    'dependencies {\n    implementation("org.apache.logging.log4j:log4j-core:‹2.14.1→2.17.1›")\n}\n',
  ],
  [
    'named parts',
    'build.gradle',
    log4j,
    to,
    "dependencies {\n  api group: 'org.apache.logging.log4j', name: 'log4j-core', version: '‹2.14.1→2.17.1›'\n}\n",
  ],
  [
    'a variable that two share',
    'build.gradle',
    log4j,
    to,
    'def log4j = \'‹2.14.1→2.17.1›\'\ndependencies {\n  api "org.apache.logging.log4j:log4j-core:$log4j"\n  api "org.apache.logging.log4j:log4j-api:$log4j"\n}\n',
  ],
  [
    'an extra property of Kotlin',
    'build.gradle.kts',
    log4j,
    to,
    'extra["log4j"] = "‹2.14.1→2.17.1›"\ndependencies {\n  api("org.apache.logging.log4j:log4j-core:${log4j}")\n}\n',
  ],
  [
    'a classifier and a comment',
    'build.gradle',
    log4j,
    to,
    "// api 'org.apache.logging.log4j:log4j-core:2.14.1'\napi 'org.apache.logging.log4j:log4j-core:‹2.14.1→2.17.1›:sources@jar'\n",
  ],
  [
    'an artifact that another one brings, with Kotlin',
    'build.gradle.kts',
    log4j,
    to,
    'dependencies {\n    implementation("org.acme:web:1.0")\n‹→    constraints {\n        implementation("org.apache.logging.log4j:log4j-core:2.17.1")\n    }\n›}\n',
  ],
  [
    'a platform of another',
    'build.gradle',
    log4j,
    to,
    "dependencies {\n  api 'org.apache.logging.log4j:log4j-core'\n}\n",
    'version_elsewhere',
  ],
  [
    'a version catalog',
    catalog,
    log4j,
    to,
    '[libraries]\nlog4j = { module = "org.apache.logging.log4j:log4j-core", version = "‹2.14.1→2.17.1›" }\nweb = "org.acme:web:2.14.1"\n',
  ],
  [
    'a version catalog in the short form',
    catalog,
    log4j,
    to,
    '[libraries]\nlog4j = "org.apache.logging.log4j:log4j-core:‹2.14.1→2.17.1›" # kept\n',
  ],
  [
    'a version catalog by group and name',
    catalog,
    log4j,
    to,
    "[libraries]\nlog4j = { group = 'org.apache.logging.log4j', name = 'log4j-core', version = '‹2.14.1→2.17.1›' }\n",
  ],
  [
    'a reference of a version catalog',
    catalog,
    log4j,
    to,
    '[versions]\nlog4j = "‹2.14.1→2.17.1›"\nweb = "2.14.1"\n\n[libraries]\ncore = { module = "org.apache.logging.log4j:log4j-core", version.ref = "log4j" }\napi = { module = "org.apache.logging.log4j:log4j-api", version.ref = "log4j" }\n',
  ],
  [
    'a reference of a version catalog that is not there',
    catalog,
    log4j,
    to,
    '[libraries]\ncore = { module = "org.apache.logging.log4j:log4j-core", version.ref = "log4j" }\n',
    'version_elsewhere',
  ],
  [
    'a rich version of a catalog',
    catalog,
    log4j,
    to,
    '[versions]\nlog4j = { strictly = "[2.14, 2.15[", prefer = "2.14.1" }\n[libraries]\ncore = { module = "org.apache.logging.log4j:log4j-core", version.ref = "log4j" }\n',
    'several_parts',
  ],
  [
    'another catalog',
    catalog,
    log4j,
    to,
    '[libraries]\nweb = "org.acme:web:2.14.1"\n',
    'not_direct',
  ],
  [
    'a build file that uses a version catalog',
    'app/build.gradle.kts',
    log4j,
    to,
    {
      'app/build.gradle.kts': 'dependencies {\n    implementation(libs.log4j.core)\n}\n',
      [catalog]:
        '[versions]\nlog4j = "‹2.14.1→2.17.1›"\n[libraries]\nlog4j-core = { module = "org.apache.logging.log4j:log4j-core", version.ref = "log4j" }\n',
    },
  ],
];

export const jvmFixes = rows.map(upgrade);
