DROP INDEX "users_username";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_email" ON "users" USING btree (lower("email")) WHERE "users"."verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_username" ON "users" USING btree (lower("username")) WHERE "users"."verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_of_client" ON "users" USING btree ("client_id",lower("email"));--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));