/** Encodes a repository's name for the URL, safe within double quotes of a shell and of YAML. */
const inAddress = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const upload = (origin: string, repository: string, branch: string, commit: string) => [
  'curl --fail-with-body --silent --show-error \\',
  '  --header "authorization: Bearer $PARAPET_TOKEN" \\',
  `  --form branch="${branch}" --form commit="${commit}" \\`,
  '  --form file=@report.sarif \\',
  `  "${origin}/v1/upload_scan/${inAddress(repository)}"`,
];

const indent = (by: number, lines: readonly string[]): string =>
  lines.map((line) => ' '.repeat(by) + line).join('\n');

/** Only multibranch pipelines have the branch name without its remote. */
const jenkinsBranch = '${BRANCH_NAME:-${GIT_BRANCH#*/}}';

const scan = 'trivy fs --format sarif --output report.sarif .';

export const pipelines = ['github', 'gitlab', 'jenkins', 'shell'] as const;
export type Pipeline = (typeof pipelines)[number];

type Snippet = { name: string; path: string; code: string };

/** The commands of a pipeline on each push: a scanner, and the upload of its report. */
export const pipelineSnippets = (
  origin: string,
  repository: string,
): Readonly<Record<Pipeline, Snippet>> => ({
  github: {
    name: 'GitHub Actions',
    path: '.github/workflows/parapet.yml',
    code: `on: push
jobs:
  findings:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: ${scan}
      - env:
          PARAPET_TOKEN: \${{ secrets.PARAPET_TOKEN }}
        run: |
${indent(10, upload(origin, repository, '$GITHUB_REF_NAME', '$GITHUB_SHA'))}
`,
  },
  gitlab: {
    name: 'GitLab CI',
    path: '.gitlab-ci.yml',
    code: `findings:
  rules:
    - if: $CI_COMMIT_BRANCH
  script:
    - ${scan}
    - |
${indent(6, upload(origin, repository, '$CI_COMMIT_BRANCH', '$CI_COMMIT_SHA'))}
`,
  },
  jenkins: {
    name: 'Jenkins',
    path: 'Jenkinsfile',
    // Groovy would interpret a backslash at the end of a line, so it is doubled.
    code: `pipeline {
  agent any
  environment { PARAPET_TOKEN = credentials('PARAPET_TOKEN') }
  stages {
    stage('Findings') {
      steps {
        sh '''
${indent(10, [scan, ...upload(origin, repository, jenkinsBranch, '$GIT_COMMIT')]).replaceAll('\\', '\\\\')}
        '''
      }
    }
  }
}
`,
  },
  shell: {
    name: 'curl',
    path: 'upload.sh',
    code: `${scan}
${upload(origin, repository, '$(git branch --show-current)', '$(git rev-parse HEAD)').join('\n')}
`,
  },
});
