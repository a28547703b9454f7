export { threatNames } from '../model/threat-labels';
