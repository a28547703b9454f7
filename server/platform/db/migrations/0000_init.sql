CREATE TABLE "api_tokens" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"prefix" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_tokens_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"organization_name" text NOT NULL,
	"tier" text DEFAULT 'free' NOT NULL,
	"brought_by" uuid,
	"piloting" boolean DEFAULT false NOT NULL,
	"document" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"account_setup_at" timestamp (3) with time zone,
	"reminder_sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_tokens_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_client_id_user_id_code_hash_pk" PRIMARY KEY("client_id","user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"role" text NOT NULL,
	"is_partner" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"verified_at" timestamp (3) with time zone,
	"two_factor_secret" "bytea",
	"two_factor_enabled_at" timestamp (3) with time zone,
	"two_factor_last_step" integer,
	"avatar_url" text,
	"invited_by" uuid,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"client_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"account_id" text NOT NULL,
	"email" text,
	"subscription_id" text,
	"status" text,
	"granted_tier" text,
	"asked" integer DEFAULT 0 NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_accounts_client_id_provider_pk" PRIMARY KEY("client_id","provider")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"client_id" uuid NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_events_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "bulk_items" (
	"client_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"outcome" text DEFAULT 'pending' NOT NULL,
	"code" text,
	"reason" text,
	"link" text,
	"before" jsonb,
	"version_after" integer,
	CONSTRAINT "bulk_items_client_id_job_id_finding_id_pk" PRIMARY KEY("client_id","job_id","finding_id")
);
--> statement-breakpoint
CREATE TABLE "export_files" (
	"client_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size" double precision NOT NULL,
	"token_hash" "bytea",
	"token_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "export_files_client_id_job_id_pk" PRIMARY KEY("client_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "container_specs" (
	"client_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"image" text NOT NULL,
	"tag" text NOT NULL,
	"fields" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "container_specs_client_id_repository_id_pk" PRIMARY KEY("client_id","repository_id")
);
--> statement-breakpoint
CREATE TABLE "domain_repositories" (
	"client_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	CONSTRAINT "domain_repositories_client_id_domain_id_repository_id_pk" PRIMARY KEY("client_id","domain_id","repository_id")
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"domain" text NOT NULL,
	"challenge" text NOT NULL,
	"validated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "domains_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"active" boolean NOT NULL,
	"discount_percent" double precision NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"category" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"conditions" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policies_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "pricings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"tier" text NOT NULL,
	"price_usd" double precision NOT NULL,
	"discount_percent" double precision NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"included_repositories" integer,
	"included_members" integer,
	"included_ai_fixes" integer,
	"stripe_product_id" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_connectors" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"kind" text NOT NULL,
	"definition" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"published" boolean NOT NULL,
	"added" boolean DEFAULT false NOT NULL,
	"author_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_connectors_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "components" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"scan_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"name" text NOT NULL,
	"version" text,
	"purl" text,
	"ecosystem" text,
	"type" text,
	"direct" boolean,
	"licenses" text[] DEFAULT '{}' NOT NULL,
	"repeated" boolean DEFAULT false NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "components_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "dependencies" (
	"client_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"scan_id" uuid NOT NULL,
	"from_ref" text NOT NULL,
	"to_ref" text NOT NULL,
	CONSTRAINT "dependencies_client_id_repository_id_scan_id_from_ref_to_ref_pk" PRIMARY KEY("client_id","repository_id","scan_id","from_ref","to_ref")
);
--> statement-breakpoint
CREATE TABLE "repository_bills" (
	"client_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"scan_id" uuid NOT NULL,
	CONSTRAINT "repository_bills_client_id_repository_id_subject_pk" PRIMARY KEY("client_id","repository_id","subject")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"page" text,
	"may_contact" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "feedback_screenshots" (
	"client_id" uuid NOT NULL,
	"feedback_id" uuid NOT NULL,
	"media_type" text NOT NULL,
	"picture" "bytea" NOT NULL,
	CONSTRAINT "feedback_screenshots_client_id_feedback_id_pk" PRIMARY KEY("client_id","feedback_id")
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"client_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"day" date NOT NULL,
	"repository_id" uuid NOT NULL,
	"severity" text NOT NULL,
	"opened" integer NOT NULL,
	"closed" integer NOT NULL,
	"fixed" integer NOT NULL,
	"fix_hours" integer NOT NULL,
	CONSTRAINT "daily_counts_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "finding_counts" (
	"client_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"repository_id" uuid NOT NULL,
	"severity" text NOT NULL,
	"status" text NOT NULL,
	"false_positive" boolean NOT NULL,
	"is_duplicate" boolean NOT NULL,
	"kev" boolean NOT NULL,
	"tool" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "finding_counts_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "finding_files" (
	"client_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "finding_files_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "finding_totals" (
	"client_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"severity" text NOT NULL,
	"status" text NOT NULL,
	"false_positive" boolean NOT NULL,
	"is_duplicate" boolean NOT NULL,
	"kev" boolean NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "finding_totals_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "label_counts" (
	"client_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"label" text NOT NULL,
	"kind" text GENERATED ALWAYS AS (split_part(label, ':', 1)) STORED NOT NULL,
	"repository_id" uuid NOT NULL,
	"severity" text NOT NULL,
	"status" text NOT NULL,
	"false_positive" boolean NOT NULL,
	"is_duplicate" boolean NOT NULL,
	"kev" boolean NOT NULL,
	"tool" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "label_counts_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "control_sets" (
	"set_id" bigint NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "control_sets_set_id_label_pk" PRIMARY KEY("set_id","label")
);
--> statement-breakpoint
CREATE TABLE "finding_details" (
	"client_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "finding_details_client_id_finding_id_pk" PRIMARY KEY("client_id","finding_id")
);
--> statement-breakpoint
CREATE TABLE "finding_events" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"scan_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_events_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "finding_labels" (
	"client_id" uuid NOT NULL,
	"label" text NOT NULL,
	"finding_id" uuid NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "finding_labels_client_id_label_finding_id_pk" PRIMARY KEY("client_id","label","finding_id")
);
--> statement-breakpoint
CREATE TABLE "finding_links" (
	"client_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"canonical_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"facts" jsonb,
	"comment" text,
	"origin" text NOT NULL,
	"state" text DEFAULT 'linked' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_links_client_id_finding_id_canonical_id_pk" PRIMARY KEY("client_id","finding_id","canonical_id")
);
--> statement-breakpoint
CREATE TABLE "finding_sends" (
	"client_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"sent_by" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_sends_client_id_finding_id_user_id_pk" PRIMARY KEY("client_id","finding_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "finding_sightings" (
	"client_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"branch" text NOT NULL,
	"finding_id" uuid NOT NULL,
	CONSTRAINT "finding_sightings_client_id_repository_id_branch_finding_id_pk" PRIMARY KEY("client_id","repository_id","branch","finding_id")
);
--> statement-breakpoint
CREATE TABLE "finding_versions" (
	"client_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"version" text NOT NULL,
	"scan_id" uuid NOT NULL,
	CONSTRAINT "finding_versions_client_id_repository_id_finding_id_version_pk" PRIMARY KEY("client_id","repository_id","finding_id","version")
);
--> statement-breakpoint
CREATE TABLE "findings" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"traits" bigint GENERATED ALWAYS AS (((severity_rank)::bigint << 0) | ((coalesce(array_position(array['open','in_progress','fixed','risk_accepted'], status), 0))::bigint << 3) | ((case when false_positive then 1 else 0 end)::bigint << 6) | ((case when is_duplicate then 1 else 0 end)::bigint << 7) | ((case when is_subfinding then 1 else 0 end)::bigint << 8) | ((case when kev then 1 else 0 end)::bigint << 9) | ((case when review_requested then 1 else 0 end)::bigint << 10) | ((coalesce(array_position(array['none','advice','upgrade','fix_in_report'], mitigation), 0))::bigint << 11) | ((coalesce(hashtext(remediation_type)::bigint, 0) & 7)::bigint << 14) | ((coalesce(hashtext(category)::bigint, 0) & 31)::bigint << 17) | ((coalesce(hashtext(provider)::bigint, 0) & 7)::bigint << 22) | ((coalesce(hashtext(language)::bigint, 0) & 63)::bigint << 25) | ((coalesce(hashtext(type)::bigint, 0) & 127)::bigint << 31) | ((coalesce(hashtext(tool)::bigint, 0) & 255)::bigint << 38) | ((uuid_hash(repository_id)::bigint & 511)::bigint << 46) | ((coalesce(hashtext(rule_id)::bigint, 0) & 255)::bigint << 55)) STORED NOT NULL,
	"measures" bigint GENERATED ALWAYS AS (((least(100, greatest(0, priority)))::bigint << 0) | ((least(100, greatest(0, fixing_effort)))::bigint << 7) | ((case when cvss_score is null then 0 else least(101, greatest(1, round((cvss_score * 10)::numeric) + 1))::bigint end)::bigint << 14) | ((case when first_seen_at is null then 16383 else least(16382, greatest(0, floor(extract(epoch from first_seen_at - '2000-01-01 00:00:00+00'::timestamptz) / 86400)))::bigint end)::bigint << 21) | ((coalesce(width_bucket(start_column, '{1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,90,100,110,120,130,140,150,160,170,180,190,200,210,220,230,240,290,340,390,440,490,540,590,640,690,740,790,840,890,940,990,1590,2190,2790,3390,3990,4590,5190,5790,6390,6990,7590,8190,8790,9390,9990}'::integer[]) + 1, 0))::bigint << 35) | ((coalesce(width_bucket(end_column, '{1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,90,100,110,120,130,140,150,160,170,180,190,200,210,220,230,240,290,340,390,440,490,540,590,640,690,740,790,840,890,940,990,1590,2190,2790,3390,3990,4590,5190,5790,6390,6990,7590,8190,8790,9390,9990}'::integer[]) + 1, 0))::bigint << 42) | ((coalesce(hashtext(branch)::bigint, 0) & 15)::bigint << 49) | ((coalesce(hashtext(issue_owner)::bigint, 0) & 255)::bigint << 53) | ((case when has_fix then 1 else 0 end)::bigint << 61) | ((case when due_at is not null then 1 else 0 end)::bigint << 62)) STORED NOT NULL,
	"due_order" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(due_at, 'infinity'::timestamptz)) STORED NOT NULL,
	"cvss_order" double precision GENERATED ALWAYS AS (coalesce(cvss_score, '-1'::float8)) STORED NOT NULL,
	"epss_order" double precision GENERATED ALWAYS AS (coalesce(epss_score, '-1'::float8)) STORED NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"severity_rank" integer NOT NULL,
	"severity_order" integer GENERATED ALWAYS AS ((4 - severity_rank) * 1000 + priority) STORED NOT NULL,
	"priority" integer NOT NULL,
	"fixing_effort" integer NOT NULL,
	"kev" boolean DEFAULT false NOT NULL,
	"has_fix" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"false_positive" boolean DEFAULT false NOT NULL,
	"is_duplicate" boolean DEFAULT false NOT NULL,
	"is_subfinding" boolean DEFAULT false NOT NULL,
	"severity_overridden" boolean DEFAULT false NOT NULL,
	"review_requested" boolean DEFAULT false NOT NULL,
	"severity" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"repository_name" text NOT NULL,
	"branch" text NOT NULL,
	"file_order" text GENERATED ALWAYS AS (coalesce(file, '')) STORED NOT NULL,
	"component_order" text GENERATED ALWAYS AS (coalesce(component, '')) STORED NOT NULL,
	"title" text NOT NULL,
	"tool" text NOT NULL,
	"rule_id" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"mitigation" text NOT NULL,
	"reported_severity" text NOT NULL,
	"rule_name" text,
	"cvss_score" double precision,
	"epss_score" double precision,
	"file" text,
	"file_type" text,
	"language" text,
	"start_line" integer,
	"start_column" integer,
	"end_line" integer,
	"end_column" integer,
	"component" text,
	"component_version" text,
	"purl" text,
	"fixed_version" text,
	"endpoint" text,
	"vulnerability" text,
	"provider" text,
	"remediation_type" text,
	"issue_owner" text,
	"control_set" bigint,
	"identity" text NOT NULL,
	"follow_key" text,
	"same_as" text[] DEFAULT '{}' NOT NULL,
	"content_hash" text NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"match_reason" text DEFAULT 'new' NOT NULL,
	"canonical_id" uuid,
	"assignee_id" uuid,
	"closed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_scan_id" uuid,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "findings_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "risk_acceptances" (
	"client_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	"until_fix" boolean DEFAULT false NOT NULL,
	"accepted_by" uuid NOT NULL,
	"approver" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risk_acceptances_client_id_finding_id_pk" PRIMARY KEY("client_id","finding_id")
);
--> statement-breakpoint
CREATE TABLE "scan_before" (
	"client_id" uuid NOT NULL,
	"scan_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"finding" jsonb NOT NULL,
	"data" jsonb,
	"labels" text[],
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "scan_before_client_id_scan_id_finding_id_pk" PRIMARY KEY("client_id","scan_id","finding_id")
);
--> statement-breakpoint
CREATE TABLE "scan_stage" (
	"client_id" uuid NOT NULL,
	"scan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"new_id" uuid NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"fixing_effort" integer DEFAULT 0 NOT NULL,
	"kev" boolean DEFAULT false NOT NULL,
	"has_fix" boolean DEFAULT false NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"tool" text NOT NULL,
	"rule_id" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"mitigation" text DEFAULT '' NOT NULL,
	"reported_severity" text DEFAULT '' NOT NULL,
	"rule_name" text,
	"cvss_score" double precision,
	"epss_score" double precision,
	"file" text,
	"file_type" text,
	"language" text,
	"start_line" integer,
	"start_column" integer,
	"end_line" integer,
	"end_column" integer,
	"component" text,
	"component_version" text,
	"purl" text,
	"fixed_version" text,
	"endpoint" text,
	"vulnerability" text,
	"provider" text,
	"remediation_type" text,
	"issue_owner" text,
	"control_set" bigint,
	"identity" text NOT NULL,
	"follow_key" text,
	"same_as" text[] DEFAULT '{}' NOT NULL,
	"content_hash" text NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"severity_rank" integer DEFAULT 0 NOT NULL,
	"first_seen_at" timestamp (3) with time zone,
	"words" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"false_positive" boolean DEFAULT false NOT NULL,
	"pointer" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"known" boolean DEFAULT false NOT NULL,
	"finding_id" uuid,
	"match" text,
	"superseded_at" timestamp (3) with time zone,
	"differs" boolean DEFAULT false NOT NULL,
	CONSTRAINT "scan_stage_client_id_scan_id_position_pk" PRIMARY KEY("client_id","scan_id","position")
);
--> statement-breakpoint
CREATE TABLE "vulnerability_aliases" (
	"client_id" uuid NOT NULL,
	"vulnerability" text NOT NULL,
	"alias" text NOT NULL,
	CONSTRAINT "vulnerability_aliases_client_id_vulnerability_alias_pk" PRIMARY KEY("client_id","vulnerability","alias")
);
--> statement-breakpoint
CREATE TABLE "epss_scores" (
	"cve" text PRIMARY KEY NOT NULL,
	"score" double precision NOT NULL,
	"percentile" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intelligence_feeds" (
	"feed" text PRIMARY KEY NOT NULL,
	"version" text,
	"date" date,
	"entries" integer DEFAULT 0 NOT NULL,
	"loaded_at" timestamp (3) with time zone,
	"source" text NOT NULL,
	"error" text,
	"fault" jsonb,
	"attempted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "kev_entries" (
	"cve" text PRIMARY KEY NOT NULL,
	"date_added" date NOT NULL,
	"ransomware" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "osv_aliases" (
	"vulnerability" text NOT NULL,
	"alias" text NOT NULL,
	"record" text NOT NULL,
	CONSTRAINT "osv_aliases_vulnerability_alias_record_pk" PRIMARY KEY("vulnerability","alias","record")
);
--> statement-breakpoint
CREATE TABLE "osv_lookups" (
	"vulnerability" text PRIMARY KEY NOT NULL,
	"known" boolean NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text,
	CONSTRAINT "audit_log_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"dedupe_key" text,
	"progress" double precision DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer DEFAULT 5 NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_owner" uuid,
	"lease_until" timestamp (3) with time zone,
	"result" jsonb,
	"error" text,
	"error_code" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'unread' NOT NULL,
	"title" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"facts" jsonb,
	"subject_type" text,
	"subject_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"subject" text NOT NULL,
	"body" "bytea" NOT NULL,
	"preview" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"delivery" text,
	"answer" text,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"ciphertext" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "secrets_client_id_name_pk" PRIMARY KEY("client_id","name")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "settings_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE TABLE "remediation_versions" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"remediation_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"code_diff" text,
	"source" text NOT NULL,
	"model" text,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	"replaced_by" text NOT NULL,
	CONSTRAINT "remediation_versions_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "remediations" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"type" text NOT NULL,
	"source" text DEFAULT 'report' NOT NULL,
	"code_diff_original" text,
	"code_diff" text,
	"code_snippet" text,
	"file_path" text,
	"line" integer,
	"template" text,
	"template_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reference_url" text,
	"pull_request_url" text,
	"pull_request_number" integer,
	"pull_request_state" text,
	"issue_url" text,
	"error" text,
	"error_code" text,
	"model" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"job_id" uuid,
	"basis" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remediations_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "repositories" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"nickname" text NOT NULL,
	"uri" text,
	"url" text,
	"source_control" text NOT NULL,
	"branch" text DEFAULT 'main' NOT NULL,
	"repo_type" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"description" text,
	"pipeline" boolean DEFAULT false NOT NULL,
	"workflow_pr_url" text,
	"active" boolean DEFAULT true NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"deals_with_confidential_data" boolean DEFAULT false NOT NULL,
	"primary_purpose" text,
	"home_of" text,
	"last_scan_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "repositories_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "repository_members" (
	"client_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "repository_members_client_id_user_id_repository_id_pk" PRIMARY KEY("client_id","user_id","repository_id")
);
--> statement-breakpoint
CREATE TABLE "scan_ignored" (
	"client_id" uuid NOT NULL,
	"scan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"type" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pointer" text NOT NULL,
	CONSTRAINT "scan_ignored_client_id_scan_id_position_pk" PRIMARY KEY("client_id","scan_id","position")
);
--> statement-breakpoint
CREATE TABLE "scan_matches" (
	"client_id" uuid NOT NULL,
	"scan_id" uuid NOT NULL,
	"findings" uuid[] NOT NULL,
	CONSTRAINT "scan_matches_client_id_scan_id_pk" PRIMARY KEY("client_id","scan_id")
);
--> statement-breakpoint
CREATE TABLE "scan_targets" (
	"client_id" uuid NOT NULL,
	"scan_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"branch" text NOT NULL,
	"tool" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "scan_targets_client_id_scan_id_tool_target_pk" PRIMARY KEY("client_id","scan_id","tool","target")
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"phase" text DEFAULT 'waiting' NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"file_name" text NOT NULL,
	"file_size" double precision NOT NULL,
	"file_hash" text NOT NULL,
	"upload" text,
	"run_id" uuid,
	"kind" text,
	"cause" text,
	"scanner" text,
	"run_subject" text,
	"again_of" uuid,
	"tool_hint" text,
	"ext_hint" text,
	"target" text,
	"subject" text DEFAULT '' NOT NULL,
	"bill_put_away" boolean DEFAULT false NOT NULL,
	"tools" text[] DEFAULT '{}' NOT NULL,
	"tool_version" text,
	"format" text,
	"branch" text,
	"commit" text,
	"complete" boolean DEFAULT true NOT NULL,
	"dry_run" boolean DEFAULT false NOT NULL,
	"generation" uuid,
	"observed_at" timestamp (3) with time zone,
	"counts" jsonb DEFAULT '{"total":0,"new":0,"new_by_severity":{"critical":0,"high":0,"medium":0,"low":0,"info":0},"matched":0,"moved":0,"reopened":0,"fixed":0,"duplicates":0,"ignored":0,"components":0}'::jsonb NOT NULL,
	"ignored_by_reason" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_code" text,
	"error_message" text,
	"error_type" text,
	"error_facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"error_pointer" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"events_from" timestamp (3) with time zone,
	"events_to" timestamp (3) with time zone,
	CONSTRAINT "scans_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "active_filters" (
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"filter_id" uuid NOT NULL,
	CONSTRAINT "active_filters_client_id_user_id_source_pk" PRIMARY KEY("client_id","user_id","source")
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text DEFAULT 'findings' NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_filters_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "selected_columns" (
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "selected_columns_client_id_user_id_pk" PRIMARY KEY("client_id","user_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_token" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_token" ON "one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("client_id","user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_account" ON "billing_accounts" USING btree ("provider","account_id");--> statement-breakpoint
CREATE INDEX "bulk_items_pending" ON "bulk_items" USING btree ("client_id","job_id","finding_id") WHERE outcome = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "export_files_token" ON "export_files" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "domain_repositories_repository" ON "domain_repositories" USING btree ("client_id","repository_id");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_domain" ON "domains" USING btree ("client_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_email" ON "partners" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "policies_name" ON "policies" USING btree ("client_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "pricings_name" ON "pricings" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "user_connectors_name" ON "user_connectors" USING btree ("client_id",lower("name"));--> statement-breakpoint
CREATE INDEX "components_repository" ON "components" USING btree ("client_id","repository_id","scan_id","ref");--> statement-breakpoint
CREATE INDEX "components_name" ON "components" USING btree ("client_id","name","id");--> statement-breakpoint
CREATE INDEX "dependencies_to" ON "dependencies" USING btree ("client_id","repository_id","scan_id","to_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "repository_bills_scan" ON "repository_bills" USING btree ("client_id","scan_id");--> statement-breakpoint
CREATE INDEX "daily_counts_day" ON "daily_counts" USING btree ("client_id","day");--> statement-breakpoint
CREATE INDEX "finding_counts_repository" ON "finding_counts" USING btree ("client_id","repository_id");--> statement-breakpoint
CREATE INDEX "finding_counts_tool" ON "finding_counts" USING btree ("client_id","tool");--> statement-breakpoint
CREATE INDEX "finding_files_file" ON "finding_files" USING btree ("client_id","file");--> statement-breakpoint
CREATE INDEX "label_counts_kind" ON "label_counts" USING btree ("client_id","kind","label");--> statement-breakpoint
CREATE INDEX "control_sets_label" ON "control_sets" USING btree ("label","set_id");--> statement-breakpoint
CREATE INDEX "finding_events_finding" ON "finding_events" USING btree ("client_id","finding_id","id");--> statement-breakpoint
CREATE INDEX "finding_labels_finding" ON "finding_labels" USING btree ("client_id","finding_id","label");--> statement-breakpoint
CREATE INDEX "finding_links_canonical" ON "finding_links" USING btree ("client_id","canonical_id");--> statement-breakpoint
CREATE INDEX "finding_sightings_finding" ON "finding_sightings" USING btree ("client_id","finding_id");--> statement-breakpoint
CREATE INDEX "finding_versions_finding" ON "finding_versions" USING btree ("client_id","finding_id");--> statement-breakpoint
CREATE INDEX "findings_identity" ON "findings" USING btree ("client_id","repository_id","identity");--> statement-breakpoint
CREATE INDEX "findings_top" ON "findings" USING btree ("client_id","repository_id","priority") WHERE status in ('open', 'in_progress') and not false_positive and not is_duplicate;--> statement-breakpoint
CREATE INDEX "findings_follow" ON "findings" USING btree ("client_id","repository_id","follow_key") WHERE follow_key is not null;--> statement-breakpoint
CREATE INDEX "findings_priority" ON "findings" USING btree ("client_id","priority","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_severity" ON "findings" USING btree ("client_id","severity_order","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_title" ON "findings" USING btree ("client_id","title","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_repository" ON "findings" USING btree ("client_id","repository_name","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_tool" ON "findings" USING btree ("client_id","tool","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_status" ON "findings" USING btree ("client_id","status","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_first_seen" ON "findings" USING btree ("client_id","first_seen_at","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_last_seen" ON "findings" USING btree ("client_id","last_seen_at","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_due" ON "findings" USING btree ("client_id","due_order","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_cvss" ON "findings" USING btree ("client_id","cvss_order","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_effort" ON "findings" USING btree ("client_id","fixing_effort","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_epss" ON "findings" USING btree ("client_id","epss_order","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_rule" ON "findings" USING btree ("client_id","rule_id","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_component" ON "findings" USING btree ("client_id","component_order","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_file" ON "findings" USING btree ("client_id","file_order","id","traits","measures");--> statement-breakpoint
CREATE INDEX "findings_language" ON "findings" USING btree ("client_id","language") WHERE language is not null;--> statement-breakpoint
CREATE INDEX "findings_type" ON "findings" USING btree ("client_id","type");--> statement-breakpoint
CREATE INDEX "findings_category" ON "findings" USING btree ("client_id","category");--> statement-breakpoint
CREATE INDEX "findings_provider" ON "findings" USING btree ("client_id","provider") WHERE provider is not null;--> statement-breakpoint
CREATE INDEX "findings_remediation" ON "findings" USING btree ("client_id","remediation_type") WHERE remediation_type is not null;--> statement-breakpoint
CREATE INDEX "findings_owner" ON "findings" USING btree ("client_id","issue_owner") WHERE issue_owner is not null;--> statement-breakpoint
CREATE INDEX "findings_kev" ON "findings" USING btree ("client_id") WHERE kev;--> statement-breakpoint
CREATE INDEX "findings_review_requested" ON "findings" USING btree ("client_id","id","traits","measures") WHERE review_requested;--> statement-breakpoint
CREATE INDEX "findings_subfinding" ON "findings" USING btree ("client_id","id","traits","measures") WHERE is_subfinding;--> statement-breakpoint
CREATE INDEX "findings_control_set" ON "findings" USING btree ("client_id","control_set") WHERE control_set is not null;--> statement-breakpoint
CREATE INDEX "findings_columns" ON "findings" USING btree ("client_id","start_column","end_column");--> statement-breakpoint
CREATE INDEX "findings_search" ON "findings" USING gin ((search || array_to_tsvector(array[client_id::text])));--> statement-breakpoint
CREATE INDEX "osv_aliases_record" ON "osv_aliases" USING btree ("record");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_dedupe" ON "jobs" USING btree ("client_id","kind","dedupe_key") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("client_id","user_id","id");--> statement-breakpoint
CREATE INDEX "remediation_versions_of" ON "remediation_versions" USING btree ("client_id","remediation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "remediations_finding" ON "remediations" USING btree ("client_id","finding_id");--> statement-breakpoint
CREATE INDEX "remediations_watched" ON "remediations" USING btree ("client_id","id") WHERE pull_request_state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "repositories_home_of" ON "repositories" USING btree ("client_id","home_of") WHERE home_of is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "repositories_nickname" ON "repositories" USING btree ("client_id",lower("nickname"));--> statement-breakpoint
CREATE INDEX "scan_targets_repository" ON "scan_targets" USING btree ("client_id","repository_id","branch","tool","target");--> statement-breakpoint
CREATE INDEX "scans_repository" ON "scans" USING btree ("client_id","repository_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "scans_again" ON "scans" USING btree ("client_id","again_of") WHERE again_of is not null;--> statement-breakpoint
CREATE INDEX "scans_kept" ON "scans" USING btree ("finished_at") WHERE upload is not null;--> statement-breakpoint
CREATE INDEX "scans_kind" ON "scans" USING btree ("client_id","kind","id") WHERE kind is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_name" ON "saved_filters" USING btree ("client_id","owner_id","source",lower("name"));