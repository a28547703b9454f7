import type { CleanReports } from './fixtures.ts';

export const cleanApplicationReports: CleanReports = [
  ['gosec', '{"Golang errors":{},"Issues":[],"Stats":{"files":3,"lines":90,"nosec":0,"found":0},"GosecVersion":"2.21.0"}'],
  ['gosec', '{"Golang errors":{},"Issues":null,"Stats":{"files":0,"lines":0,"nosec":0,"found":0}}'],
];
