ALTER TABLE "team_ownerships" DROP COLUMN "source";--> statement-breakpoint
ALTER TABLE "team_ownerships" DROP COLUMN "except";--> statement-breakpoint
ALTER TABLE "team_ownerships" DROP COLUMN "line";