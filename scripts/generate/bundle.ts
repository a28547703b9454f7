// Bundles the contract's files into the single document that every consumer reads.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, loadConfig } from '@redocly/openapi-core';
import { changelogText, readChangelog } from '../contract/changelog.ts';
import { composeExamples, type Node } from './examples.ts';

export const bundleContract = async (root: string): Promise<Node> => {
  const { bundle: result, problems } = await bundle({
    ref: path.join(root, 'openapi/openapi.yaml'),
    config: await loadConfig({ configPath: path.join(root, 'redocly.yaml') }),
  });
  const failures = problems.filter(({ severity }) => severity === 'error');
  if (failures.length > 0)
    throw new Error(
      `The contract does not bundle:\n${failures.map(({ message, location }) => `- ${message} ${location[0]?.pointer ?? ''}`).join('\n')}`,
    );
  // A copy, because the bundle shares nodes between locations, and examples are written into them.
  const document = JSON.parse(JSON.stringify(result.parsed)) as Node;
  composeExamples(document);
  const { info } = document as { info: { description: string } };
  // The reference shows the description: guides, then the changelog.
  const guides = await readFile(path.join(root, 'openapi/guides.md'), 'utf8');
  info.description = `${info.description}\n\n${guides}` + changelogText(await readChangelog(root));
  return document;
};
