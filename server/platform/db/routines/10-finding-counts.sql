-- Facets and charts read sums of differences. Every statement that changes findings appends its
-- difference in the same transaction, so the sums are those of the committed rows. No transaction
-- updates a counter, so none waits for another.
CREATE OR REPLACE FUNCTION is_closed(status text, false_positive boolean) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT false_positive OR status IN ('fixed',
  'risk_accepted') $$;

-- Closed findings that were fixed: the time to remediate counts these alone.
CREATE OR REPLACE FUNCTION is_mended(status text, false_positive boolean) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT status = 'fixed' AND NOT false_positive $$;

-- The control sets with any of these labels. Declared immutable although it reads a table: a set
-- never changes, and no plan is kept longer than its statement. The planner therefore evaluates it
-- and estimates from the statistics how many findings have these sets.
CREATE OR REPLACE FUNCTION control_sets_of(labels text[]) RETURNS bigint[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT coalesce(array_agg(DISTINCT set_id), '{}') FROM public.control_sets
  WHERE label = ANY (labels) $$;

-- Columns that are no dimension of the counts are counted like labels, each by itself, such as
-- `language:python`. One argument is not null: the column of the grouping set.
CREATE OR REPLACE FUNCTION column_label(language text, rule text, component text, provider text,
  mitigation text, remediation_type text, branch text, issue_owner text, file_type text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce('language:' || language, 'rule:' || rule, 'component:' || component,
    'provider:' || provider, 'mitigation:' || mitigation,
    'remediation_type:' || remediation_type, 'branch:' || branch, 'issue_owner:' || issue_owner,
      'file_type:' || file_type)
$$;

-- Joins with a transition table are dynamic SQL, which is planned each time. The plan of a static
-- statement is kept for the session: one made for a small report would read all findings for each
-- of the 100,000 labels of a later report.
CREATE OR REPLACE FUNCTION count_inserted_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO label_counts (client_id, label, repository_id, severity, status, false_positive,
    is_duplicate, tool, category, type, kev, n)
  SELECT client_id, 'control-set:' || control_set, repository_id, severity, status, false_positive,
    is_duplicate, tool, category, type, kev, count(*)
  FROM added WHERE control_set IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  INSERT INTO label_counts (client_id, label, repository_id, severity, status, false_positive,
    is_duplicate, tool, category, type, kev, n)
  SELECT * FROM (
    SELECT client_id, column_label(language, rule_id, component, provider, mitigation,
      remediation_type, branch, issue_owner, file_type) AS label, repository_id, severity, status,
      false_positive, is_duplicate, tool, category, type, kev, count(*) AS n
    FROM added GROUP BY client_id, repository_id, severity, status, false_positive, is_duplicate,
      tool, category, type, kev,
      GROUPING SETS ((language), (rule_id), (component), (provider), (mitigation),
        (remediation_type), (branch), (issue_owner), (file_type))
  ) AS d WHERE label IS NOT NULL;
  WITH counted AS (
  INSERT INTO finding_counts (client_id, repository_id, severity, status, false_positive,
    is_duplicate, tool, category, type, kev, n)
  SELECT client_id, repository_id, severity, status, false_positive, is_duplicate, tool, category,
    type, kev, count(*)
  FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  RETURNING *)
  INSERT INTO finding_totals (client_id, severity, status, false_positive, is_duplicate, kev, n)
  SELECT client_id, severity, status, false_positive, is_duplicate, kev, sum(n) FROM counted
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(n) <> 0;
  INSERT INTO daily_counts (client_id, day, repository_id, severity, opened, closed, fixed,
    fix_hours)
  SELECT client_id, day, repository_id, severity, sum(opened), sum(closed), sum(mended), sum(hours)
    FROM (
    SELECT client_id, (first_seen_at AT TIME ZONE 'UTC')::date AS day, repository_id, severity,
      1 AS opened, 0 AS closed, 0 AS mended, 0 AS hours FROM added
    UNION ALL
    SELECT client_id, (closed_at AT TIME ZONE 'UTC')::date, repository_id, severity, 0, 1,
      is_mended(status, false_positive)::int, is_mended(status,
      false_positive)::int * (extract(epoch FROM closed_at - first_seen_at) / 3600)::int
    FROM added WHERE closed_at IS NOT NULL
  ) AS d GROUP BY 1, 2, 3, 4;
  EXECUTE $q$
    INSERT INTO finding_files (client_id, file) SELECT client_id, file
      FROM (SELECT DISTINCT client_id, file FROM added WHERE file IS NOT NULL) a
    WHERE NOT EXISTS (SELECT FROM finding_files k WHERE k.client_id = a.client_id
      AND k.file = a.file) $q$;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_updated_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH counted AS (
  INSERT INTO finding_counts (client_id, repository_id, severity, status, false_positive,
    is_duplicate, tool, category, type, kev, n)
  SELECT client_id, repository_id, severity, status, false_positive, is_duplicate, tool, category,
    type, kev, sum(n) FROM (
    SELECT client_id, repository_id, severity, status, false_positive, is_duplicate, tool, category,
      type, kev, 1 AS n FROM added
    UNION ALL
    SELECT client_id, repository_id, severity, status, false_positive, is_duplicate, tool, category,
      type, kev, -1 FROM removed
  ) AS d GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 HAVING sum(n) <> 0
  RETURNING *)
  INSERT INTO finding_totals (client_id, severity, status, false_positive, is_duplicate, kev, n)
  SELECT client_id, severity, status, false_positive, is_duplicate, kev, sum(n) FROM counted
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(n) <> 0;

  EXECUTE $q$
    INSERT INTO label_counts (client_id, label, repository_id, severity, status, false_positive,
      is_duplicate, tool, category, type, kev, n)
    SELECT d.client_id, l.label, d.repository_id, d.severity, d.status, d.false_positive,
      d.is_duplicate, d.tool, d.category, d.type, d.kev, sum(d.n) FROM (
      SELECT a.client_id, a.id, a.repository_id, a.severity, a.status, a.false_positive,
        a.is_duplicate, a.tool, a.category, a.type, a.kev, 1 AS n
      FROM added a JOIN removed r USING (client_id, id)
      WHERE (a.severity, a.status, a.false_positive, a.is_duplicate, a.tool, a.category, a.type,
        a.kev) IS DISTINCT FROM (r.severity, r.status, r.false_positive, r.is_duplicate, r.tool,
        r.category, r.type, r.kev)
      UNION ALL
      SELECT r.client_id, r.id, r.repository_id, r.severity, r.status, r.false_positive,
        r.is_duplicate, r.tool, r.category, r.type, r.kev, -1
      FROM added a JOIN removed r USING (client_id, id)
      WHERE (a.severity, a.status, a.false_positive, a.is_duplicate, a.tool, a.category, a.type,
        a.kev) IS DISTINCT FROM (r.severity, r.status, r.false_positive, r.is_duplicate, r.tool,
        r.category, r.type, r.kev)
    ) AS d JOIN finding_labels l ON l.client_id = d.client_id AND l.finding_id = d.id
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 HAVING sum(d.n) <> 0 $q$;
  INSERT INTO label_counts (client_id, label, repository_id, severity, status, false_positive,
    is_duplicate, tool, category, type, kev, n)
  SELECT client_id, 'control-set:' || control_set, repository_id, severity, status, false_positive,
    is_duplicate, tool, category, type, kev, sum(n) FROM (
    SELECT client_id, control_set, repository_id, severity, status, false_positive, is_duplicate,
      tool, category, type, kev, 1 AS n FROM added
    UNION ALL
    SELECT client_id, control_set, repository_id, severity, status, false_positive, is_duplicate,
      tool, category, type, kev, -1 FROM removed
  ) AS d WHERE control_set IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    HAVING sum(n) <> 0;

  EXECUTE $q$
    INSERT INTO label_counts (client_id, label, repository_id, severity, status, false_positive,
      is_duplicate, tool, category, type, kev, n)
    SELECT * FROM (
      SELECT client_id, column_label(language, rule_id, component, provider, mitigation,
        remediation_type, branch, issue_owner, file_type) AS label, repository_id, severity, status,
        false_positive, is_duplicate, tool, category, type, kev, sum(n) AS n
      FROM (
        SELECT a.client_id, a.repository_id, a.severity, a.status, a.false_positive, a.is_duplicate,
          a.tool, a.category, a.type, a.kev, a.language, a.rule_id, a.component, a.provider,
          a.mitigation, a.remediation_type, a.branch, a.issue_owner, a.file_type, 1 AS n
          FROM added a JOIN removed r USING (client_id, id)
        WHERE (a.repository_id, a.severity, a.status, a.false_positive, a.is_duplicate, a.tool,
          a.category, a.type, a.kev, a.language, a.rule_id, a.component, a.provider, a.mitigation,
          a.remediation_type, a.branch, a.issue_owner, a.file_type)
          IS DISTINCT FROM (r.repository_id, r.severity, r.status, r.false_positive, r.is_duplicate,
            r.tool, r.category, r.type, r.kev, r.language, r.rule_id, r.component, r.provider,
            r.mitigation, r.remediation_type, r.branch, r.issue_owner, r.file_type)
        UNION ALL
        SELECT a.client_id, r.repository_id, r.severity, r.status, r.false_positive, r.is_duplicate,
          r.tool, r.category, r.type, r.kev, r.language, r.rule_id, r.component, r.provider,
          r.mitigation, r.remediation_type, r.branch, r.issue_owner, r.file_type, -1 FROM added a
          JOIN removed r USING (client_id, id)
        WHERE (a.repository_id, a.severity, a.status, a.false_positive, a.is_duplicate, a.tool,
          a.category, a.type, a.kev, a.language, a.rule_id, a.component, a.provider, a.mitigation,
          a.remediation_type, a.branch, a.issue_owner, a.file_type)
          IS DISTINCT FROM (r.repository_id, r.severity, r.status, r.false_positive, r.is_duplicate,
            r.tool, r.category, r.type, r.kev, r.language, r.rule_id, r.component, r.provider,
            r.mitigation, r.remediation_type, r.branch, r.issue_owner, r.file_type)
      ) AS c GROUP BY client_id, repository_id, severity, status, false_positive, is_duplicate,
        tool, category, type, kev,
        GROUPING SETS ((language), (rule_id), (component), (provider), (mitigation),
          (remediation_type), (branch), (issue_owner), (file_type)) HAVING sum(n) <> 0
    ) AS d WHERE label IS NOT NULL $q$;
  INSERT INTO daily_counts (client_id, day, repository_id, severity, opened, closed, fixed,
    fix_hours)
  SELECT client_id, day, repository_id, severity, sum(opened), sum(closed), sum(mended), sum(hours)
    FROM (
    SELECT client_id, (first_seen_at AT TIME ZONE 'UTC')::date AS day, repository_id, severity,
      1 AS opened, 0 AS closed, 0 AS mended, 0 AS hours FROM added
    UNION ALL
    SELECT client_id, (first_seen_at AT TIME ZONE 'UTC')::date, repository_id, severity, -1, 0, 0, 0
      FROM removed
    UNION ALL
    SELECT client_id, (closed_at AT TIME ZONE 'UTC')::date, repository_id, severity, 0, 1,
      is_mended(status, false_positive)::int, is_mended(status,
      false_positive)::int * (extract(epoch FROM closed_at - first_seen_at) / 3600)::int
    FROM added WHERE closed_at IS NOT NULL
    UNION ALL
    SELECT client_id, (closed_at AT TIME ZONE 'UTC')::date, repository_id, severity, 0, -1,
      -is_mended(status, false_positive)::int, -is_mended(status,
      false_positive)::int * (extract(epoch FROM closed_at - first_seen_at) / 3600)::int
    FROM removed WHERE closed_at IS NOT NULL
  ) AS d GROUP BY 1, 2, 3, 4 HAVING sum(opened) <> 0 OR sum(closed) <> 0 OR sum(mended) <> 0
    OR sum(hours) <> 0;
  EXECUTE $q$
    INSERT INTO finding_files (client_id, file) SELECT client_id, file FROM (
      SELECT DISTINCT a.client_id, a.file FROM added a JOIN removed r USING (client_id, id)
        WHERE a.file IS NOT NULL AND a.file IS DISTINCT FROM r.file) a
    WHERE NOT EXISTS (SELECT FROM finding_files k WHERE k.client_id = a.client_id
      AND k.file = a.file) $q$;
  RETURN NULL;
END $$;

-- The labels of a finding are deleted before the finding, because their counts need its columns.
CREATE OR REPLACE FUNCTION count_deleted_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH counted AS (
  INSERT INTO finding_counts (client_id, repository_id, severity, status, false_positive,
    is_duplicate, tool, category, type, kev, n)
  SELECT client_id, repository_id, severity, status, false_positive, is_duplicate, tool, category,
    type, kev, -count(*)
  FROM removed GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  RETURNING *)
  INSERT INTO finding_totals (client_id, severity, status, false_positive, is_duplicate, kev, n)
  SELECT client_id, severity, status, false_positive, is_duplicate, kev, sum(n) FROM counted
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(n) <> 0;
  INSERT INTO label_counts (client_id, label, repository_id, severity, status, false_positive,
    is_duplicate, tool, category, type, kev, n)
  SELECT client_id, 'control-set:' || control_set, repository_id, severity, status, false_positive,
    is_duplicate, tool, category, type, kev, -count(*)
  FROM removed WHERE control_set IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  INSERT INTO label_counts (client_id, label, repository_id, severity, status, false_positive,
    is_duplicate, tool, category, type, kev, n)
  SELECT * FROM (
    SELECT client_id, column_label(language, rule_id, component, provider, mitigation,
      remediation_type, branch, issue_owner, file_type) AS label, repository_id, severity, status,
      false_positive, is_duplicate, tool, category, type, kev, -count(*) AS n
    FROM removed GROUP BY client_id, repository_id, severity, status, false_positive, is_duplicate,
      tool, category, type, kev,
      GROUPING SETS ((language), (rule_id), (component), (provider), (mitigation),
        (remediation_type), (branch), (issue_owner), (file_type))
  ) AS d WHERE label IS NOT NULL;
  INSERT INTO daily_counts (client_id, day, repository_id, severity, opened, closed, fixed,
    fix_hours)
  SELECT client_id, day, repository_id, severity, sum(opened), sum(closed), sum(mended), sum(hours)
    FROM (
    SELECT client_id, (first_seen_at AT TIME ZONE 'UTC')::date AS day, repository_id, severity, -1
      AS opened, 0 AS closed, 0 AS mended, 0 AS hours FROM removed
    UNION ALL
    SELECT client_id, (closed_at AT TIME ZONE 'UTC')::date, repository_id, severity, 0, -1,
      -is_mended(status, false_positive)::int, -is_mended(status,
      false_positive)::int * (extract(epoch FROM closed_at - first_seen_at) / 3600)::int
    FROM removed WHERE closed_at IS NOT NULL
  ) AS d GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_labels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  count_them CONSTANT text := $q$
    INSERT INTO label_counts (client_id, label, repository_id, severity, status, false_positive,
      is_duplicate, tool, category, type, kev, n)
    SELECT l.client_id, l.label, f.repository_id, f.severity, f.status, f.false_positive,
      f.is_duplicate, f.tool, f.category, f.type, f.kev, %s count(*)
    FROM %I l JOIN findings f ON f.client_id = l.client_id AND f.id = l.finding_id
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 $q$;
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format(count_them, '', 'added');
  ELSE
    EXECUTE format(count_them, '-', 'removed');
  END IF;
  RETURN NULL;
END $$;

-- The server writes the differences itself (platform/db/counted-writes.ts) and sets
-- `parapet.counts`. The triggers count what a server of the previous version writes during a
-- rolling upgrade. They and their functions can be dropped in the version after this one.
CREATE OR REPLACE TRIGGER findings_count_insert AFTER INSERT ON findings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  WHEN (current_setting('parapet.counts', true) IS DISTINCT
    FROM 'code') EXECUTE FUNCTION count_inserted_findings();
CREATE OR REPLACE TRIGGER findings_count_update AFTER UPDATE ON findings
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT
  WHEN (current_setting('parapet.counts', true) IS DISTINCT
    FROM 'code') EXECUTE FUNCTION count_updated_findings();
CREATE OR REPLACE TRIGGER findings_count_delete AFTER DELETE ON findings
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT
  WHEN (current_setting('parapet.counts', true) IS DISTINCT
    FROM 'code') EXECUTE FUNCTION count_deleted_findings();
CREATE OR REPLACE TRIGGER labels_count_insert AFTER INSERT ON finding_labels
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  WHEN (current_setting('parapet.counts', true) IS DISTINCT
    FROM 'code') EXECUTE FUNCTION count_labels();
CREATE OR REPLACE TRIGGER labels_count_delete AFTER DELETE ON finding_labels
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT
  WHEN (current_setting('parapet.counts', true) IS DISTINCT
    FROM 'code') EXECUTE FUNCTION count_labels();

-- Sums up the newest differences of an organisation in one of the tables, and continues with older
-- ones as long as at least a quarter of the rows goes away. Rows are deleted by ctid, which stays
-- fast without statistics.
CREATE OR REPLACE FUNCTION fold_newest(counts regclass, client uuid, drawn integer, keys text,
  sums text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  fold CONSTANT text := format($q$
    WITH newest_rows AS (
      SELECT ctid AS place, %2$s FROM %1$s WHERE client_id = $1 ORDER BY id DESC LIMIT $2
    ), taken AS (
      DELETE FROM %1$s WHERE ctid = ANY (ARRAY (SELECT unnest(array_agg(place)) FROM newest_rows
        GROUP BY %2$s HAVING count(*) > 1)) RETURNING *
    ), folded AS (
      INSERT INTO %1$s (%2$s, %3$s) SELECT %2$s, %4$s FROM taken GROUP BY %2$s HAVING %5$s
        RETURNING 1
    )
    SELECT (SELECT count(*) FROM newest_rows), (SELECT count(*) FROM taken) - (SELECT count(*)
      FROM folded) $q$,
    counts, keys, array_to_string(sums, ', '),
    (SELECT string_agg(format('sum(%I)', name), ', ') FROM unnest(sums) AS name),
    (SELECT string_agg(format('sum(%I) <> 0', name), ' OR ') FROM unnest(sums) AS name));
  newest integer := drawn;
  seen bigint;
  saved bigint;
BEGIN
  LOOP
    EXECUTE fold INTO seen, saved USING client, newest;
    EXIT WHEN seen < newest OR saved < seen / 4;
    newest := newest * 4;
  END LOOP;
END $$;

-- The number of rows is random: twice as many rows half as often. A fold therefore costs the same
-- on average however many rows there are, and every row is folded in the end. An organisation has
-- one fold at a time; a skipped fold happens later, and the sums stay right.
CREATE OR REPLACE FUNCTION fold_finding_counts(client uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  drawn CONSTANT integer := 4096 * 2 ^ least(16, floor(-log(2, 1 - random()::numeric)));
  dimensions CONSTANT text :=
    'repository_id, severity, status, false_positive, is_duplicate, tool, category, type, kev';
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended(client::text, 10)) THEN
    RETURN;
  END IF;
  PERFORM fold_newest('finding_counts', client, drawn, 'client_id, ' || dimensions, '{n}');
  PERFORM fold_newest('finding_totals', client, drawn,
    'client_id, severity, status, false_positive, is_duplicate, kev', '{n}');
  PERFORM fold_newest('label_counts', client, drawn, 'client_id, label, ' || dimensions, '{n}');
  PERFORM fold_newest('daily_counts', client, drawn, 'client_id, day, repository_id, severity',
    '{opened,closed,fixed,fix_hours}');
END $$;
