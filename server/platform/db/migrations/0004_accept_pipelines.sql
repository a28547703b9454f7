-- The setting had no effect until now, and uploads by tokens were accepted whatever it said. They still are, until an administrator decides otherwise.
UPDATE "clients" SET "document" = "document" - 'pipeline_integration';
