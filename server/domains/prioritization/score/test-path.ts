const testFolder =
  /(^|[\\/])(tests?|specs?|__tests__|__mocks__|fixtures?|test-?data|e2e|cypress)([\\/]|$)/i;
const testFile = /([._-](test|tests|spec)\.\w+$)|((^|[\\/])(test_[^\\/]+\.py|conftest\.py)$)/i;

/** By the folders and file names that languages and test runners agree on. */
export const isTestPath = (path: string | undefined): boolean =>
  path !== undefined && (testFolder.test(path) || testFile.test(path));
