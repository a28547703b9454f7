// Components of SBOMs with their licenses and findings, and the authors of findings.
import { ask, type Question, reads } from './question.ts';

const searches = [
  '',
  'sort_field=name&sort=asc',
  'sort_field=name&sort=desc',
  'sort_field=name&sort=asc&page_size=2',
  'sort_field=name&sort=asc&page_size=2&page=2',
  'license=MIT',
  'license=BSD-3-Clause',
  'license=MIT,BSD-3-Clause&sort_field=name&sort=asc',
  'license=mit',
  'license=GPL-3.0-only',
  'ecosystem=npm&sort_field=name&sort=asc',
  'ecosystem=pypi',
  'severity=critical',
  'severity=high,critical',
  'severity=low',
  'direct=true&sort_field=name&sort=asc',
  'direct=false&sort_field=name&sort=asc',
  'q=express',
  'q=pkg:npm/qs',
  'q=nothing-of-the-kind',
  'repository=statement-web&sort_field=name&sort=asc',
  'repository={repository}&sort_field=name&sort=asc',
  'fields=name,licenses&sort_field=name&sort=asc',
  'fields=licences',
  'sort_field=licenses',
];

const ofFindings = [
  '',
  'severity=critical',
  'q=qs',
  'q=CVE-2021-44906',
  'q=nothing',
  'page_size=1',
];

const aboutComponents = [
  'component=qs',
  'component=qs,minimist',
  'cve=CVE-2022-24999',
  'issue_owner={author}',
  'issue_owner=former@elsewhere.example',
  'q=minimist',
  'not=component:qs',
];

const suggest = (...ids: readonly string[]): Question =>
  ask('admin', 'POST', '/v1/bulk_actions/developers', {
    body: { finding_ids: ids },
    compared: 'rows',
  });

const graphs = [
  '{repository}/dependencies',
  '{repository}/dependencies?bill={laterSbom}',
  '{repository}/dependencies?bill={earlierSbom}',
  '{repository}/dependencies?bill={otherSbom}',
  '{repository}/dependencies?bill={missing}',
  '{repository}/dependencies?bill=nothing',
  '{repository}/dependencies?sbom={laterSbom}',
  '{statement}/dependencies',
  '{statement}/dependencies?bill={otherSbom}',
  '{missing}/dependencies',
  'nothing/dependencies',
];

const differences = [
  '{repository}/sbom-diff?from={earlierSbom}&to={laterSbom}',
  '{repository}/sbom-diff?from={laterSbom}&to={earlierSbom}',
  '{repository}/sbom-diff?from={laterSbom}&to={laterSbom}',
  '{repository}/sbom-diff?from={earlierSbom}&to={laterSbom}&effect=true',
  '{repository}/sbom-diff?from={earlierSbom}&to={laterSbom}&effect=false',
  '{repository}/sbom-diff?to={laterSbom}',
  '{repository}/sbom-diff?to={laterSbom}&effect=true',
  '{repository}/sbom-diff?to={earlierSbom}',
  '{repository}/sbom-diff?to={otherSbom}',
  '{repository}/sbom-diff?from={otherSbom}&to={laterSbom}',
  '{repository}/sbom-diff?to={scan}',
  '{repository}/sbom-diff?from={missing}&to={laterSbom}',
  '{repository}/sbom-diff',
  '{repository}/sbom-diff?to=nothing&effect=perhaps',
  '{statement}/sbom-diff?to={otherSbom}',
  '{missing}/sbom-diff?to={laterSbom}',
];

const ofRepositories = [...graphs, ...differences, '{repository}/sboms', '{missing}/sboms'];

const sbomFiles = [
  '{repository}/sbom',
  '{repository}/sbom?bill={laterSbom}',
  '{repository}/sbom?bill={earlierSbom}',
  '{repository}/sbom?bill={otherSbom}',
  '{repository}/sbom?bill=nothing',
  '{repository}/sbom?format=spdx',
  '{statement}/sbom',
  '{missing}/sbom',
].map((address) => ask('admin', 'POST', `/v1/repositories/${address}`, { compared: 'file' }));

export const componentQuestions: Question[] = [
  ...reads(
    'admin',
    'rows',
    searches.map((search) => `/v1/components?${search}`),
  ),
  ...reads(
    'admin',
    'rows',
    ofFindings.map((search) => `/v1/sbom-findings?${search}`),
  ),
  ...reads(
    'admin',
    'rows',
    aboutComponents.map((search) => `/v1/findings?${search}`),
  ),
  ...reads(
    'admin',
    'value',
    ofRepositories.map((address) => `/v1/repositories/${address}`),
  ),
  ...sbomFiles,
  ask('developer', 'POST', '/v1/repositories/{repository}/sbom', { compared: 'file' }),
  ask('guest', 'POST', '/v1/repositories/{repository}/sbom', { compared: 'file' }),
  ...(['guest', 'developer'] as const).flatMap((who) =>
    reads(
      who,
      'value',
      ['dependencies', 'sboms', 'sbom-diff?to={laterSbom}'].map(
        (address) => `/v1/repositories/{repository}/${address}`,
      ),
    ),
  ),
  ...reads(
    'admin',
    'rows',
    ['repository={repository}', 'repository={statement}', 'repository={missing}'].map(
      (search) => `/v1/scans?${search}&page_size=2`,
    ),
  ),
  ask('admin', 'GET', '/v1/components/{component}'),
  ask('admin', 'GET', '/v1/components/{missing}'),
  ask('guest', 'GET', '/v1/components/{component}'),
  ask('admin', 'GET', '/v1/components/nothing'),
  suggest('{ownLeak}'),
  suggest('{aliasLeak}'),
  suggest('{formerLeak}'),
  suggest('{ownLeak}', '{aliasLeak}', '{formerLeak}', '{finding}'),
  suggest('{missing}'),
];
