const testFolder =
  /(^|[\\/])(tests?|specs?|__tests__|__mocks__|fixtures?|test-?data|e2e|cypress)([\\/]|$)/i;
const testFile = /([._-](test|tests|spec)\.\w+$)|((^|[\\/])(test_[^\\/]+\.py|conftest\.py)$)/i;

/** Uses the folder and file names that are common across languages and test runners. */
export const isTestPath = (path: string | undefined): boolean =>
  path !== undefined && (testFolder.test(path) || testFile.test(path));
