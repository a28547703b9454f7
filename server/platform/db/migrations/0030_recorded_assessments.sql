CREATE TABLE "recorded_assessments" (
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"until" date NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recorded_assessments_client_id_kind_code_pk" PRIMARY KEY("client_id","kind","code")
);
