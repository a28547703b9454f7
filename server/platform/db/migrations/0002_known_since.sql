-- A finding counts from the time at which its report arrived: until now it counted from the time that the report states, which may be years before.
DO $$
BEGIN
  -- Row-level security also binds the owner; before the first start there is no such role, and no row.
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'parapet_system') AND has_table_privilege('parapet_system', 'findings', 'UPDATE') THEN
    SET LOCAL ROLE parapet_system;
  END IF;
  UPDATE findings SET
    first_seen_at = created_at,
    due_at = due_at + (created_at - first_seen_at),
    closed_at = greatest(closed_at, created_at)
  WHERE first_seen_at < created_at - interval '1 minute';
  RESET ROLE;
END $$;
