CREATE TABLE "codeowners_files" (
	"client_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"path" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	"problem" text,
	CONSTRAINT "codeowners_files_client_id_repository_id_pk" PRIMARY KEY("client_id","repository_id")
);
--> statement-breakpoint
CREATE TABLE "codeowners_paths" (
	"client_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"file" text NOT NULL,
	"owner" text NOT NULL,
	"handle" text NOT NULL,
	"line" integer NOT NULL,
	"pattern" text NOT NULL,
	CONSTRAINT "codeowners_paths_client_id_repository_id_file_owner_pk" PRIMARY KEY("client_id","repository_id","file","owner")
);
--> statement-breakpoint
CREATE INDEX "codeowners_paths_owner" ON "codeowners_paths" USING btree ("client_id","owner","repository_id");