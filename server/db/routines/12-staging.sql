-- What an import stages is of use to this import alone. Without a log it is written once; after a crash of the database the table is empty, and an
-- import that finds fewer rows than it staged begins again.
ALTER TABLE scan_stage SET UNLOGGED;
