-- Freshly staged rows have no statistics, and a plan without them can take hours over a large report. ANALYZE is the owner's right.
CREATE OR REPLACE FUNCTION analyze_staging() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public
AS $$ BEGIN ANALYZE public.scan_stage; END $$;

REVOKE ALL ON FUNCTION analyze_staging() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION analyze_staging() TO parapet_app;
