#!/usr/bin/env bash
# Creates demo/reports again by running scanners from npm on demo/project. They are installed in a separate folder
# and are not dependencies of the product. Usage: demo/make-reports.sh [folder for the scanners]
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
tools="${1:-$(mktemp -d)}"
mkdir -p "$tools" "$here/reports"
reports="$here/reports"

if [ ! -d "$tools/node_modules" ]; then
  npm install --prefix "$tools" --no-audit --no-fund --allow-scripts=@ast-grep/cli \
    eslint@9.39.5 eslint-plugin-security@4.1.0 eslint-plugin-no-unsanitized@4.1.5 @microsoft/eslint-formatter-sarif@3.1.0 \
    secretlint@12.0.0 @secretlint/secretlint-rule-preset-recommend@12.0.0 @secretlint/secretlint-formatter-sarif@13.0.5 \
    @ast-grep/cli@0.51.1 @cyclonedx/cyclonedx-npm@6.0.1 retire@5.7.0
fi
bin="$tools/node_modules/.bin"

cat > "$tools/eslint.config.mjs" <<'CONFIG'
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import security from 'eslint-plugin-security';
export default [
  security.configs.recommended,
  noUnsanitized.configs.recommended,
  { rules: { 'no-eval': 'error', 'no-implied-eval': 'error', 'no-new-func': 'error', 'no-script-url': 'error' } },
];
CONFIG
echo '{"rules":[{"id":"@secretlint/secretlint-rule-preset-recommend"}]}' > "$tools/secretlint.json"

# The scanners run on a copy, so that the reports contain paths relative to each repository.
for repository in ledger-api storefront reconcile-jobs; do
  copy="$tools/$repository"
  rm -rf "${copy:?}"
  cp -r "$here/project/$repository" "$copy"
  cd "$copy"

  "$bin/secretlint" --secretlintrc ../secretlint.json --format @secretlint/secretlint-formatter-sarif --output "$reports/$repository.secretlint.sarif" '**/*' || true
  "$bin/ast-grep" scan --rule "$here/scanners/ast-grep-rules.yml" --format sarif . > "$reports/$repository.ast-grep.sarif" || true

  if [ -f package.json ]; then
    (cd .. && "$bin/eslint" --no-warn-ignored --format @microsoft/eslint-formatter-sarif --output-file "$reports/$repository.eslint.sarif" "$repository/src") || true
    "$bin/cyclonedx-npm" --package-lock-only --output-reproducible --output-format JSON --output-file "$reports/$repository.sbom.cyclonedx.json"
    # Retire.js identifies a component by its file name: one file for each installed package, and our own short advisory list.
    npm install --ignore-scripts --no-audit --no-fund
    mkdir vendor
    for manifest in node_modules/*/package.json; do
      cp "$manifest" "vendor/$(node -p "const { name, version } = require('./$manifest'); name + '-' + version").js"
    done
    "$bin/retire" --path vendor --jsrepo "$here/scanners/advisories.json" --outputformat cyclonedxJSON1_6_VEX --outputpath "$reports/$repository.retire.cyclonedx.json" || true
  fi
  sed -i "s#file://$copy/##g; s#$copy/##g; s#file://$tools/##g; s#$tools/##g; s#$here/##g" "$reports/$repository".*
done
