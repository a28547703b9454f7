export { parseSearch, stringifySearch } from './codec';
export { id, enumList, intList, oneOf, page, range, text } from './schemas';
