// The product's styles for the API reference, over those of Swagger UI. Its dark colors depend on a
// class, which `darkScript` sets by the system's preference.

export const darkScript =
  "const dark = matchMedia('(prefers-color-scheme: dark)'); const set = () => document.documentElement.classList.toggle('dark-mode', dark.matches); dark.addEventListener('change', set); set();";

export const docsStyle = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(#f6f8fb,#0b0e12)}
.swagger-ui,.swagger-ui .info .title,.swagger-ui .opblock-tag,.swagger-ui .info p,.swagger-ui .info li,.swagger-ui .info h1,.swagger-ui .info h2{font-family:system-ui,sans-serif}
.swagger-ui .wrapper{max-width:60rem;padding:0 1rem}
.swagger-ui .info{margin:2rem 0}
.swagger-ui .info .title{font-size:1.75rem}
.swagger-ui .info h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
.swagger-ui .info a{color:light-dark(#00734a,#4ade9b)}
.swagger-ui .info .title small,.swagger-ui .info .title small.version-stamp{background:light-dark(#0b8a4e,#1d6b45)}
.swagger-ui .markdown code,.swagger-ui .renderedMarkdown code{color:inherit;font:500 .8125rem/1.6 ui-monospace,monospace;background:light-dark(#e9edf2,#1c232c);border-radius:.25rem;padding:.05rem .25rem}
.swagger-ui .markdown pre,.swagger-ui .renderedMarkdown pre{white-space:pre;overflow-x:auto;padding:.75rem 1rem;border:1px solid light-dark(#d5dae1,#39414d);border-radius:.5rem;background:light-dark(#fff,#161b22)}
.swagger-ui .markdown pre code,.swagger-ui .renderedMarkdown pre code{background:none;padding:0;white-space:inherit}
html.dark-mode .swagger-ui .markdown pre code,html.dark-mode .swagger-ui .renderedMarkdown pre code{background:none;color:inherit}
.swagger-ui .opblock-tag{font-size:1.125rem}
.swagger-ui .opblock{border-radius:.5rem;box-shadow:none}
.swagger-ui .operation-filter-input{width:100%;box-sizing:border-box;border:1px solid light-dark(#8a94a3,#5b6673);border-radius:.375rem}
.swagger-ui .scheme-container{background:none;box-shadow:none;padding:0}
@media (max-width:40rem){.swagger-ui .opblock-tag{flex-wrap:wrap}.swagger-ui .opblock-summary-description{display:none}}`;
