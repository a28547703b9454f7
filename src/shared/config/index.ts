export { constants } from './constants';
export { publicConfig, type PublicConfig, readPublicConfig } from './public-config';
