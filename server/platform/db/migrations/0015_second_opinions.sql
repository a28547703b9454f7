CREATE TABLE "finding_opinions" (
	"client_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"confidence" integer NOT NULL,
	"summary" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"model" text NOT NULL,
	"files_read" integer NOT NULL,
	"lines_read" integer NOT NULL,
	"secrets_masked" integer NOT NULL,
	"tokens" integer,
	"basis" text NOT NULL,
	"judged_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "finding_opinions_client_id_finding_id_pk" PRIMARY KEY("client_id","finding_id")
);
--> statement-breakpoint
CREATE TABLE "opinion_days" (
	"client_id" uuid NOT NULL,
	"day" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"told" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "opinion_days_client_id_day_pk" PRIMARY KEY("client_id","day")
);
