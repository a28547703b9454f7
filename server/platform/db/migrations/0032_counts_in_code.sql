-- The server writes the differences from here on (platform/db/counted-writes.ts); the triggers of the
-- routines count what a server of the version before writes. A server of that version must not start
-- on this database again: it would put back triggers that count everything, a second time.
COMMENT ON TABLE "finding_counts" IS 'Differences to be summed, written with each change of findings';
