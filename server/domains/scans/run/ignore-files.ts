// Files in scanned code that make scanners ignore something. A user who reads a clean result should
// know about them.
import type { ScanNote } from '../../../platform/db/schema/repositories.ts';
import type { Scanner, ScannerId } from '../scanners/scanner.ts';

/** Semgrep reads its own in every folder and has no option to disable that. */
const heeded: Partial<Record<ScannerId, RegExp>> = { semgrep: /(?:^|\/)\.semgrepignore$/ };

/** Parapet gives these scanners their own settings, so their files have no effect. */
const unheeded: Partial<Record<ScannerId, RegExp>> = {
  gitleaks: /^\.gitleaks(?:\.toml|ignore)$/,
  trivy: /^(?:\.trivyignore(?:\.ya?ml)?|trivy(?:-secret)?\.yaml)$/,
};

/** Ignore files of scanners whose reports are uploaded. */
const ofOthers =
  /(?:^|\/)(?:\.snyk|\.bandit|\.checkov\.ya?ml|\.checkov\.baseline|\.hadolint\.ya?ml|\.tfsec\/config\.(?:json|ya?ml)|tfsec\.ya?ml|\.secrets\.baseline|\.secretlintignore|\.talismanrc|\.trufflehogignore|\.grype\.ya?ml|\.kics\.ya?ml|kics\.config|\.safety-policy\.yml|osv-scanner\.toml|\.eslintignore|brakeman\.ignore|\.horusec-config\.json|\.terrascan\.toml|dependency-check-suppressions?\.xml)$/;

const patterns = [...Object.values(heeded), ...Object.values(unheeded), ofOthers];

/** @param file its path in the repository */
export const isIgnoreFile = (file: string): boolean =>
  patterns.some((pattern) => pattern.test(file));

const mostNamed = 20;

/** @param files files of the scanned code for which `isIgnoreFile` is true */
export const ignoreFileNotes = (
  files: readonly string[],
  { id, name }: Pick<Scanner, 'id' | 'name'>,
): ScanNote[] => {
  const noteOf = (
    code: Extract<ScanNote['code'], `ignore_files_${string}`>,
    pattern: RegExp | undefined,
  ): ScanNote[] => {
    const named = pattern ? files.filter((file) => pattern.test(file)).slice(0, mostNamed) : [];
    return named.length === 0 ? [] : [{ code, facts: { tool: name, files: named } }];
  };
  return [
    ...noteOf('ignore_files_heeded', heeded[id]),
    ...noteOf('ignore_files_unheeded', unheeded[id]),
    ...noteOf('ignore_files_of_others', ofOthers),
  ];
};
