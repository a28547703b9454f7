// The sample contains the same data as `npm run demo`: reports of real scanners on real code.
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { repositoryPriorities } from '../../platform/db/schema/repositories.ts';
import { assetPath, isBundled, packageRoot } from '../../platform/runtime/paths.ts';

/** The build copies the folder into the bundle (`scripts/bundle/server.ts`). */
const folder = isBundled ? assetPath('sample') : path.join(packageRoot, 'demo');

const factsSchema = v.record(
  v.string(),
  v.object({
    description: v.string(),
    priority: v.picklist(repositoryPriorities),
    primary_purpose: v.string(),
    deals_with_confidential_data: v.optional(v.boolean(), false),
    tags: v.array(v.string()),
  }),
);

export type SampleFacts = v.InferOutput<typeof factsSchema>[string];

/** The metadata of each repository, by its name. */
export const readSampleRepositories = (): [string, SampleFacts][] =>
  Object.entries(
    v.parse(
      factsSchema,
      JSON.parse(readFileSync(path.join(folder, 'repositories.json'), 'utf8')) as unknown,
    ),
  );

export type SampleReport = {
  repository: string;
  fileName: string;
  ext: string;
  content: () => AsyncIterable<Buffer>;
};

/** `<repository>.<scanner>.<format>`, as demo/make-reports.sh names them. */
export const listSampleReports = (): SampleReport[] =>
  readdirSync(path.join(folder, 'reports'))
    .toSorted()
    .map((fileName) => ({
      repository: fileName.split('.')[0] ?? '',
      fileName,
      ext: path.extname(fileName).slice(1),
      content: () => createReadStream(path.join(folder, 'reports', fileName)),
    }));
