// Patterns of secrets: issuer formats without false positives, names that secrets are assigned to,
// and strings too random to be words. A pattern matches only the secret, so that the surrounding
// code stays readable for the model.

type Form = {
  pattern: RegExp;
  /** The files that the pattern applies to; absent: all. */
  holds?: (path: string) => boolean;
  isSecret?: (value: string) => boolean;
};

const keyBlocks =
  /-----BEGIN (?:[A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)-----[\s\S]*?-----END (?:[A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)-----/g;

/** Prefixes that issuers chose to make their keys detectable. */
const issued = [
  String.raw`(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}`,
  String.raw`AIza[\w-]{35}|GOCSPX-[\w-]{20,}|ya29\.[\w-]{20,}|1//0[\w-]{20,}`,
  String.raw`gh[pousr]_\w{30,}|github_pat_\w{30,}`,
  String.raw`gl(?:pat|ptt|dt|rt|ft|soat|imt|agent|cbt)-[\w-]{20,}|glsa_\w{20,}|glc_[\w+/=]{20,}`,
  String.raw`xox[abeoprs]-[\w-]{10,}|xapp-[\w-]{10,}`,
  String.raw`sk-[\w-]{20,}|[rsp]k_(?:live|test)_\w{10,}|whsec_[\w+/=]{16,}`,
  String.raw`hf_\w{20,}|r8_\w{20,}|gsk_\w{20,}|xai-\w{20,}|pplx-\w{20,}|nvapi-[\w-]{20,}`,
  String.raw`npm_\w{36}|pypi-[\w-]{40,}|rubygems_\w{40,}|dckr_pat_[\w-]{20,}|AKCp\w{20,}`,
  String.raw`SG\.[\w-]{16,}\.[\w-]{16,}|key-[0-9a-f]{32}|[0-9a-f]{32}-us\d{1,2}|SK[0-9a-f]{32}`,
  String.raw`do[por]_v1_\w{40,}|dapi[0-9a-f]{32}|pscale_(?:tkn|pw|oauth)_[\w.-]{20,}|sbp_\w{30,}`,
  String.raw`shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}|sq0(?:atp|csp|idp)-[\w-]{20,}|EAAA[\w-]{40,}`,
  String.raw`lin_api_\w{30,}|ATATT3[\w=-]{30,}|ATBB\w{20,}|ntn_\w{30,}|secret_\w{40,}|figd_[\w-]{20,}`,
  String.raw`sntrys_[\w+/=]{20,}|PMAK-[\w-]{20,}|hv[sbr]\.[\w-]{20,}|dp\.(?:pt|st|sa|ct)\.\w{20,}`,
  String.raw`tskey-[\w-]{20,}|AGE-SECRET-KEY-1\w{50,}|\d{8,10}:AA[\w-]{33}|NRAK-\w{20,}`,
].join('|');

/** Words in the names of secrets. */
const name = String.raw`(?:pass(?:word|wd|phrase|code)|pwd|secret|token|credential|api[_-]?key|apikey|(?:access|private|secret|signing|encryption|account|master|shared|storage|license|auth)[_-]?key|connection[_-]?string)`;
// Bounded, so that a long line without spaces is matched in linear time.
const named = String.raw`(?<![\w-])[\w.-]{0,60}${name}[\w-]{0,40}["'\`]?\]?\s{0,9}(?::=|=>|[:=])\s{0,9}`;

const isConfiguration = (path: string): boolean =>
  /(?:^|\/)(?:\.env[\w.-]*|Dockerfile[\w.-]*|\.(?:npmrc|netrc|pgpass|pypirc))$|\.(?:env|ya?ml|properties|ini|cfg|conf|config|toml|tf|tfvars|hcl|sh|bash|zsh|ps1|bat|service|txt|md|xml|plist)$/i.test(
    path,
  );

/** A reference to a value that is stored elsewhere. */
const isReference = (value: string): boolean =>
  /^(?:\$[A-Za-z_{(]|%\w+%$|\{\{|<\w+>$|\*\w+$|!(?:Ref|Sub|GetAtt|vault)\b)|^(?:null|none|true|false|undefined|string|required|optional)$/i.test(
    value,
  );
/** `config.password`, `readPassword`: code that reads a secret, not a secret. */
const isCode = (value: string): boolean =>
  /^[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*$/.test(value) &&
  !(/\d\D+\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && !value.includes('.'));

const bitsPerCharacter = (text: string): number => {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / text.length) * Math.log2(count / text.length),
    0,
  );
};

/**
 * Upper-case letters, lower-case letters and digits mixed randomly, unlike in names and hexadecimal
 * digests.
 */
const isRandom = (value: string): boolean =>
  /[a-z]/.test(value) &&
  /[A-Z]/.test(value) &&
  (value.match(/\d+/g)?.length ?? 0) >= 3 &&
  bitsPerCharacter(value) >= 4;

const forms: readonly Form[] = [
  { pattern: keyBlocks },
  { pattern: new RegExp(String.raw`(?<![\w-])(?:${issued})`, 'g') },
  { pattern: /(?<![\w-])eyJ[\w-]{10,}\.(?:eyJ)?[\w-]{10,}\.[\w-]*(?:\.[\w-]+)*/g },
  { pattern: /(?<=:\/\/[^\s:/@]{0,200}:)[^\s/@]{3,}(?=@)/g },
  { pattern: /(?<=\/\/hooks\.slack\.com\/(?:services|workflows)\/)[\w/]{12,}/g },
  { pattern: /(?<=\/api\/webhooks\/\d+\/)[\w-]{20,}/g },
  { pattern: /(?<=\b(?:bearer|basic)\s+)[\w+/=.~-]{8,}/gi },
  {
    pattern:
      /(?<=\b(?:AccountKey|SharedAccessKey|SharedAccessSignature|sig|pwd|password)=)[^;&\s"'`]{4,}/gi,
    isSecret: (value) => !isReference(value),
  },
  {
    pattern: new RegExp(String.raw`(?<=${named}[bru]?(["'\`]))(?:(?!\1)[^\n]){4,}(?=\1)`, 'gi'),
    isSecret: (value) => !isReference(value),
  },
  {
    pattern: new RegExp(String.raw`(?<=${named})[^\s"'\`,;(){}[\]<>|&]{6,}(?![\w.]*\()`, 'gi'),
    isSecret: (value) =>
      /\d/.test(value) && value.length >= 8 && !isReference(value) && !isCode(value),
  },
  {
    pattern: new RegExp(String.raw`(?<=${named})[^\s"'\`,;(){}[\]<>|&]{4,}`, 'gi'),
    holds: isConfiguration,
    isSecret: (value) => !isReference(value),
  },
  { pattern: /(?<=<(?:password|secret|token|apikey)>)[^<\s]{4,}(?=<)/gi },
  { pattern: /(?<![\w+/-])[\w+/-]{32,}={0,2}(?![\w+/-])/g, isSecret: isRandom },
];

/** Calls `by` for each secret in a text and replaces the secret with the result. */
export const replaceSecrets = (
  text: string,
  path: string,
  by: (secret: string) => string,
): string =>
  forms
    .filter(({ holds }) => holds?.(path) ?? true)
    .reduce(
      (left, { pattern, isSecret }) =>
        left.replace(pattern, (value) => ((isSecret?.(value) ?? true) ? by(value) : value)),
      text,
    );
