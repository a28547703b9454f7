export { Link, type LinkProps, linkStyles, OutLink } from './link';
