CREATE TABLE "file_objects" (
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_objects_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "file_objects_name" ON "file_objects" USING btree ("client_id","name") WHERE state = 'stored';