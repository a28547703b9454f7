-- The two roles that transactions run as. The owner of the database needs CREATEROLE for this.
-- Otherwise an administrator of the database runs this file once (docs/operations.md).
DO $$
BEGIN
  -- Roles belong to the whole cluster: the start on another database may be creating them now.
  PERFORM pg_advisory_xact_lock(727274);
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'parapet_app') THEN
    CREATE ROLE parapet_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'parapet_system') THEN
    CREATE ROLE parapet_system NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END $$;

-- SET ROLE needs membership up to PostgreSQL 15. Since 16 the creator of a role is its member, but
-- without the SET option until the creator grants it; `pg_has_role` tests that option as 'SET'.
DO $$
DECLARE
  needed text :=
    CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['parapet_app', 'parapet_system'] LOOP
    IF NOT pg_has_role(current_user, name, needed) THEN
      EXECUTE format('GRANT %I TO %I', name, current_user);
    END IF;
  END LOOP;
END $$;
