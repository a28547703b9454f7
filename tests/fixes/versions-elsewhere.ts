// Upgrades whose version is in another file than the component's name.
import { upgrade, type UpgradeRow } from './upgrade.ts';

const core = 'pkg:maven/org.acme/core@1.0.0';
const time = 'pkg:cargo/time@0.2.0';

const child = (version: string): string =>
  `<project>\n  <parent><groupId>x</groupId><artifactId>y</artifactId><version>1</version></parent>\n  <dependencies>\n    <dependency><groupId>org.acme</groupId><artifactId>core</artifactId>${version}</dependency>\n  </dependencies>\n</project>\n`;

const rows: readonly UpgradeRow[] = [
  [
    'a property of gradle.properties',
    'app/build.gradle',
    core,
    '1.2.0',
    {
      'app/build.gradle': 'dependencies {\n  implementation "org.acme:core:$acmeVersion"\n}\n',
      'gradle.properties':
        '# versions\r\norg.gradle.daemon=true\r\nacmeVersion = ‹1.0.0→1.2.0›\r\n',
    },
  ],
  [
    'a property that gradle.properties does not have',
    'build.gradle',
    core,
    '1.2.0',
    {
      'build.gradle': 'dependencies {\n  implementation "org.acme:core:$acmeVersion"\n}\n',
      'gradle.properties': 'otherVersion=1.0.0\n',
    },
    'version_elsewhere',
  ],
  [
    'a property of the pom above',
    'a/pom.xml',
    core,
    '1.2.0',
    {
      'pom.xml':
        '<project>\r\n\t<properties>\r\n\t\t<acme.version>‹1.0.0→1.2.0›</acme.version>\r\n\t</properties>\r\n</project>\r\n',
      'a/pom.xml': child('<version>${acme.version}</version>'),
    },
  ],
  [
    'a version that the pom above manages',
    'a/pom.xml',
    core,
    '1.2.0',
    {
      'pom.xml':
        '<project>\n  <dependencyManagement><dependencies>\n    <dependency><groupId>org.acme</groupId><artifactId>core</artifactId><version>‹1.0.0→1.2.0›</version></dependency>\n  </dependencies></dependencyManagement>\n</project>\n',
      'a/pom.xml': child(''),
    },
  ],
  [
    'a crate of the workspace',
    'a/Cargo.toml',
    time,
    '0.2.23',
    {
      'Cargo.toml':
        '[workspace]\nmembers = ["a"]\n\n[workspace.dependencies]\ntime = { version = "‹0.2.0→0.2.23›", features = ["std"] } # kept\n',
      'a/Cargo.toml': '[dependencies]\ntime.workspace = true\n',
    },
  ],
];

export const elsewhereFixes = rows.map(upgrade);
