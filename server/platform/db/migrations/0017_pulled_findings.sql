CREATE TABLE "pull_mappings" (
	"client_id" uuid NOT NULL,
	"source" text NOT NULL,
	"project_id" text NOT NULL,
	"project_name" text NOT NULL,
	"repository_id" uuid NOT NULL,
	"cursor" jsonb,
	"pulled_at" timestamp (3) with time zone,
	"outcome" text,
	"problem" text,
	"scan_id" uuid,
	CONSTRAINT "pull_mappings_client_id_source_project_id_pk" PRIMARY KEY("client_id","source","project_id")
);
--> statement-breakpoint
CREATE INDEX "pull_mappings_repository" ON "pull_mappings" USING btree ("client_id","repository_id");