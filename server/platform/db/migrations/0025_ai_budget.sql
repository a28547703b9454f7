CREATE TABLE "ai_months" (
	"client_id" uuid NOT NULL,
	"month" text NOT NULL,
	"told" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "ai_months_client_id_month_pk" PRIMARY KEY("client_id","month")
);
--> statement-breakpoint
CREATE TABLE "ai_reservations" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tokens" bigint NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_reservations_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"client_id" uuid NOT NULL,
	"month" text NOT NULL,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"estimated" integer DEFAULT 0 NOT NULL,
	"tokens_in" bigint DEFAULT 0 NOT NULL,
	"tokens_out" bigint DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_usage_client_id_month_purpose_provider_model_pk" PRIMARY KEY("client_id","month","purpose","provider","model")
);
--> statement-breakpoint
CREATE TABLE "reviewer_notes" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"rule_id" text NOT NULL,
	"finding_id" uuid NOT NULL,
	"about" text NOT NULL,
	"before" text,
	"decision" text NOT NULL,
	"source" text NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_by" text,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "reviewer_notes_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reviewer_notes_said" ON "reviewer_notes" USING btree ("client_id","repository_id","tool","rule_id",md5(source));--> statement-breakpoint
CREATE INDEX "reviewer_notes_newest" ON "reviewer_notes" USING btree ("client_id","created_at","id");
--> statement-breakpoint
-- What reviewers said so far, each text once for a rule in a repository.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'parapet_system') AND has_table_privilege('parapet_system', 'finding_events', 'SELECT') THEN
    GRANT SELECT, INSERT ON reviewer_notes TO parapet_system;
    SET LOCAL ROLE parapet_system;
  END IF;
  INSERT INTO reviewer_notes (client_id, id, repository_id, tool, rule_id, finding_id, about, before, decision, source, text, author, created_at)
  SELECT DISTINCT ON (f.client_id, f.repository_id, f.tool, f.rule_id, md5(e.reason))
    f.client_id, e.id, f.repository_id, f.tool, f.rule_id, f.id, e.kind, e.data ->> 'from', e.data ->> 'to', e.reason, e.reason, coalesce(e.actor_name, ''), e.created_at
  FROM finding_events e
  JOIN findings f ON f.client_id = e.client_id AND f.id = e.finding_id
  WHERE e.kind IN ('opinion', 'false_positive') AND e.actor_id IS NOT NULL AND e.reason <> '' AND e.data ->> 'to' IS NOT NULL AND NOT e.data ? 'rule' AND NOT e.data ? 'cause'
  ORDER BY f.client_id, f.repository_id, f.tool, f.rule_id, md5(e.reason), e.id DESC
  ON CONFLICT DO NOTHING;
  RESET ROLE;
END $$;
