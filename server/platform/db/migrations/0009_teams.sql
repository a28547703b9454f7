CREATE TABLE "team_members" (
	"client_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "team_members_client_id_team_id_user_id_pk" PRIMARY KEY("client_id","team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_ownerships" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	"repository_id" uuid,
	"tag" text,
	"path" text,
	"except" text[] DEFAULT '{}' NOT NULL,
	"line" integer,
	"position" integer NOT NULL,
	CONSTRAINT "team_ownerships_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "teams_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE INDEX "team_ownerships_team" ON "team_ownerships" USING btree ("client_id","team_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("client_id",lower("name"));