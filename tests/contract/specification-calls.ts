/** Every call of the specification (§7), method and path to the letter; `{payment-provider}` is `stripe`. */
export const specificationCalls = [
  // Client and team
  'GET /client', 'PUT /client', 'PUT /client/billing', 'PUT /client/toggle-deep-reasoning-enrichment',
  'GET /team', 'POST /team', 'DELETE /team/{id}',
  // Card payment provider
  'GET /stripe/plans', 'POST /stripe/create-checkout-session', 'POST /stripe/refresh/{id}', 'GET /stripe/customer/{id}',
  'POST /stripe/customer', 'POST /stripe/customer/expire-checkout-sessions', 'GET /stripe/subscription/{id}',
  'GET /stripe/subscription/list/{id}', 'GET /stripe/subscription/detail/{id}', 'POST /stripe/subscription/cancel/{id}',
  'GET /stripe/invoices/list/{id}', 'GET /stripe/invoice/{id}', 'POST /stripe/products',
  'POST /stripe/link-product-with-database', 'GET /stripe/get_members',
  // Pricing
  'GET /pricings', 'GET /pricing/{id}', 'POST /pricing/create', 'PUT /pricing/{id}', 'DELETE /pricing/{id}',
  // Findings
  'GET /findings', 'GET /findings/{id}', 'PUT /findings/{id}', 'PUT /findings/{id}/toggle_false_positive', 'POST /findings/{id}/report',
  'GET /findings_chart', 'GET /total_findings_chart', 'GET /findings_by_repo_chart', 'GET /finding_types', 'GET /slsa_threats',
  'GET /owasps', 'GET /supply_chains', 'GET /owasp_cicd_chart', 'GET /findings-columns/selected', 'POST /findings-columns/save',
  'POST /finding-send/{id}', 'POST /finding-send-bulk', 'POST /bulk_actions/generate_patch', 'POST /bulk_actions/apply_patch',
  'POST /download_json_findings', 'GET /filter/findings',
  // Saved filters, and their variants with a source suffix
  'GET /findings-filter/selected', 'POST /findings-filter/save', 'POST /findings-filter/activate/{name}',
  'PUT /findings-filter/{name}/update-activate', 'DELETE /findings-filter/delete/{name}',
  'GET /findings-filter/selected/{source}', 'POST /findings-filter/save/{source}', 'POST /findings-filter/activate/{name}/{source}',
  'PUT /findings-filter/{name}/update-activate/{source}', 'DELETE /findings-filter/delete/{name}/{source}',
  // Remediation
  'GET /remediations/{id}', 'POST /remediations/{id}', 'POST /issues/{id}', 'PUT /remediations/{id}/edit',
  'POST /remediation/fill-template/{id}', 'POST /pull_request', 'POST /create_issue', 'POST /upload_scan/{id}',
  // Repositories
  'GET /repositories', 'GET /repositories/{id}', 'DELETE /repositories/{id}', 'POST /create_repository_with_list',
  'POST /request_repo_scan', 'POST /repositories/{id}/create_workflow_pr', 'POST /download_csv_repos', 'GET /sources_control', 'GET /repo_tags',
  // Authentication and users
  'GET /session', 'GET /users-developer', 'POST /login', 'POST /logout', 'POST /user/change_password', 'POST /user/check-2fa',
  'POST /user/configure-2fa', 'POST /user/remove-2fa', 'POST /accept-verification/{token}', 'GET /verify-register/{token}',
  'POST /verify-register/{token}', 'GET /resend-verification/{id}',
  // Git tokens and connectors
  'GET /users/git_token', 'GET /users/git_app_token', 'GET /github/installation_id', 'POST /github/save-configuration',
  'DELETE /github/delete-configuration', 'POST /save_token', 'GET /semgrep-cli', 'POST /semgrep-cli', 'DELETE /semgrep-cli',
  'GET /client/openai', 'POST /client/openai', 'POST /openai/test_connection', 'POST /openai/remediator_connection',
  'GET /client/notifications', 'POST /client/notifications', 'PUT /client/notifications/{id}', 'DELETE /client/notifications/{id}',
  'GET /sbom-findings', 'GET /sbom-findings/{id}', 'POST /generate_plexalyzer_token', 'POST /add_plexalyzer_token',
  'POST /feedback-widget/token',
  // Manage clients
  'GET /manage-clients/{id}', 'GET /manage-clients/findings/{id}', 'GET /manage-clients/findings/{id}/{finding}',
  'GET /manage-clients/repositories/{id}', 'GET /manage-clients/repositories/{id}/{repo}',
  // Partners
  'GET /partners', 'POST /partner', 'GET /partner/{id}', 'PUT /partner/{id}', 'DELETE /partner/{id}',
  // User connectors
  'GET /user_connectors/list', 'GET /user_connectors/{id}', 'POST /user_connectors/add/{id}', 'POST /user_connectors/publish',
  'PUT /user_connectors/edit/{id}', 'DELETE /user_connectors/unpublish/{id}',
  // Webhook, scans, domains, marketplace
  'POST /webhook/send_ticket', 'POST /create_registry_image_scan', 'POST /create_cloud_scan', 'GET /container_specs/{id}',
  'PUT /container_specs/{id}', 'DELETE /container_specs/{id}', 'POST /domains', 'POST /domains/verify', 'GET /domains',
  'POST /bind_domain', 'GET /marketplace/complete',
  // Application server
  'POST /api/connector', 'DELETE /api/connector', 'POST /api/connector/tool', 'POST /api/oauth/token',
  'GET /api/oauth/{host}/branches', 'GET /api/oauth/{host}/repos', 'GET /api/oauth/{host}/connector', 'POST /api/oauth/github/save-id',
  'POST /api/oauth/test-connection', 'GET /api/manage-clients', 'PUT /api/manage-clients/piloting', 'POST /api/product/price',
  'POST /api/activate-subscription',
] as const;
