// One document of many files: what every consumer of the contract reads.
import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { composeExamples, type Node } from './examples.ts';

export const bundleContract = async (root: string): Promise<Node> => {
  const { bundle: result, problems } = await bundle({
    ref: path.join(root, 'openapi/openapi.yaml'),
    config: await createConfig({}),
  });
  const failures = problems.filter(({ severity }) => severity === 'error');
  if (failures.length > 0)
    throw new Error(
      `The contract does not bundle:\n${failures.map(({ message, location }) => `- ${message} ${location[0]?.pointer ?? ''}`).join('\n')}`,
    );
  // Plain data of our own: the bundle shares nodes between places.
  const document = JSON.parse(JSON.stringify(result.parsed)) as Node;
  composeExamples(document);
  return document;
};
