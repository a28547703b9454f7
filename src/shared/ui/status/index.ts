export { type Status, StatusLabel, statusNames } from './status';
