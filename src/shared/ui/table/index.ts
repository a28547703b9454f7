export { Cell, HeadCell, Row, Table, TableHead } from './table';
