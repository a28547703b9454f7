CREATE TABLE "scan_group_parts" (
	"client_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"scan_id" uuid NOT NULL,
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"whole" boolean NOT NULL,
	"late" boolean NOT NULL,
	"speaks_for" text[] NOT NULL,
	"stating" text[] NOT NULL,
	"observed_at" timestamp (3) with time zone NOT NULL,
	"findings" uuid[] NOT NULL,
	CONSTRAINT "scan_group_parts_client_id_group_id_scan_id_pk" PRIMARY KEY("client_id","group_id","scan_id")
);
--> statement-breakpoint
CREATE TABLE "scan_groups" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"name" text NOT NULL,
	"branch" text NOT NULL,
	"target" text NOT NULL,
	"tools" text[] NOT NULL,
	"parts" integer,
	"closed_by" uuid,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scan_groups_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "group_name" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "group_part" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "group_parts" integer;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "group_whole" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "group_sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "group_id" uuid;--> statement-breakpoint
CREATE INDEX "scan_groups_repository" ON "scan_groups" USING btree ("client_id","repository_id","name");--> statement-breakpoint
CREATE INDEX "scans_group" ON "scans" USING btree ("client_id","repository_id","group_name") WHERE group_name is not null;