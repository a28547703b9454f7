/**
 * Rankings that practitioners agree on, written before the formula was tuned. Each statement claims
 * that every finding on its left is more urgent than every finding on its right, with a reason.
 * Every other resulting pair was used for tuning; the rest are only checked.
 */
import type { FindingName } from './findings.ts';

export interface Statement {
  because: string;
  more: readonly FindingName[];
  less: readonly FindingName[];
}

export interface Pair {
  more: FindingName;
  less: FindingName;
  because: string;
}

export const statements: readonly Statement[] = [
  {
    because: 'Remote code execution that attackers use today comes before a theoretical flaw.',
    more: ['log4shell', 'log4shellBypass', 'log4shellUnrated', 'heartbleed'],
    less: ['glibc', 'debugRedos', 'log4jRecursion', 'objectInjection', 'publicBucket'],
  },
  {
    because: 'An exploited flaw comes before flaws of the same library that are not exploited.',
    more: ['log4shell', 'log4shellBypass'],
    less: ['log4jRecursion', 'log4jJdbcAppender'],
  },
  {
    because: 'An exploited cross-site scripting comes before its siblings that are not exploited.',
    more: ['jqueryExploited'],
    less: ['jqueryCors', 'bootstrapXss', 'jqueryEndOfLife'],
  },
  {
    because: 'An exploited image parser comes before a regular expression that can be slowed down.',
    more: ['freetype'],
    less: ['sanitizeRedos', 'gotRedirect', 'httpclientMitm'],
  },
  {
    because: 'Executing code is worse than slowing a parser down.',
    more: ['fileuploadCode', 'sanitizeCode', 'h2Console', 'growl', 'pgCode'],
    less: ['debugRedos', 'sanitizeRedos', 'negotiatorRedos'],
  },
  {
    because: 'A critical component comes before the end of life of a script.',
    more: ['h2Console', 'log4j1', 'fileuploadCode', 'redisOverflow'],
    less: ['jqueryEndOfLife', 'oldKrb5', 'gccLow', 'javamailOld'],
  },
  {
    because: 'What its distribution calls negligible comes after every rated vulnerability.',
    more: ['djangoBypass', 'redisOverflow', 'gotRedirect', 'jqueryCors'],
    less: ['oldKrb5'],
  },
  {
    because: 'A high severity against the whole world comes before a medium one in the middle.',
    more: ['redisOverflow', 'fileuploadCode'],
    less: ['httpclientMitm', 'nettyCertificate', 'testngResolution'],
  },
  {
    because: 'A vulnerable component that was rated medium or more comes before a note.',
    more: ['calledGo', 'djangoBypass', 'bootstrapXss'],
    less: ['openPort', 'technology', 'robots', 'strippedSymbols'],
  },
  {
    because: 'A credential that its issuer accepted is an open door.',
    more: ['liveAwsKey', 'livePrivateKey'],
    less: ['awsKey', 'serverKey', 'secretKeyword', 'objectInjection', 'glibc', 'publicBucket'],
  },
  {
    because: 'A cloud key is worth more than a high-entropy string of a test.',
    more: ['awsKey', 'gitlabAws', 'awsSecretKey', 'rsaKey', 'serverKey'],
    less: ['entropyInTest', 'entropyLow', 'secretInTestSpec', 'testKey'],
  },
  {
    because: 'A key in the main code comes before one in the tests.',
    more: ['awsKey', 'mongoConnection', 'gitlabAws'],
    less: ['apiKeyInTests', 'passwordInTest'],
  },
  {
    because: 'A named key comes before a keyword that only looks like a secret.',
    more: ['awsKey', 'gitlabAws', 'awsSecretKey'],
    less: ['secretKeyword', 'entropyInTest', 'base64'],
  },
  {
    because: 'A leaked cloud key comes before a weak hash.',
    more: ['awsKey', 'gitlabAws', 'awsSecretKey'],
    less: ['pythonMd5', 'md5Node', 'cookieFlag'],
  },
  {
    because: 'An injection comes before a cookie flag.',
    more: ['sqlInjection', 'reflectedXss', 'burpSql', 'subprocess', 'noSqlFlow', 'ssrfFlow'],
    less: ['cookieFlag', 'autocomplete', 'versionHeader', 'contentTypeHeader'],
  },
  {
    because: 'An injection that a scanner followed from input to sink comes before a lint warning.',
    more: ['ssrfFlow', 'noSqlFlow'],
    less: ['objectInjection', 'markSafe', 'undefinedName', 'noRateLimit'],
  },
  {
    because: 'An injection comes before code style, whatever a linter calls an error.',
    more: ['sqlInjection', 'kotlinXss', 'pythonSql', 'evalInRoute', 'sqlRawQuery'],
    less: ['undefinedName', 'unusedVariable', 'uselessEscape', 'tableCaption', 'methodName'],
  },
  {
    because: 'A confirmed SQL injection on a running site comes before hygiene.',
    more: ['burpSql'],
    less: ['cspMissing', 'tls10', 'oldSsh', 'noRateLimit', 'pinVersions'],
  },
  {
    because: 'What a reviewer dismissed comes after what stands.',
    more: ['sqlInjection', 'reflectedXss', 'subprocess'],
    less: ['dismissedSqlInjection', 'dismissedAutocomplete'],
  },
  {
    because: 'A weakness in code comes before a note on naming or an unused variable.',
    more: ['formatString', 'shellExec', 'outOfBounds', 'evalInRoute'],
    less: ['variableScope', 'methodName', 'unusedVariable', 'wrapperType', 'quoteVariable'],
  },
  {
    because: 'A likely injection comes before a swallowed exception or a fixed-size array.',
    more: ['pythonSql', 'subprocess', 'shellExec'],
    less: ['exceptPass', 'staticArray', 'deprecatedApi', 'unusedJs'],
  },
  {
    because: 'A hard-coded password comes before an overridden method.',
    more: ['hardcodedPassword'],
    less: ['cloneOverridden', 'tableCaption', 'nullDereference', 'wrapperType'],
  },
  {
    because: 'A note states a fact and asks for nothing.',
    more: ['gotRedirect', 'cspMissing', 'runsAsRoot', 'tls10', 'oldSsh', 'pythonMd5'],
    less: ['technology', 'nginxVersion', 'timestamp', 'modernApplication', 'openPort'],
  },
  {
    because: 'A critical vulnerability never stands below a banner.',
    more: ['h2Console', 'glibc', 'log4j1', 'sanitizeCode'],
    less: ['technology', 'missingHeaders', 'cacheable', 'internetPermission'],
  },
  {
    because: 'A critical vulnerability comes before a missing header.',
    more: ['h2Console', 'fileuploadCode', 'growl', 'heartbleed'],
    less: ['cspMissing', 'contentTypeHeader', 'cookieFlag', 'tls10'],
  },
  {
    because: 'An exposed set-up page comes before a version banner.',
    more: ['phpMyAdminSetup'],
    less: ['oldSsh', 'nginxVersion', 'contentTypeHeader'],
  },
  {
    because: 'What lets any attacker in comes before what helps to look into it later.',
    more: ['publicBucket', 'publicControlPlane', 'anonymousApi', 'passwordWithoutMfa'],
    less: ['clusterLogging', 'keyRotation', 'bucketLogging', 'bucketVersioning'],
  },
  {
    because: 'What lets any attacker in comes before limits and probes.',
    more: ['publicBucket', 'publicControlPlane', 'anonymousApi'],
    less: ['cpuLimits', 'liveness', 'memoryLimit', 'nodeRepair', 'pinVersions'],
  },
  {
    because: 'Open data comes before data that is stored without encryption.',
    more: ['publicBucket'],
    less: ['bucketEncryption'],
  },
  {
    because: 'Privileges of a container come before limits of its memory.',
    more: ['elevate', 'runsAsRoot'],
    less: ['memoryLimit', 'lowUserId', 'cpuLimits', 'liveness', 'healthcheck', 'contentTrust'],
  },
  {
    because: 'Credentials in an image come before its hygiene.',
    more: ['credentialsInImage'],
    less: ['healthcheck', 'contentTrust', 'pinVersions', 'runsAsRoot'],
  },
  {
    because: 'A missing second factor comes before contact details.',
    more: ['passwordWithoutMfa', 'anonymousApi'],
    less: ['contactDetails', 'accessAnalyzer'],
  },
  {
    because: 'An injection in an application comes before a switch of its package.',
    more: ['sqlRawQuery', 'debuggable'],
    less: ['strippedSymbols', 'internetPermission', 'screenshot'],
  },
  {
    because: 'An old protocol comes after a hole in the protocol that is exploited.',
    more: ['heartbleed'],
    less: ['renegotiation', 'tls10'],
  },
];

const pairsOf = ({ because, more, less }: Statement): Pair[] =>
  more.flatMap((high) => less.map((low) => ({ more: high, less: low, because })));

const all = statements.flatMap(pairsOf);

/** Used while the formula was tuned. */
export const tuningPairs: readonly Pair[] = all.filter((_, index) => index % 2 === 0);
/** Only checked. */
export const checkingPairs: readonly Pair[] = all.filter((_, index) => index % 2 === 1);
