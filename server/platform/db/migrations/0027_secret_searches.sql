CREATE TABLE "finding_secret_searches" (
	"client_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"places" jsonb NOT NULL,
	"places_total" integer NOT NULL,
	"commits_searched" integer NOT NULL,
	"files_left_out" integer NOT NULL,
	"cut" text,
	"is_private" boolean NOT NULL,
	"forks" integer,
	"searched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finding_secret_searches_client_id_finding_id_pk" PRIMARY KEY("client_id","finding_id")
);
