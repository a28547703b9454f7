import path from 'node:path';
import type { Options } from 'orval';
import { client } from './scripts/generate/client.ts';

/**
 * orval's options for the bundled contract under `root`; `npm run generate` and the drift check
 * share them.
 */
export const orvalOptions = (root: string): Options => ({
  input: { target: path.join(root, 'openapi/generated/openapi.json') },
  output: {
    mode: 'tags',
    target: path.join(root, 'src/shared/api/generated/api.ts'),
    client,
    httpClient: 'fetch',
    clean: true,
    indexFiles: true,
    packageJson: path.join(root, 'package.json'),
    tsconfig: path.join(root, 'tsconfig.json'),
    urlEncodeParameters: true,
    mock: {
      path: path.join(root, 'src/shared/api/mocks/generated'),
      indexMockFiles: true,
      generators: [
        {
          type: 'msw',
          useExamples: true,
          // The package's default includes seventy languages: 3.5 MB for the browser instead of
          // 0.5.
          locale: 'en',
          generateEachHttpStatus: false,
          delay: false,
          baseUrl: '*/v1',
        },
      ],
    },
    override: {
      enumGenerationType: 'union',
      fetch: { includeHttpResponseReturnType: false },
      mock: { required: true, nonNullable: false, arrayMin: 2, arrayMax: 5 },
      header: () => ['Generated from openapi/ by `npm run generate`. Do not edit.'],
      operations: {
        // These only read; they are POST requests because the selection does not fit into a URL.
        listReadyPatches: { query: { useQuery: true } },
        previewBulkAction: { query: { useQuery: true } },
        suggestDevelopers: { query: { useQuery: true } },
      },
    },
  },
});
