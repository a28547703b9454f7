export { Card, CardBody, CardFoot, CardHead } from './card';
