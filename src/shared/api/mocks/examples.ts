// Operations that respond with the contract's example, whatever was requested before. Each one only
// reads, or has a reason why the mocks keep no state for it.
import { FromExample, type Answers } from './answers';

const fromExample = (reason: string): FromExample => new FromExample(reason);

const reads = fromExample('Reads what no page of the mocks changes.');
const signIn = fromExample('No page shows what it changes: it begins, ends or proves a session.');
const stripe = fromExample('The payment service would answer; the mocks have none.');
const host = fromExample('Another service would answer; the mocks reach none.');
const tried = fromExample('Tries a connection, and keeps nothing.');
const hook = fromExample('Another service calls it, and no page.');

export const examples = {
  // application-server
  listHostBranches: host,
  exchangeOAuthToken: host,
  // connectors
  listPullProjects: host,
  getFeedbackScreenshot: fromExample('A picture that a user took: the mocks keep none.'),
  receiveHostEvent: hook,
  testValidationConnection: tried,
  testRemediatorConnection: tried,
  createFeedbackToken: signIn,
  // marketplace
  completeMarketplacePayment: host,
  activateSubscription: host,
  // passkeys
  startPasskey: signIn,
  // scans
  closeScanGroup: hook,
  // session
  logout: signIn,
  // sign-in
  checkTwoFactor: signIn,
  startPasskeyLogin: signIn,
  loginByPasskey: signIn,
  // stripe
  getStripeCustomer: stripe,
  getStripeInvoice: stripe,
  createCheckoutSession: stripe,
  refreshStripeSubscription: stripe,
  createStripeCustomer: stripe,
  expireCheckoutSessions: stripe,
  cancelStripeSubscription: stripe,
  createStripeProduct: stripe,
  linkStripeProduct: stripe,
  createPortalSession: stripe,
  receiveStripeEvent: hook,
  // teams
  readCodeowners: host,
  // users
  getInvitation: reads,
  resendVerification: reads,
  checkAvatar: reads,
  changePassword: signIn,
  acceptVerification: signIn,
  verifyRegister: signIn,
  register: signIn,
  requestPasswordReset: signIn,
  resetPassword: signIn,
  completeSetup: signIn,
  // webhook
  sendTicket: host,
  testWebhook: tried,
} satisfies Partial<Answers>;
