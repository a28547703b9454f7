-- Row-level security, the second wall between organisations: of a table with a client_id, a
-- transaction reads and writes only the rows of the organisation that it names. This file runs
-- after every migration, so that it covers new tables as well.

-- NULL where the transaction names no organisation: NULL equals no client_id.
CREATE OR REPLACE FUNCTION current_client() RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('parapet.client_id', true), '')::uuid $$;

GRANT USAGE ON SCHEMA public TO parapet_app, parapet_system;

DO $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT c.oid::regclass AS name,
           EXISTS (
             SELECT FROM pg_attribute a
             WHERE a.attrelid = c.oid AND a.attname = 'client_id' AND NOT a.attisdropped
           ) AS of_tenant
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace
      AND c.relkind IN ('r', 'p') AND NOT c.relispartition
  LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO parapet_system', t.name);
    IF t.of_tenant THEN
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO parapet_app', t.name);
      EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t.name);
      EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', t.name);
      EXECUTE format('DROP POLICY IF EXISTS tenant ON %s', t.name);
      EXECUTE format($q$
        CREATE POLICY tenant ON %s TO parapet_app
          USING (client_id = (SELECT current_client()))
          WITH CHECK (client_id = (SELECT current_client())) $q$, t.name);
      EXECUTE format('DROP POLICY IF EXISTS across ON %s', t.name);
      EXECUTE format(
        'CREATE POLICY across ON %s TO parapet_system USING (true) WITH CHECK (true)', t.name);
    ELSE
      -- Public reference data: organisations read it, jobs of the server write it.
      EXECUTE format('GRANT SELECT ON %s TO parapet_app', t.name);
    END IF;
  END LOOP;
  REVOKE ALL ON rate_limits FROM parapet_app;
  REVOKE ALL ON passkey_challenges FROM parapet_app;
  REVOKE ALL ON secret_key_print FROM parapet_app;
  REVOKE ALL ON deleted_clients FROM parapet_app;
END $$;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO parapet_app, parapet_system;

-- A backup reads as parapet_system, because row-level security also holds for the owner.
GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO parapet_system;
GRANT USAGE ON SCHEMA drizzle TO parapet_system;
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO parapet_system;
GRANT SELECT ON ALL SEQUENCES IN SCHEMA drizzle TO parapet_system;
