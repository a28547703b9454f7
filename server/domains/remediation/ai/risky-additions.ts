// What a written fix may not bring into code that did not have it. The model reads text of others,
// which may ask it for exactly this.

type Family = {
  what: string;
  pattern: RegExp;
  /** Also refused where the code had one before. */
  isEachCounted?: boolean;
};

const families: readonly Family[] = [
  {
    what: 'starts another program',
    pattern:
      /\bos\.(?:system|popen|exec\w*|spawn\w*)\s*\(|\bsubprocess\.\w+\s*\(|\bchild_process\b|\b(?:execSync|spawnSync|execFile(?:Sync)?)\s*\(|\bRuntime\.getRuntime\(\)|\bnew\s+ProcessBuilder\b|\bexec\.Command\b|\bProcess\.Start\b|\b(?:shell_exec|passthru|proc_open)\s*\(|\bstd::process::Command\b|\bOpen3\.|\bInvoke-Expression\b/,
  },
  {
    what: 'runs text as code',
    pattern:
      /(?<![\w.])(?:eval|exec)\s*\(|\bnew\s+Function\s*\(|\b__import__\s*\(|\bcompile\s*\([^)]*['"]exec['"]/,
  },
  {
    isEachCounted: true,
    what: 'runs what it downloads',
    pattern: /\b(?:curl|wget|iwr|Invoke-WebRequest)\b[^\n]*\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b/i,
  },
  {
    isEachCounted: true,
    what: 'turns the check of certificates off',
    pattern:
      /\bverify\s*=\s*False\b|rejectUnauthorized["']?\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|InsecureSkipVerify\s*:\s*true|CURLOPT_SSL_VERIFYPEER\s*,\s*(?:0|false)|_create_unverified_context|ServerCertificateValidationCallback/i,
  },
  {
    isEachCounted: true,
    what: 'tells scanners to look away',
    pattern:
      /\bnosemgrep\b|\bnosec\b|\bNOSONAR\b|\bgitleaks:allow\b|eslint-disable|trivy:ignore|checkov:skip|\bNOLINT\b|\blgtm\s*\[|codeql\s*\[/i,
  },
];

const addresses = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\bhttps?:\/\/([^\s/"'`<>)\\:]+)/gi)].map(([, host = '']) =>
      host.toLowerCase(),
    ),
  );

/**
 * Sentences for the model and the log of the fix; empty when the change adds nothing of the kind.
 * @param before what the model was given, of all files
 * @param after the same with the change
 */
export const listRiskyAdditions = (before: string, after: string): string[] => {
  const count = (text: string, pattern: RegExp): number =>
    [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].length;
  const added = families
    .filter(({ pattern, isEachCounted }) => {
      const had = count(before, pattern);
      return count(after, pattern) > had && (had === 0 || isEachCounted === true);
    })
    .map(({ what }) => `The change adds code that ${what}.`);
  const known = addresses(before);
  const strange = [...addresses(after)].filter((host) => !known.has(host));
  return strange.length === 0
    ? added
    : [...added, `The change adds the address ${strange.slice(0, 3).join(', ')}.`];
};
