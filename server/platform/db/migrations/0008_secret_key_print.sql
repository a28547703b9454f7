CREATE TABLE "secret_key_print" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" text NOT NULL
);
