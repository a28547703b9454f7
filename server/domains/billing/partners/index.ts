export { partnersRoutes } from './partners.routes.ts';
export {
  lockPartner,
  findPartnerDiscount,
  partnerIdsByEmail,
  requirePartner,
} from './referring-partner.ts';
