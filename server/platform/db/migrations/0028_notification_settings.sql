ALTER TABLE "users" ADD COLUMN "notification_settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "in_app" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "pending_mail" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "read_together_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "notifications_pending_mail" ON "notifications" USING btree ("client_id","user_id") WHERE pending_mail is not null;