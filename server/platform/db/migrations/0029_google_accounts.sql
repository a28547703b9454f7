ALTER TABLE "users" ADD COLUMN "google_sub" text;--> statement-breakpoint
CREATE INDEX "users_google_sub" ON "users" USING btree ("google_sub") WHERE google_sub is not null;