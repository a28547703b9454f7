CREATE TABLE "file_chunks" (
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_chunks_client_id_name_position_pk" PRIMARY KEY("client_id","name","position")
);
