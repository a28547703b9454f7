-- Full-text search under row-level security: `@@` is not leakproof, so PostgreSQL would check every row of the organisation first.
-- This function runs as the role that sees all organisations and names the caller's itself.
CREATE OR REPLACE FUNCTION search_findings(words tsquery, most integer) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
AS $$ SELECT id FROM public.findings WHERE search @@ words AND client_id = public.current_client() LIMIT most $$;

REVOKE ALL ON FUNCTION search_findings(tsquery, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_findings(tsquery, integer) TO parapet_app;

-- Giving a function away needs CREATE on the schema for the one who gets it, at that moment.
GRANT CREATE ON SCHEMA public TO parapet_system;
ALTER FUNCTION search_findings(tsquery, integer) OWNER TO parapet_system;
REVOKE CREATE ON SCHEMA public FROM parapet_system;
