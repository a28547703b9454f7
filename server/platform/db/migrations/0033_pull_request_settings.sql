CREATE TABLE "pull_request_settings" (
	"client_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pull_request_settings_client_id_repository_id_pk" PRIMARY KEY("client_id","repository_id")
);
