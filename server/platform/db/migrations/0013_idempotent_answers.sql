CREATE TABLE "idempotent_answers" (
	"client_id" uuid NOT NULL,
	"key" "bytea" NOT NULL,
	"request" "bytea" NOT NULL,
	"answer" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_client_id_key_pk" PRIMARY KEY("client_id","key")
);
