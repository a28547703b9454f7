CREATE TABLE "organization_pull_request_settings" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"opens_for" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "remediations" ADD COLUMN "pull_request_branch" text;