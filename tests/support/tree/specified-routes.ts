/** Every route of the specification, case included; the `/es` twin of each follows from the router's rewrite. */
export const specifiedRoutes: readonly string[] = [
  '/login', '/register', '/forgot-password', '/verify-register/$id', '/marketplace', '/terms-conditions', '/payment/success',
  '/', '/cloud', '/connector', '/connector/providers', '/connector/tools', '/feedback',
  '/findings', '/findings/all', '/findings/finding-details/$id',
  '/mail', '/notifications', '/Organization', '/partners',
  '/payment', '/payment/cancel', '/payment/info', '/payment/invoices', '/payment/session',
  '/plan-pricings', '/Repositories', '/sbom-findings', '/sbom-findings/detail/$id', '/scm',
  '/settings', '/settings/account', '/settings/authentication', '/settings/authentication/setup-2fa', '/settings/billing', '/settings/client',
  '/settings/cnapp', '/settings/language', '/settings/openai', '/settings/team', '/change-password', '/manage-repositories',
  '/manage-clients', '/manage-clients/findings/$client_id', '/manage-clients/findings/finding-details/$client_id/$id', '/manage-clients/repositories/$client_id',
];
