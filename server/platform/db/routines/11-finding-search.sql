-- Full-text search under row-level security: `@@` is not leakproof, so PostgreSQL would check every row of the organisation first.
-- These functions run as the role that sees all organisations, and name the caller's themselves: as a word that each of its findings has in the
-- index, so that no other organisation's hits are read, and as a condition.
CREATE OR REPLACE FUNCTION own_words(words tsquery) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE SET search_path = pg_catalog, public
AS $$ SELECT words && ('''' || public.current_client() || '''')::tsquery $$;

-- What orders findings by this column, as a number or as a word: one of the two is NULL.
CREATE OR REPLACE FUNCTION search_key(sort text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public
AS $$ SELECT CASE
  WHEN sort IN ('priority', 'severity_order', 'fixing_effort', 'cvss_order', 'epss_order') THEN array[format('f.%I::float8', sort), 'NULL::text']
  WHEN sort IN ('first_seen_at', 'last_seen_at', 'due_order') THEN array[format('extract(epoch from f.%I)::float8', sort), 'NULL::text']
  WHEN sort IN ('title', 'repository_name', 'tool', 'status', 'rule_id', 'component_order', 'file_order') THEN array['NULL::float8', format('f.%I', sort)]
  ELSE array['NULL::float8', 'NULL::text'] END $$;

-- Which findings carry the words $1, in the organisation $2, and have a path like the pattern if there is one. Letters of ASCII are compared by the byte.
-- `IS NOT DISTINCT FROM`, so that no index of all that the organisation has is asked as well.
CREATE OR REPLACE FUNCTION search_condition(pattern text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public
AS $$ SELECT '(f.search || array_to_tsvector(array[f.client_id::text])) @@ $1 AND f.client_id IS NOT DISTINCT FROM $2' ||
  CASE WHEN pattern IS NULL THEN '' WHEN pattern ~ '^[ -~]*$' THEN format(' AND f.file_order COLLATE "C" ILIKE %L', pattern) ELSE format(' AND f.file_order ILIKE %L', pattern) END $$;

-- What carries the words, and whose path is like the pattern if there is one, up to so many: with the bits that filters look at and what `sort` orders by.
-- Reading hits is what a search costs; so they are read once.
CREATE OR REPLACE FUNCTION search_findings(words tsquery, pattern text, sort text, most integer)
RETURNS TABLE (id uuid, bitmap_flags bigint, bitmap_ranges bigint, number double precision, word text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 10000 SET search_path = pg_catalog, public
AS $$
BEGIN
  RETURN QUERY EXECUTE format('SELECT f.id, f.bitmap_flags, f.bitmap_ranges, %s FROM public.findings f WHERE %s LIMIT $3',
    array_to_string(public.search_key(sort), ', '), public.search_condition(pattern)) USING public.own_words(words), public.current_client(), most;
END $$;

-- The first so many of them in this order, after a place if one is given: nothing is carried around that the page does not show. `counted` says how many there are
-- (all are kept until they are counted, a fourth more time), or when each was read: there are at least so many.
CREATE OR REPLACE FUNCTION first_findings(words tsquery, pattern text, sort text, way text, most integer, count_all boolean, after_number double precision, after_word text, after_id uuid)
RETURNS TABLE (id uuid, number double precision, word text, counted bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50 SET search_path = pg_catalog, public
AS $$
DECLARE
  key CONSTANT text[] := public.search_key(sort);
  is_word CONSTANT boolean := after_word IS NOT NULL;
  direction CONSTANT text := CASE way WHEN 'asc' THEN 'ASC' ELSE 'DESC' END;
BEGIN
  RETURN QUERY EXECUTE format('SELECT f.id, %1$s, %6$s OVER () FROM public.findings f WHERE %2$s %3$s ORDER BY %4$s %5$s, f.id %5$s LIMIT $3',
    array_to_string(key, ', '), public.search_condition(pattern),
    CASE WHEN after_id IS NULL THEN '' ELSE format('AND (%s, f.id) %s (%s, $6)', key[CASE WHEN is_word THEN 2 ELSE 1 END], CASE way WHEN 'asc' THEN '>' ELSE '<' END, CASE WHEN is_word THEN '$5' ELSE '$4' END) END,
    key[CASE WHEN key[1] = 'NULL::float8' THEN 2 ELSE 1 END], direction, CASE WHEN count_all THEN 'count(*)' ELSE 'row_number()' END)
  USING public.own_words(words), public.current_client(), most, after_number, after_word, after_id;
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

REVOKE ALL ON FUNCTION search_findings(tsquery, text, text, integer), first_findings(tsquery, text, text, text, integer, boolean, double precision, text, uuid), estimate_findings(tsquery) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_findings(tsquery, text, text, integer), first_findings(tsquery, text, text, text, integer, boolean, double precision, text, uuid), estimate_findings(tsquery) TO parapet_app;

-- Giving a function away needs CREATE on the schema for the one who gets it, at that moment.
GRANT CREATE ON SCHEMA public TO parapet_system;
ALTER FUNCTION search_findings(tsquery, text, text, integer) OWNER TO parapet_system;
ALTER FUNCTION first_findings(tsquery, text, text, text, integer, boolean, double precision, text, uuid) OWNER TO parapet_system;
ALTER FUNCTION estimate_findings(tsquery) OWNER TO parapet_system;
REVOKE CREATE ON SCHEMA public FROM parapet_system;
