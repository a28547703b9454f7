-- Full-text search under row-level security: `@@` is not leakproof, so PostgreSQL would check every row of the organisation first.
-- These functions run as the role that sees all organisations, and name the caller's themselves: as a word that each of its findings has in the
-- index, so that nobody else's hits are read, and as a condition.
CREATE OR REPLACE FUNCTION own_words(words tsquery) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE SET search_path = pg_catalog, public
AS $$ SELECT words && ('''' || public.current_client() || '''')::tsquery $$;

-- What carries the words, and whose path is like the pattern if there is one, up to so many: with the bits that filters look at and what `sort` orders by, as
-- a number or as a word. Reading hits is what a search costs; so they are read once.
-- `IS NOT DISTINCT FROM`, so that no index of all that the organisation has is asked as well.
CREATE OR REPLACE FUNCTION search_findings(words tsquery, pattern text, sort text, most integer)
RETURNS TABLE (id uuid, traits bigint, measures bigint, number double precision, word text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 10000 SET search_path = pg_catalog, public
AS $$
DECLARE
  key CONSTANT text := CASE
    WHEN sort IN ('priority', 'severity_order', 'fixing_effort', 'cvss_order', 'epss_order') THEN format('f.%I::float8, NULL::text', sort)
    WHEN sort IN ('first_seen_at', 'last_seen_at', 'due_order') THEN format('extract(epoch from f.%I)::float8, NULL::text', sort)
    WHEN sort IN ('title', 'repository_name', 'tool', 'status', 'rule_id', 'component_order', 'file_order') THEN format('NULL::float8, f.%I', sort)
    ELSE 'NULL::float8, NULL::text' END;
BEGIN
  RETURN QUERY EXECUTE format($q$
    SELECT f.id, f.traits, f.measures, %s FROM public.findings f
    WHERE (f.search || array_to_tsvector(array[f.client_id::text])) @@ $1 AND f.client_id IS NOT DISTINCT FROM $2 %s LIMIT $3 $q$,
    key, CASE WHEN pattern IS NULL THEN '' ELSE format('AND f.file_order ILIKE %L', pattern) END) USING public.own_words(words), public.current_client(), most;
END $$;

-- About how many findings carry the words, as the planner believes: without looking at one. Volatile because EXPLAIN has to be.
CREATE OR REPLACE FUNCTION estimate_findings(words tsquery) RETURNS double precision
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public
AS $$
DECLARE
  plan json;
BEGIN
  EXECUTE format('EXPLAIN (FORMAT JSON) SELECT FROM public.findings f WHERE (f.search || array_to_tsvector(array[f.client_id::text])) @@ %L::tsquery', public.own_words(words)) INTO plan;
  RETURN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8;
END $$;

REVOKE ALL ON FUNCTION search_findings(tsquery, text, text, integer), estimate_findings(tsquery) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_findings(tsquery, text, text, integer), estimate_findings(tsquery) TO parapet_app;

-- Giving a function away needs CREATE on the schema for the one who gets it, at that moment.
GRANT CREATE ON SCHEMA public TO parapet_system;
ALTER FUNCTION search_findings(tsquery, text, text, integer) OWNER TO parapet_system;
ALTER FUNCTION estimate_findings(tsquery) OWNER TO parapet_system;
REVOKE CREATE ON SCHEMA public FROM parapet_system;
