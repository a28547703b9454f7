ALTER TABLE "remediations" ADD COLUMN "pull_request_head" text;--> statement-breakpoint
ALTER TABLE "remediations" ADD COLUMN "pull_request_base" text;--> statement-breakpoint
ALTER TABLE "remediations" ADD COLUMN "pull_request_checks" jsonb;--> statement-breakpoint
ALTER TABLE "remediations" ADD COLUMN "pull_request_update" jsonb;--> statement-breakpoint
ALTER TABLE "remediations" ADD COLUMN "pull_request_tries" jsonb DEFAULT '[]'::jsonb NOT NULL;