// A pipeline for the host's own CI: Semgrep scans the code, curl uploads its report
// (docs/pipelines.md). Existing pipelines of the repository are extended, never replaced.
import { isMap, isSeq, parseDocument, type Document } from 'yaml';
import type { Config } from '../../platform/config/config.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { publicLink } from '../../platform/http/links.ts';
import type { GitHost } from './connectors/credentials.ts';

export type Workflow = {
  path: string;
  /** Returns the new file, based on the current one. */
  contentOf: (now: string | undefined) => string;
  /** The text of the pull request. */
  body: string;
};

type Place = { address: string; branch: string };

const upload = (address: string, branch: string, commit: string): string =>
  [
    'curl --fail-with-body --silent --show-error',
    '--header "authorization: Bearer $PARAPET_TOKEN"',
    `--form ext=sarif --form tool=semgrep --form branch="${branch}" --form commit="${commit}"`,
    '--form file=@semgrep.sarif',
    `"${address}"`,
  ].join(' \\\n  ');

const scan = [
  'pip install --quiet semgrep',
  'semgrep scan --config p/default --metrics=off --sarif --output semgrep.sarif',
];

const indented = (text: string, by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`);

/**
 * GitHub Actions, which Gitea's runner also supports. Branches of forks have no access to secrets,
 * so nothing is uploaded for them.
 */
const actions = ({ address, branch }: Place): string => `name: Parapet
on:
  push:
    branches: [${JSON.stringify(branch)}]
  pull_request:
permissions:
  contents: read
jobs:
  scan:
    runs-on: ubuntu-latest
    if: github.event_name == 'push' || github.event.pull_request.head.repo.full_name == github.repository
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-python@v5
        with:
          python-version: "3.12"
      - name: Scan
        run: |
          ${indented(scan.join('\n'), 10)}
      - name: Upload the report
        env:
          PARAPET_TOKEN: \${{ secrets.PARAPET_TOKEN }}
          BRANCH: \${{ github.head_ref || github.ref_name }}
        run: |
          ${indented(upload(address, '$BRANCH', '$GITHUB_SHA'), 10)}
`;

/** A file that is not valid YAML is left to the user. */
const documentOf = (path: string, now: string | undefined): Document => {
  const document = parseDocument(now ?? '');
  if (document.errors.length > 0 || (document.contents !== null && !isMap(document.contents)))
    throw createProblem(422, 'pipeline_unreadable', { file: path });
  return document;
};

const written = (document: Document): string => document.toString({ lineWidth: 0 });

const gitlab =
  (path: string, { address }: Place) =>
  (now: string | undefined): string => {
    const document = documentOf(path, now);
    const { stages } = (document.toJS() ?? {}) as { stages?: unknown }; // a map, or nothing
    const stage =
      Array.isArray(stages) && !stages.includes('test') ? (stages as unknown[]).at(-1) : undefined;
    document.set(
      'parapet',
      document.createNode({
        ...(typeof stage === 'string' && { stage }),
        image: 'python:3.12',
        rules: [{ if: '$CI_COMMIT_BRANCH' }],
        script: [...scan, upload(address, '$CI_COMMIT_BRANCH', '$CI_COMMIT_SHA')],
      }),
    );
    return written(document);
  };

const bitbucket =
  (path: string, { address, branch }: Place) =>
  (now: string | undefined): string => {
    const document = documentOf(path, now);
    const step = document.createNode({
      step: {
        name: 'Parapet',
        image: 'python:3.12',
        script: [...scan, upload(address, '$BITBUCKET_BRANCH', '$BITBUCKET_COMMIT')],
      },
    });
    // A pipeline of a branch overrides the default one, so it is only created if there is no
    // default.
    const places = [
      ['pipelines', 'branches', branch],
      ['pipelines', 'default'],
    ];
    const known = places.find((place) => isSeq(document.getIn(place)));
    if (known) document.addIn(known, step);
    else document.setIn(['pipelines', 'branches', branch], document.createNode([step]));
    return written(document);
  };

const secretPlaces: Readonly<Record<GitHost, string>> = {
  github: 'Settings → Secrets and variables → Actions',
  gitlab: 'Settings → CI/CD → Variables, masked',
  bitbucket_cloud: 'Repository settings → Repository variables, secured',
  gitea: 'Settings → Actions → Secrets',
};

const bodyOf = (kind: GitHost, config: Config): string =>
  [
    'Scans the code with Semgrep at each push and sends the report to Parapet, which shows what is new, what was fixed and what to do about it.',
    `Before you merge: make a Plexalyzer token with the scope \`scans:upload\` in [Parapet](${publicLink(config, '/connector')}) and keep it as the secret \`PARAPET_TOKEN\` (${secretPlaces[kind]}).`,
  ].join('\n\n');

export const workflowFor = (
  kind: GitHost,
  config: Config,
  { repositoryId, branch }: { repositoryId: string; branch: string },
): Workflow => {
  const place = { address: publicLink(config, `/v1/upload_scan/${repositoryId}`), branch };
  const body = bodyOf(kind, config);
  if (kind === 'gitlab')
    return { path: '.gitlab-ci.yml', contentOf: gitlab('.gitlab-ci.yml', place), body };
  if (kind === 'bitbucket_cloud')
    return {
      path: 'bitbucket-pipelines.yml',
      contentOf: bitbucket('bitbucket-pipelines.yml', place),
      body,
    };
  return {
    path: kind === 'github' ? '.github/workflows/parapet.yml' : '.gitea/workflows/parapet.yml',
    contentOf: () => actions(place),
    body,
  };
};
