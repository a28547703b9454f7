-- Full-text search under row-level security. `@@` is not leakproof, so PostgreSQL would check the
-- policy for every row of the organisation first. These functions run as parapet_system, which sees
-- all organisations, and restrict the search to the caller's organisation themselves: by a term of
-- the index, so that hits of other organisations are not read, and by a condition on client_id.
CREATE OR REPLACE FUNCTION own_words(words tsquery) RETURNS tsquery
LANGUAGE sql STABLE PARALLEL SAFE SET search_path = pg_catalog, public
AS $$ SELECT words && ('''' || public.current_client() || '''')::tsquery $$;

-- The SQL of the sort column as a number and as a text; one of the two is NULL.
CREATE OR REPLACE FUNCTION search_key(sort text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public
AS $$ SELECT CASE
  WHEN sort IN ('priority', 'severity_order', 'fixing_effort', 'cvss_order', 'epss_order')
    THEN array[format('f.%I::float8', sort), 'NULL::text']
  WHEN sort IN ('first_seen_at', 'last_seen_at', 'due_order')
    THEN array[format('extract(epoch from f.%I)::float8', sort), 'NULL::text']
  WHEN sort IN (
    'title', 'repository_name', 'tool', 'status', 'rule_id', 'component_order', 'file_order')
    THEN array['NULL::float8', format('f.%I', sort)]
  ELSE array['NULL::float8', 'NULL::text'] END $$;

-- The SQL condition for findings of organisation $2 that match the words $1 and, where there is
-- one, the path pattern. ASCII patterns are compared bytewise, which is faster. `IS NOT DISTINCT
-- FROM` keeps the planner from also reading an index of all findings of the organisation.
CREATE OR REPLACE FUNCTION search_condition(pattern text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public
AS $$ SELECT
  '(f.search || array_to_tsvector(array[f.client_id::text])) @@ $1'
  ' AND f.client_id IS NOT DISTINCT FROM $2' ||
  CASE
    WHEN pattern IS NULL THEN ''
    WHEN pattern ~ '^[ -~]*$' THEN format(' AND f.file_order COLLATE "C" ILIKE %L', pattern)
    ELSE format(' AND f.file_order ILIKE %L', pattern)
  END $$;

-- At most `most` findings that match the words and the pattern, unordered, with the bitmaps of the
-- filters and the sort key. Reading hits is the cost of a search, so each hit is read once.
CREATE OR REPLACE FUNCTION search_findings(words tsquery, pattern text, sort text, most integer)
RETURNS TABLE (
  id uuid, bitmap_flags bigint, bitmap_ranges bigint, number double precision, word text)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 10000 SET search_path = pg_catalog, public
AS $$
BEGIN
  RETURN QUERY EXECUTE format($q$
    SELECT f.id, f.bitmap_flags, f.bitmap_ranges, %s FROM public.findings f WHERE %s LIMIT $3 $q$,
    array_to_string(public.search_key(sort), ', '), public.search_condition(pattern))
  USING public.own_words(words), public.current_client(), most;
END $$;

-- The first `most` matches in the order `sort` and `way`, after a position where one is given. With
-- `count_all`, `counted` is the number of all matches; keeping them until they are counted takes a
-- quarter more time. Otherwise it is a lower bound: how many had been read with the row.
CREATE OR REPLACE FUNCTION first_findings(
  words tsquery, pattern text, sort text, way text, most integer, count_all boolean,
  after_number double precision, after_word text, after_id uuid)
RETURNS TABLE (id uuid, number double precision, word text, counted bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 50 SET search_path = pg_catalog, public
AS $$
DECLARE
  key CONSTANT text[] := public.search_key(sort);
  order_key CONSTANT text := key[CASE WHEN key[1] = 'NULL::float8' THEN 2 ELSE 1 END];
  direction CONSTANT text := CASE way WHEN 'asc' THEN 'ASC' ELSE 'DESC' END;
  beyond CONSTANT text := CASE way WHEN 'asc' THEN '>' ELSE '<' END;
  after_position CONSTANT text := CASE
    WHEN after_id IS NULL THEN ''
    WHEN after_word IS NULL THEN format('AND (%s, f.id) %s ($4, $6)', key[1], beyond)
    ELSE format('AND (%s, f.id) %s ($5, $6)', key[2], beyond)
  END;
BEGIN
  RETURN QUERY EXECUTE format($q$
    SELECT f.id, %1$s, %2$s OVER () FROM public.findings f
    WHERE %3$s %4$s ORDER BY %5$s %6$s, f.id %6$s LIMIT $3 $q$,
    array_to_string(key, ', '), CASE WHEN count_all THEN 'count(*)' ELSE 'row_number()' END,
    public.search_condition(pattern), after_position, order_key, direction)
  USING public.own_words(words), public.current_client(), most, after_number, after_word, after_id;
END $$;

-- The planner's estimate of how many findings match; reads none. Volatile, because EXPLAIN is.
CREATE OR REPLACE FUNCTION estimate_findings(words tsquery) RETURNS double precision
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public
AS $$
DECLARE
  plan json;
BEGIN
  EXECUTE format($q$
    EXPLAIN (FORMAT JSON) SELECT FROM public.findings f
    WHERE (f.search || array_to_tsvector(array[f.client_id::text])) @@ %L::tsquery $q$,
    public.own_words(words)) INTO plan;
  RETURN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8;
END $$;

-- With their signatures: a database may still have functions of these names from an older version.
REVOKE ALL ON FUNCTION
  search_findings(tsquery, text, text, integer),
  first_findings(
    tsquery, text, text, text, integer, boolean, double precision, text, uuid),
  estimate_findings(tsquery)
FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  search_findings(tsquery, text, text, integer),
  first_findings(
    tsquery, text, text, text, integer, boolean, double precision, text, uuid),
  estimate_findings(tsquery)
TO parapet_app;

-- A function's new owner needs CREATE on the schema when the function is given to it.
GRANT CREATE ON SCHEMA public TO parapet_system;
ALTER FUNCTION search_findings(tsquery, text, text, integer) OWNER TO parapet_system;
ALTER FUNCTION first_findings(
  tsquery, text, text, text, integer, boolean, double precision, text, uuid)
  OWNER TO parapet_system;
ALTER FUNCTION estimate_findings(tsquery) OWNER TO parapet_system;
REVOKE CREATE ON SCHEMA public FROM parapet_system;
