CREATE TABLE "host_deliveries" (
	"client_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"delivery" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_deliveries_client_id_webhook_id_delivery_pk" PRIMARY KEY("client_id","webhook_id","delivery")
);
--> statement-breakpoint
CREATE TABLE "host_webhooks" (
	"client_id" uuid NOT NULL,
	"host" text NOT NULL,
	"id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"last_delivery_at" timestamp (3) with time zone,
	CONSTRAINT "host_webhooks_client_id_host_pk" PRIMARY KEY("client_id","host")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "host_webhooks_id" ON "host_webhooks" USING btree ("id");