ALTER TABLE "findings" RENAME COLUMN "traits" TO "bitmap_flags";--> statement-breakpoint
ALTER TABLE "findings" RENAME COLUMN "measures" TO "bitmap_ranges";--> statement-breakpoint
-- The routines create it again: a function's result columns cannot be renamed in place.
DROP FUNCTION IF EXISTS search_findings(tsquery, text, text, integer);
