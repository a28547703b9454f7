CREATE TABLE "finding_visits" (
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finding_visits_client_id_user_id_pk" PRIMARY KEY("client_id","user_id")
);
