CREATE TABLE "known_networks" (
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_networks_client_id_user_id_network_pk" PRIMARY KEY("client_id","user_id","network")
);
--> statement-breakpoint
CREATE TABLE "unusual_logins" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"address" text,
	"device" text,
	"new_device" text,
	"new_network" text,
	"means" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unusual_logins_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "known_device" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "finding_visits" ADD COLUMN "seen_all_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "finding_visits" ADD COLUMN "seen_all_undo" jsonb;--> statement-breakpoint
ALTER TABLE "finding_visits" ADD COLUMN "seen" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "finding_visits" ADD COLUMN "unseen" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "unusual_logins_user" ON "unusual_logins" USING btree ("client_id","user_id");