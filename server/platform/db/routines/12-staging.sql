-- Staged rows serve one import. Unlogged, they are written once; after a crash of the database the
-- table is empty, and an import that finds fewer rows than it staged starts again.
ALTER TABLE scan_stage SET UNLOGGED;
-- Matching updates every row once. With free space on the page these are heap-only updates, which
-- write into no index.
ALTER TABLE scan_stage SET (fillfactor = 45);

-- After a large import the statistics of its tables are outdated until autovacuum runs, and plans
-- follow them. Only the owner of a table may ANALYZE it, hence SECURITY DEFINER.
DROP FUNCTION IF EXISTS learn_findings(integer);
CREATE OR REPLACE FUNCTION learn_import(findings integer, components integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public
AS $$ BEGIN
  IF findings > (
    SELECT greatest(1000, reltuples / 5) FROM pg_class WHERE oid = 'public.findings'::regclass
  ) THEN
    ANALYZE public.findings;
    ANALYZE public.finding_labels;
  END IF;
  IF components > (
    SELECT greatest(1000, reltuples / 5) FROM pg_class WHERE oid = 'public.components'::regclass
  ) THEN
    ANALYZE public.components;
    ANALYZE public.dependencies;
  END IF;
END $$;

REVOKE ALL ON FUNCTION learn_import(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION learn_import(integer, integer) TO parapet_app;
