-- What `live_secret` asks: read from an index and counted, instead of the reported confidence of each finding.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'parapet_system') AND has_table_privilege('parapet_system', 'finding_labels', 'INSERT') THEN
    SET LOCAL ROLE parapet_system;
  END IF;
  INSERT INTO finding_labels (client_id, label, finding_id, origin)
  SELECT f.client_id, 'secret:live', f.id, 'report'
  FROM findings f JOIN finding_details d ON d.client_id = f.client_id AND d.finding_id = f.id
  WHERE f.category = 'secret' AND d.data->>'confidence' = 'high'
  ON CONFLICT DO NOTHING;
  RESET ROLE;
END $$;
