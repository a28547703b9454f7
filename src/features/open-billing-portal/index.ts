export { PortalButton } from './ui/portal-button';
