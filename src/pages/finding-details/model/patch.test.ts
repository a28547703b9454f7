import { expect, it } from 'vitest';
import { lineCounts } from './patch';

it('counts lines, not the heads of files', () => {
  expect(lineCounts('--- a/x.ts\n+++ b/x.ts\n@@ -1,2 +1,3 @@\n-old\n+new\n+more\n same\n')).toEqual(
    { added: 2, removed: 1 },
  );
});
