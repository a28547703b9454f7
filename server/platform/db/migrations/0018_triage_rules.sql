CREATE TABLE "finding_due_dates" (
	"client_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "finding_due_dates_client_id_finding_id_pk" PRIMARY KEY("client_id","finding_id")
);
--> statement-breakpoint
CREATE TABLE "triage_rules" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"change" jsonb NOT NULL,
	"position" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"last_job_id" uuid,
	"last_run_at" timestamp (3) with time zone,
	"last_changed" integer,
	CONSTRAINT "triage_rules_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "triage_rules_name" ON "triage_rules" USING btree ("client_id",lower("name"));