-- What an import stages is of use to this import alone. Without a log it is written once; after a crash of the database the table is empty, and an
-- import that finds fewer rows than it staged begins again.
ALTER TABLE scan_stage SET UNLOGGED;
-- Matching writes into every row once: beside the row, where no index has to hear of it.
ALTER TABLE scan_stage SET (fillfactor = 45);

-- A table that an import has filled has statistics of what it was before, and plans to match, until the database's own housekeeping comes round.
-- ANALYZE is the owner's right.
DROP FUNCTION IF EXISTS learn_findings(integer);
CREATE OR REPLACE FUNCTION learn_import(findings integer, components integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public
AS $$ BEGIN
  IF findings > (SELECT greatest(1000, reltuples / 5) FROM pg_class WHERE oid = 'public.findings'::regclass) THEN
    ANALYZE public.findings;
    ANALYZE public.finding_labels;
  END IF;
  IF components > (SELECT greatest(1000, reltuples / 5) FROM pg_class WHERE oid = 'public.components'::regclass) THEN
    ANALYZE public.components;
    ANALYZE public.dependencies;
  END IF;
END $$;

REVOKE ALL ON FUNCTION learn_import(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION learn_import(integer, integer) TO parapet_app;
