import path from 'node:path';
import type { Options } from 'orval';

/** What orval makes of the bundled contract under `root`; `npm run generate` and the drift check share it. */
export const orvalOptions = (root: string): Options => ({
  input: { target: path.join(root, 'openapi/generated/openapi.json') },
  output: {
    mode: 'tags-split',
    target: path.join(root, 'src/shared/api/generated/endpoints.ts'),
    schemas: path.join(root, 'src/shared/api/generated/model'),
    client: 'react-query',
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
          generateEachHttpStatus: false,
          delay: false,
          baseUrl: '*/v1',
        },
      ],
    },
    override: {
      mutator: { path: path.join(root, 'src/shared/api/http.ts'), name: 'http' },
      paramsSerializer: {
        path: path.join(root, 'src/shared/api/query-string.ts'),
        name: 'queryString',
      },
      enumGenerationType: 'union',
      fetch: { includeHttpResponseReturnType: false },
      mock: { required: true, nonNullable: false, arrayMin: 2, arrayMax: 5 },
      header: () => ['Generated from openapi/ by `npm run generate`. Do not edit.'],
      query: {
        version: 5,
        signal: true,
        useInvalidate: true,
        useSkipToken: true,
        shouldExportKeys: true,
        shouldSplitQueryKey: true,
      },
    },
  },
});
