import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { pipelines, pipelineSnippets } from './pipeline-snippets';

const origin = 'https://parapet.acme.example';
const hostile = `ledger "$(id)" 'api'`;

it.each(pipelines)('names the repository so that nothing of it is run: %s', (kind) => {
  const { code } = pipelineSnippets(origin, hostile)[kind];
  expect(code).toContain(`"${origin}/v1/upload_scan/ledger%20%22%24%28id%29%22%20%27api%27"`);
  expect(code).not.toContain('$(id)');
});

it('is YAML that the two hosts read', () => {
  const snippets = pipelineSnippets(origin, 'ledger-api');
  const github = parse(snippets.github.code) as {
    jobs: { findings: { steps: { run?: string; env?: object }[] } };
  };
  const upload = github.jobs.findings.steps.at(-1);
  expect(upload?.run).toMatch(/^curl [\s\S]+upload_scan\/ledger-api"\n$/);
  expect(upload?.env).toEqual({ PARAPET_TOKEN: '${{ secrets.PARAPET_TOKEN }}' });
  const gitlab = parse(snippets.gitlab.code) as { findings: { script: string[] } };
  expect(gitlab.findings.script[1]).toMatch(/^curl [\s\S]+upload_scan\/ledger-api"\n$/);
});

it('is a pipeline of Jenkins with the token as a credential, and no secret in its text', () => {
  const { path, code } = pipelineSnippets(origin, 'ledger-api').jenkins;
  expect(path).toBe('Jenkinsfile');
  expect(code).toContain("environment { PARAPET_TOKEN = credentials('PARAPET_TOKEN') }");
  // Single quotes: the shell expands the token, Groovy never does.
  const script = /sh '''\n([\s\S]+?)\n {8}'''/.exec(code)?.[1] ?? expect.fail('no script');
  expect(script).toContain('trivy fs --format sarif --output report.sarif .');
  expect(script).toContain(
    '--form branch="${BRANCH_NAME:-${GIT_BRANCH#*/}}" --form commit="$GIT_COMMIT"',
  );
  expect(script).not.toContain("'''");
  // Groovy reads `\\` as the single backslash that continues a shell line.
  expect(script.match(/[^\\]\\\\$/gm)).toHaveLength(4);
  expect(code.split('{')).toHaveLength(code.split('}').length);
});
