import * as constants from './constants';

export { constants };
export { publicConfig, type PublicConfig, readPublicConfig } from './public-config';
