import type { ReportFormat } from '../format.ts';
import { fxcop } from '../formats/fxcop.ts';
import { pyre } from '../formats/code-analyzers.ts';
import { actionlint } from '../formats/actionlint.ts';
import { androidLint } from '../formats/android-lint.ts';
import { checkstyle } from '../formats/checkstyle.ts';
import { compilerText } from '../formats/compiler-text.ts';
import { golangciText, shellcheckText } from '../formats/console/lines.ts';
import {
  ruff,
  pylint,
  golangciLint,
  staticcheck,
  swiftlint,
  clippy,
  credo,
  codeClimate,
} from '../formats/linters.ts';
import { phpcs, phpcsXml, phpstan } from '../formats/phpcs.ts';
import { pmdCsv, pmdXml, pmdJson } from '../formats/pmd.ts';
import { phpmd } from '../formats/phpmd.ts';
import { psalmJson, psalmXml } from '../formats/psalm.ts';
import { rubocop } from '../formats/rubocop.ts';
import { shellcheck } from '../formats/shellcheck.ts';
import { solhint } from '../formats/solidity-linters.ts';
import { spectral } from '../formats/spectral.ts';
import { salesforceCodeAnalyzer } from '../formats/salesforce-code-analyzer.ts';
import { codeSonar, polyspace } from '../formats/embedded-analyzers.ts';

export const qualityFormats: readonly ReportFormat[] = [
  codeSonar,
  polyspace,
  fxcop,
  actionlint,
  solhint,
  androidLint,
  checkstyle,
  compilerText,
  phpcs,
  phpcsXml,
  phpstan,
  phpmd,
  pmdCsv,
  spectral,
  pmdXml,
  pmdJson,
  psalmJson,
  psalmXml,
  rubocop,
  ruff,
  pylint,
  pyre,
  golangciLint,
  golangciText,
  staticcheck,
  swiftlint,
  clippy,
  credo,
  codeClimate,
  shellcheck,
  shellcheckText,
  salesforceCodeAnalyzer,
];
