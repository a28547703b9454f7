-- A known vulnerability of a component is a failure of the supply chain (A03:2025, A06:2021), whatever weakness it has itself.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'parapet_system') AND has_table_privilege('parapet_system', 'finding_labels', 'INSERT') THEN
    SET LOCAL ROLE parapet_system;
  END IF;
  INSERT INTO finding_labels (client_id, label, finding_id, origin)
  SELECT f.client_id, category.label, f.id, 'report'
  FROM findings f CROSS JOIN (VALUES ('owasp:A03:2025'), ('owasp:A06:2021')) AS category (label)
  WHERE f.component IS NOT NULL AND f.vulnerability IS NOT NULL
  ON CONFLICT DO NOTHING;
  RESET ROLE;
END $$;
