CREATE SEQUENCE "public"."university_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."transcript_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person" uuid NOT NULL,
	"what" text NOT NULL,
	"before" text,
	"before_proved_at" timestamptz(3),
	"token_hash" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"undone_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person" uuid NOT NULL,
	"purpose" text NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"person" uuid NOT NULL,
	"browser" text NOT NULL,
	"used_at" timestamptz(3) NOT NULL,
	CONSTRAINT "known_browsers_person_browser_pk" PRIMARY KEY("person","browser")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"person" uuid,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3),
	"session" uuid
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"session" uuid,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_offers" (
	"person" uuid PRIMARY KEY NOT NULL,
	"declined_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"last_used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"person" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"set_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3),
	"browser" text,
	"session" uuid
);
--> statement-breakpoint
CREATE TABLE "totp_keys" (
	"person" uuid PRIMARY KEY NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"confirmed_at" timestamptz(3),
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"about" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamptz(3),
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "desk_action_seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"action" uuid NOT NULL,
	"detail_mark" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamptz(3) NOT NULL,
	"taken_out_mark" text,
	CONSTRAINT "desk_action_seals_action_unique" UNIQUE("action")
);
--> statement-breakpoint
CREATE TABLE "desk_actions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"by" uuid NOT NULL,
	"what" text NOT NULL,
	"about" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"document" uuid
);
--> statement-breakpoint
CREATE TABLE "card_authorizations" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"merchant" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"merchant_amount" bigint NOT NULL,
	"merchant_currency" text NOT NULL,
	"made_at" timestamptz(3) NOT NULL,
	"is_approved" boolean NOT NULL,
	"declined_for" text,
	"said_at" timestamptz(3) NOT NULL,
	"over_at" timestamptz(3),
	CONSTRAINT "card_authorizations_amount" CHECK ("card_authorizations"."amount" >= 0 and "card_authorizations"."merchant_amount" >= 0),
	CONSTRAINT "card_authorizations_declined" CHECK ("card_authorizations"."is_approved" = ("card_authorizations"."declined_for" is null))
);
--> statement-breakpoint
CREATE TABLE "card_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"what" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "card_entries_once" UNIQUE("owner","what","reference"),
	CONSTRAINT "card_entries_amount" CHECK ("card_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "card_funds" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "card_funds_not_below_nothing" CHECK ("card_funds"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "card_purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"merchant" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"merchant_amount" bigint NOT NULL,
	"merchant_currency" text NOT NULL,
	"made_at" timestamptz(3) NOT NULL,
	"authorization" text,
	"is_refund" boolean NOT NULL,
	"beyond" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "card_purchases_amount" CHECK ("card_purchases"."amount" > 0 and "card_purchases"."merchant_amount" >= 0),
	CONSTRAINT "card_purchases_beyond" CHECK ("card_purchases"."beyond" between 0 and "card_purchases"."amount" and (not "card_purchases"."is_refund" or "card_purchases"."beyond" = 0))
);
--> statement-breakpoint
CREATE TABLE "card_transfers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"what" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "card_transfers_once" UNIQUE("owner","what","reference"),
	CONSTRAINT "card_transfers_amount" CHECK ("card_transfers"."amount" > 0),
	CONSTRAINT "card_transfers_accounts" CHECK ("card_transfers"."debit" <> "card_transfers"."credit"),
	CONSTRAINT "card_transfers_card_in_dollars" CHECK ("card_transfers"."currency" = 'USD' or ("card_transfers"."debit" <> 'card' and "card_transfers"."credit" <> 'card'))
);
--> statement-breakpoint
CREATE TABLE "chat_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamptz(3) NOT NULL,
	CONSTRAINT "chat_replies_name_shape" CHECK ("chat_replies"."name" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"owner" uuid NOT NULL,
	"number" integer NOT NULL,
	"author" uuid,
	"is_from_desk" boolean NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"about_stage" text,
	"about_step" text,
	"about_title" text,
	"sealed_text" "bytea",
	CONSTRAINT "chat_messages_owner_number_pk" PRIMARY KEY("owner","number")
);
--> statement-breakpoint
CREATE TABLE "chat_tellings" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"up_to" integer NOT NULL,
	"notified_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"owner" uuid NOT NULL,
	"side" text NOT NULL,
	"up_to" integer NOT NULL,
	CONSTRAINT "chat_reads_owner_side_pk" PRIMARY KEY("owner","side")
);
--> statement-breakpoint
CREATE TABLE "chat_typing" (
	"owner" uuid NOT NULL,
	"person" uuid NOT NULL,
	"is_from_desk" boolean NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "chat_typing_owner_person_pk" PRIMARY KEY("owner","person")
);
--> statement-breakpoint
CREATE TABLE "content_forms" (
	"owner" uuid NOT NULL,
	"item" uuid NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	CONSTRAINT "content_forms_owner_item_pk" PRIMARY KEY("owner","item")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"brought_as" text,
	"type" text NOT NULL,
	"format" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"stage" text,
	"body" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"media" uuid,
	"captions" uuid,
	"source_name" text DEFAULT '' NOT NULL,
	"source_checked_on" date,
	"order" double precision DEFAULT 100 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	"published_at" timestamptz(3),
	CONSTRAINT "content_items_broughtAs_unique" UNIQUE("brought_as")
);
--> statement-breakpoint
CREATE TABLE "custom_step_students" (
	"owner" uuid NOT NULL,
	"step" uuid NOT NULL,
	"assigned_at" timestamptz(3),
	"withdrawn_at" timestamptz(3),
	"answered_at" timestamptz(3),
	"answers" "bytea",
	"fulfilled_at" timestamptz(3),
	"fulfilled_by" uuid,
	"corrected_at" timestamptz(3),
	"response" "bytea",
	"response_version" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamptz(3),
	"finished_reading" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamptz(3),
	CONSTRAINT "custom_step_students_owner_step_pk" PRIMARY KEY("owner","step"),
	CONSTRAINT "custom_step_students_answers" CHECK ("custom_step_students"."answers" is null or "custom_step_students"."answered_at" is not null),
	CONSTRAINT "custom_step_students_response" CHECK (("custom_step_students"."response" is null) = ("custom_step_students"."fulfilled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "custom_steps" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"stage" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"form" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"typeform_url" text,
	"webinar_id" text,
	"labels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"order" double precision NOT NULL,
	"audience" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"created_by" uuid,
	"edited_at" timestamptz(3),
	"edited_by" uuid,
	"withdrawn_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"due_on" date
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"state" text NOT NULL,
	"months" integer DEFAULT 0 NOT NULL,
	"working_days" integer DEFAULT 0 NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"source_name" text NOT NULL,
	"source_address" text,
	"checked_on" date NOT NULL,
	"check_again_by" date NOT NULL,
	"is_estimate" boolean DEFAULT false NOT NULL,
	"shown_at" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "catalogue_drafts" (
	"catalogue" text NOT NULL,
	"entry" text NOT NULL,
	"content" jsonb NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "catalogue_drafts_catalogue_entry_pk" PRIMARY KEY("catalogue","entry")
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"catalogue" text NOT NULL,
	"entry" text NOT NULL,
	"number" integer NOT NULL,
	"action" text NOT NULL,
	"content" jsonb NOT NULL,
	"by" uuid,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "catalogue_versions_catalogue_entry_number_pk" PRIMARY KEY("catalogue","entry","number")
);
--> statement-breakpoint
CREATE TABLE "desk_claims" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"owner" uuid NOT NULL,
	"by" uuid NOT NULL,
	"claimed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "desk_claims_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "desk_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"author" uuid,
	"text" "bytea" NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"role" text NOT NULL,
	"bank" text,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"priority" text NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"settled_at" timestamptz(3),
	"settled_by" uuid
);
--> statement-breakpoint
CREATE TABLE "desk_views" (
	"owner" uuid NOT NULL,
	"queue" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"chosen" jsonb NOT NULL,
	"saved_at" timestamptz(3) NOT NULL,
	CONSTRAINT "desk_views_owner_queue_name_pk" PRIMARY KEY("owner","queue","name")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid,
	"sent_by" uuid,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"path" text NOT NULL,
	"bytes" integer,
	"sent_at" timestamptz(3) NOT NULL,
	"arrived_at" timestamptz(3),
	"attached_to" text,
	CONSTRAINT "documents_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "draft_keys" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"public_key" "bytea" NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"owner" uuid NOT NULL,
	"name" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"saved_at" timestamptz(3) NOT NULL,
	CONSTRAINT "drafts_owner_name_pk" PRIMARY KEY("owner","name")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"collected_at" timestamptz(3) NOT NULL,
	"source" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"mid_rate" integer NOT NULL,
	"providers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_join_rows" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"join" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_joins" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"joined" uuid NOT NULL,
	"session" uuid NOT NULL,
	"proved_at" timestamptz(3) NOT NULL,
	"joined_at" timestamptz(3),
	"files" text[] DEFAULT '{}' NOT NULL,
	"finished_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "remittances" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"day" date NOT NULL,
	"paise" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"kind" text NOT NULL,
	"tcs" bigint NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "remittances_sensible" CHECK ("remittances"."paise" > 0 and "remittances"."cents" > 0 and "remittances"."tcs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "money_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"on" date,
	"is_paid" boolean NOT NULL,
	"paid_paise" bigint,
	"back_until" date,
	"receipt" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "money_entries_amount" CHECK ("money_entries"."amount" > 0),
	CONSTRAINT "money_entries_paid" CHECK (not "money_entries"."is_paid" or ("money_entries"."on" is not null and "money_entries"."paid_paise" is not null))
);
--> statement-breakpoint
CREATE TABLE "money_left_out" (
	"owner" uuid NOT NULL,
	"cost" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "money_left_out_owner_cost_pk" PRIMARY KEY("owner","cost")
);
--> statement-breakpoint
CREATE TABLE "notification_letters" (
	"notification" uuid NOT NULL,
	"owner" uuid NOT NULL,
	"due" timestamptz(3) NOT NULL,
	"sent_at" timestamptz(3),
	"dropped_at" timestamptz(3),
	"why" text,
	CONSTRAINT "notification_letters_notification_owner_pk" PRIMARY KEY("notification","owner"),
	CONSTRAINT "notification_letters_why" CHECK (("notification_letters"."dropped_at" is null) = ("notification_letters"."why" is null)),
	CONSTRAINT "notification_letters_one_end" CHECK ("notification_letters"."sent_at" is null or "notification_letters"."dropped_at" is null)
);
--> statement-breakpoint
CREATE TABLE "notification_mailings" (
	"notification" uuid PRIMARY KEY NOT NULL,
	"after" uuid,
	"finished_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "notification_mutes" (
	"owner" uuid NOT NULL,
	"category" text NOT NULL,
	"muted_at" timestamptz(3) NOT NULL,
	CONSTRAINT "notification_mutes_owner_category_pk" PRIMARY KEY("owner","category")
);
--> statement-breakpoint
CREATE TABLE "notification_openings" (
	"owner" uuid NOT NULL,
	"path" text NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	CONSTRAINT "notification_openings_owner_path_pk" PRIMARY KEY("owner","path")
);
--> statement-breakpoint
CREATE TABLE "notification_read_marks" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"up_to" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"owner" uuid NOT NULL,
	"notification" uuid NOT NULL,
	"read_at" timestamptz(3) NOT NULL,
	CONSTRAINT "notification_reads_owner_notification_pk" PRIMARY KEY("owner","notification")
);
--> statement-breakpoint
CREATE TABLE "notification_showings" (
	"owner" uuid NOT NULL,
	"notification" uuid NOT NULL,
	"shown_at" timestamptz(3) NOT NULL,
	CONSTRAINT "notification_showings_owner_notification_pk" PRIMARY KEY("owner","notification")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"href" text,
	"show_once" boolean NOT NULL,
	"end_time" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"modified_at" timestamptz(3) NOT NULL,
	"writer" uuid,
	"mails" boolean NOT NULL,
	"path" text GENERATED ALWAYS AS (regexp_replace(href, '[?#].*$', '')) STORED,
	CONSTRAINT "notifications_href_is_ours" CHECK ("notifications"."href" ~ '^/(?![/\\])[^[:space:]\\]*$')
);
--> statement-breakpoint
CREATE TABLE "notification_quiet_hours" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"zone" text NOT NULL,
	"starts" text NOT NULL,
	"ends" text NOT NULL,
	"set_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vault_papers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"paper" text NOT NULL,
	"year" text,
	"document" uuid NOT NULL,
	"issued_on" date,
	"valid_until" date,
	"added_at" timestamptz(3) NOT NULL,
	"replaced_by" uuid,
	CONSTRAINT "vault_papers_document_unique" UNIQUE("document")
);
--> statement-breakpoint
CREATE TABLE "vault_uses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"paper" uuid NOT NULL,
	"use" text NOT NULL,
	"used_at" timestamptz(3) NOT NULL,
	CONSTRAINT "vault_uses_once" UNIQUE("paper","use")
);
--> statement-breakpoint
CREATE TABLE "passport_profiles" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea",
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"cancelled_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"payment" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"what" text NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"asked_by" uuid,
	"approved_by" uuid,
	"tried_at" timestamptz(3),
	"provider_id" text,
	"sent_at" timestamptz(3),
	"failed_at" timestamptz(3),
	"failure" text,
	"replaces" uuid,
	"hand_at" timestamptz(3),
	"hand_by" uuid,
	"hand_why" text,
	"kept_why" text,
	CONSTRAINT "refunds_replaces" UNIQUE("replaces"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_kept_why" CHECK ("refunds"."kept_why" <> ''),
	CONSTRAINT "refunds_failure" CHECK (("refunds"."failed_at" is null) = ("refunds"."failure" is null)),
	CONSTRAINT "refunds_by_hand" CHECK ("refunds"."hand_at" is null or ("refunds"."failed_at" is not null and "refunds"."hand_why" <> ''))
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment" uuid NOT NULL,
	"outcome" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_as_asked" boolean NOT NULL,
	"received_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"payer" jsonb NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"provider_id" text,
	"url" text,
	"provider_payment_id" text,
	"paid_at" timestamptz(3),
	"failed_at" timestamptz(3),
	"expired_at" timestamptz(3),
	"asked_at" timestamptz(3),
	"series" uuid,
	"cancelled_at" timestamptz(3),
	"refund_due_at" timestamptz(3),
	"refunded_at" timestamptz(3),
	"refund_id" text,
	"opened_at" timestamptz(3),
	"left_at" timestamptz(3),
	"late_at" timestamptz(3),
	"taken_at" timestamptz(3),
	"paid_rate" integer,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "application_interests" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"degree" text,
	"branch" text DEFAULT '' NOT NULL,
	"intake" text,
	"universities" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"university" text NOT NULL,
	"programme" text DEFAULT '' NOT NULL,
	"degree" text,
	"intake" text,
	"outcome" text DEFAULT 'considering' NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "academics" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"type" text NOT NULL,
	"institution" text NOT NULL,
	"degree" text DEFAULT '' NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"start_year" integer,
	"end_year" integer,
	"score" double precision,
	"score_scale" text DEFAULT 'percentage' NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_experiences" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"type" text NOT NULL,
	"company" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"start_date" date,
	"end_date" date,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_tags" (
	"name" text PRIMARY KEY NOT NULL,
	"added_by" uuid,
	"added_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_leads" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"lead" uuid,
	"assigned_by" uuid,
	"assigned_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_tags" (
	"owner" uuid NOT NULL,
	"tag" text NOT NULL,
	"added_by" uuid,
	"added_at" timestamptz(3) NOT NULL,
	CONSTRAINT "student_tags_owner_tag_pk" PRIMARY KEY("owner","tag")
);
--> statement-breakpoint
CREATE TABLE "onboardings" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"degree" text,
	"branch" text DEFAULT '' NOT NULL,
	"cycle" text,
	"completed_at" timestamptz(3),
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"university_email" text,
	"personal_email" text,
	"home_country_phone" text,
	"destination_country_phone" text,
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"stage" text,
	"flight_date" date,
	"help_items" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"programme_start" date
);
--> statement-breakpoint
CREATE TABLE "gmat_scores" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"score" integer NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gre_scores" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"quant" integer NOT NULL,
	"verbal" integer NOT NULL,
	"writing" double precision NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "toefl_scores" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"score" double precision NOT NULL,
	"scale" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"owner" uuid NOT NULL,
	"key" text NOT NULL,
	"starts" text NOT NULL,
	"title" text NOT NULL,
	"href" text NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"cancelled_at" timestamptz(3),
	CONSTRAINT "calendar_events_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamptz(3) NOT NULL,
	"fetched_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "plan_mornings" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_reminders" (
	"owner" uuid NOT NULL,
	"thing" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "plan_reminders_owner_thing_day_kind_pk" PRIMARY KEY("owner","thing","day","kind")
);
--> statement-breakpoint
CREATE TABLE "fact_notices" (
	"owner" uuid NOT NULL,
	"fact" text NOT NULL,
	"version" integer NOT NULL,
	"notified_at" timestamptz(3) NOT NULL,
	CONSTRAINT "fact_notices_owner_fact_version_pk" PRIMARY KEY("owner","fact","version")
);
--> statement-breakpoint
CREATE TABLE "plan_days" (
	"owner" uuid NOT NULL,
	"thing" text NOT NULL,
	"day" date,
	"read_from" text NOT NULL,
	"done_at" timestamptz(3),
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "plan_days_owner_thing_pk" PRIMARY KEY("owner","thing")
);
--> statement-breakpoint
CREATE TABLE "plan_days_before" (
	"owner" uuid NOT NULL,
	"number" integer NOT NULL,
	"thing" text NOT NULL,
	"day" date,
	"read_from" text NOT NULL,
	"done_at" timestamptz(3),
	CONSTRAINT "plan_days_before_owner_number_thing_pk" PRIMARY KEY("owner","number","thing")
);
--> statement-breakpoint
CREATE TABLE "plan_deferrals" (
	"owner" uuid NOT NULL,
	"number" integer NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"deferred_at" timestamptz(3) NOT NULL,
	CONSTRAINT "plan_deferrals_owner_number_pk" PRIMARY KEY("owner","number")
);
--> statement-breakpoint
CREATE TABLE "product_choices" (
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"product" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "product_choices_owner_kind_pk" PRIMARY KEY("owner","kind")
);
--> statement-breakpoint
CREATE TABLE "product_orders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"product" text NOT NULL,
	"as_offered" jsonb NOT NULL,
	"sim" text,
	"sealed" "bytea" NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"taken_up_at" timestamptz(3),
	"taken_up_by" uuid,
	"granted_at" timestamptz(3),
	"declined_at" timestamptz(3),
	"answered_by" uuid,
	"sealed_answer" "bytea",
	"withdrawn_at" timestamptz(3),
	"received_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "product_orders_answer" CHECK (("product_orders"."granted_at" is null or "product_orders"."declined_at" is null) and ("product_orders"."received_at" is null or "product_orders"."granted_at" is not null)),
	CONSTRAINT "product_orders_withdrawn" CHECK ("product_orders"."withdrawn_at" is null or ("product_orders"."granted_at" is null and "product_orders"."declined_at" is null))
);
--> statement-breakpoint
CREATE TABLE "product_papers" (
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"paper" text NOT NULL,
	"ticked_at" timestamptz(3) NOT NULL,
	CONSTRAINT "product_papers_owner_kind_paper_pk" PRIMARY KEY("owner","kind","paper")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"title" text NOT NULL,
	"pitch" text DEFAULT '' NOT NULL,
	"needs_ssn" boolean NOT NULL,
	"price" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"sims" text[] DEFAULT '{}' NOT NULL,
	"website" text,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"is_sample" boolean DEFAULT true NOT NULL,
	"place" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	"retired_at" timestamptz(3),
	CONSTRAINT "products_price" CHECK ("products"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "happenings" (
	"owner" uuid NOT NULL,
	"stage" text NOT NULL,
	"what" text NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"way" text,
	CONSTRAINT "happenings_owner_stage_what_step_pk" PRIMARY KEY("owner","stage","what","step")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamptz(3),
	"bytes" bigint,
	"failed_at" timestamptz(3),
	"swept_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"why" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"due" timestamptz(3) NOT NULL,
	"undone_at" timestamptz(3),
	"emptied_at" timestamptz(3),
	"files" text[] DEFAULT '{}' NOT NULL,
	"erased_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"display_name" text,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"initials" text[] DEFAULT '{}' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state_code" text,
	"domain" text,
	"name_key" text NOT NULL,
	"verified_at" timestamptz(3),
	"verified_by" uuid,
	"is_added" boolean DEFAULT false NOT NULL,
	"added_by" uuid,
	"created_at" timestamptz(3) NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"gbg_destination_country" text,
	"gbg_destination_state" text,
	"no_waiver" boolean DEFAULT false NOT NULL,
	"custom_dates" boolean DEFAULT false NOT NULL,
	"allowed_start_dates" date[],
	"max_start_date" date,
	"term_dates" jsonb,
	"waiver_deadline" date,
	"waiver_guide" text,
	"waiver_guide_gbg" text,
	"waiver_opens" date,
	"known" integer,
	"waiver_window_source" text,
	"waiver_window_checked_on" date,
	CONSTRAINT "universities_verified_has_revision" CHECK ("universities"."verified_at" is null or "universities"."revision" > 0)
);
--> statement-breakpoint
CREATE TABLE "university_requests" (
	"owner" uuid NOT NULL,
	"university" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "university_requests_owner_university_pk" PRIMARY KEY("owner","university")
);
--> statement-breakpoint
CREATE TABLE "webinar_entries" (
	"owner" uuid NOT NULL,
	"conference_id" text NOT NULL,
	"entered_at" timestamptz(3) NOT NULL,
	CONSTRAINT "webinar_entries_owner_conference_id_pk" PRIMARY KEY("owner","conference_id")
);
--> statement-breakpoint
CREATE TABLE "webinar_registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"conference_id" text NOT NULL,
	"email" text NOT NULL,
	"registered_at" timestamptz(3) NOT NULL,
	"unregistered_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "webinar_reminders" (
	"registration" uuid NOT NULL,
	"kind" text NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	CONSTRAINT "webinar_reminders_once" UNIQUE("registration","kind","start_time")
);
--> statement-breakpoint
CREATE TABLE "webinar_slots" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"webinar" uuid NOT NULL,
	"conference_id" text NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"end_time" timestamptz(3) NOT NULL,
	"agenda" text NOT NULL,
	"recording_id" uuid,
	"recording_url" text,
	"captions_url" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"moved_at" timestamptz(3),
	"cancelled_at" timestamptz(3),
	CONSTRAINT "webinar_slots_conference" UNIQUE("conference_id"),
	CONSTRAINT "webinar_slots_in_order" CHECK ("webinar_slots"."end_time" > "webinar_slots"."start_time"),
	CONSTRAINT "webinar_slots_one_recording" CHECK (num_nonnulls("webinar_slots"."recording_id", "webinar_slots"."recording_url") <= 1)
);
--> statement-breakpoint
CREATE TABLE "webinars" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"stage" text,
	"host_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamptz(3) NOT NULL,
	"cancelled_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" uuid NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"level" double precision NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "last_seen" (
	"person" uuid PRIMARY KEY NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text,
	"email_verified_at" timestamptz(3),
	"phone" text,
	"phone_verified_at" timestamptz(3),
	"is_guest" boolean DEFAULT false NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"erased_at" timestamptz(3),
	"zone" text,
	CONSTRAINT "people_email_lower" CHECK ("people"."email" = lower("people"."email"))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"parent" uuid,
	"proved_at" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"proved_by" text DEFAULT 'password' NOT NULL,
	"how" text DEFAULT 'password' NOT NULL,
	"second_factor_at" timestamptz(3),
	"last_active_at" timestamptz(3),
	"used_at" timestamptz(3),
	"zone" text
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"person" uuid NOT NULL,
	"role" text NOT NULL,
	"bank" text,
	"granted_at" timestamptz(3) NOT NULL,
	"granted_by" uuid,
	CONSTRAINT "staff_person_role_pk" PRIMARY KEY("person","role"),
	CONSTRAINT "staff_lender_has_bank" CHECK (("staff"."role" = 'lender') = ("staff"."bank" is not null))
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"audience" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes_pruned" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last_pruned" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"properties" jsonb NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recorded_errors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"where" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"url" text NOT NULL,
	"request_id" text,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text,
	"request" text NOT NULL,
	"reference" text,
	"title" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"email" text,
	"metadata" jsonb NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text,
	"status" text DEFAULT 'open' NOT NULL,
	"event_id" text,
	"payment_id" text,
	"expires_at" timestamptz(3) NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_conferences" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"purpose" text NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"duration_minutes" integer NOT NULL,
	"slide" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_issuing" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"request" text NOT NULL,
	"about" text NOT NULL,
	"object" jsonb NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"channel" text NOT NULL,
	"sender" text DEFAULT '' NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"html" text,
	"sent_as" text,
	"at" timestamptz(3) NOT NULL,
	"headers" jsonb,
	"attachments" jsonb
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_links" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text,
	"description" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"notes" jsonb NOT NULL,
	"callback_url" text,
	"status" text DEFAULT 'created' NOT NULL,
	"event_id" text,
	"payment_id" text,
	"at" timestamptz(3) NOT NULL,
	"refund_id" text,
	"expires_at" timestamptz(3),
	"refunded" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"idempotency_key" text,
	"request" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_registrations" (
	"conference_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "sandbox_registrations_conference_id_email_pk" PRIMARY KEY("conference_id","email")
);
--> statement-breakpoint
CREATE TABLE "sandbox_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_keys" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_settings" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"frozen_at" timestamptz(3),
	"daily" bigint,
	"monthly" bigint,
	"limits_at" timestamptz(3),
	"said_at" timestamptz(3) NOT NULL,
	"changing_until" timestamptz(3),
	CONSTRAINT "card_settings_limits" CHECK (("card_settings"."daily" is null) = ("card_settings"."monthly" is null) and ("card_settings"."daily" is null) = ("card_settings"."limits_at" is null))
);
--> statement-breakpoint
CREATE TABLE "card_orders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"return_to" text NOT NULL,
	"dollars" bigint NOT NULL,
	"funded_by" text NOT NULL,
	"sent_before" bigint NOT NULL,
	"sent_in_all" bigint NOT NULL,
	"rate" integer NOT NULL,
	"rate_source" text NOT NULL,
	"rate_at" timestamptz(3) NOT NULL,
	"converted" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"gst" bigint NOT NULL,
	"tcs" bigint NOT NULL,
	"total" bigint NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"held_until" timestamptz(3) NOT NULL,
	"sealed_pan" "bytea",
	"pan_mark" text,
	"converted_from" uuid,
	CONSTRAINT "card_orders_dollars" CHECK ("card_orders"."dollars" > 0 and "card_orders"."rate" > 0),
	CONSTRAINT "card_orders_total" CHECK ("card_orders"."total" = "card_orders"."converted" + "card_orders"."fee" + "card_orders"."gst" + "card_orders"."tcs" and "card_orders"."converted" > 0
        and "card_orders"."fee" >= 0 and "card_orders"."gst" >= 0 and "card_orders"."tcs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer,
	"exp_year" integer,
	"name" text NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	CONSTRAINT "cards_provider_id" UNIQUE("provider_id"),
	CONSTRAINT "cards_last4" CHECK ("cards"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "insurance_blocks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"reason" text NOT NULL,
	"blocked_at" timestamptz(3) NOT NULL,
	"blocked_by" uuid,
	"unblocked_at" timestamptz(3),
	"unblocked_by" uuid
);
--> statement-breakpoint
CREATE TABLE "insurance_claims" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"request" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"filed_at" timestamptz(3) NOT NULL,
	"asked_at" timestamptz(3),
	"sealed_question" "bytea",
	"answered_at" timestamptz(3),
	"decided_at" timestamptz(3),
	"outcome" text,
	"paid_amount" bigint,
	"sealed_decision" "bytea",
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"form_response" text,
	CONSTRAINT "insurance_claims_form_response" UNIQUE("form_response"),
	CONSTRAINT "insurance_claims_decided" CHECK (("insurance_claims"."decided_at" is null) = ("insurance_claims"."outcome" is null)),
	CONSTRAINT "insurance_claims_paid" CHECK (("insurance_claims"."outcome" is not distinct from 'paid') = ("insurance_claims"."paid_amount" is not null))
);
--> statement-breakpoint
CREATE TABLE "insurance_choices" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"university" text NOT NULL,
	"visa" text NOT NULL,
	"level" text NOT NULL,
	"sealed_dob" "bytea",
	"coverage_start" date,
	"months" integer,
	"billing_cycle" text,
	"details_at" timestamptz(3) NOT NULL,
	"plan" text,
	"plan_chosen_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"code" text NOT NULL,
	"email" text NOT NULL,
	"joined_by" uuid,
	"joined_at" timestamptz(3),
	CONSTRAINT "group_members_code_email_pk" PRIMARY KEY("code","email")
);
--> statement-breakpoint
CREATE TABLE "insurance_own_covers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"said_at" timestamptz(3) NOT NULL,
	"handed_in_at" timestamptz(3),
	"taken_back_at" timestamptz(3),
	"last_day" date,
	CONSTRAINT "insurance_own_covers_handed_in" CHECK ("insurance_own_covers"."handed_in_at" is null or "insurance_own_covers"."kind" = 'elsewhere')
);
--> statement-breakpoint
CREATE TABLE "insurance_past_policies" (
	"mark" text PRIMARY KEY NOT NULL,
	"end_date" date NOT NULL,
	"noted_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurance_referrals" (
	"mark" text PRIMARY KEY NOT NULL,
	"request" uuid,
	"sent_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurance_kept_payments" (
	"payment" uuid PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"kept_at" timestamptz(3) NOT NULL,
	"kept_by" uuid,
	CONSTRAINT "insurance_kept_payments_why" CHECK ("insurance_kept_payments"."why" <> '')
);
--> statement-breakpoint
CREATE TABLE "insurance_refunds" (
	"payment" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"sent_by" uuid
);
--> statement-breakpoint
CREATE TABLE "group_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"university_id" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"finalized_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "insurance_cards" (
	"request" uuid PRIMARY KEY NOT NULL,
	"sealed_member" "bytea" NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	"issued_by" uuid
);
--> statement-breakpoint
CREATE TABLE "insurance_invoices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request" uuid NOT NULL,
	"number" integer NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" date NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	"paid_at" timestamptz(3),
	"voided_at" timestamptz(3),
	"void_reason" text,
	CONSTRAINT "insurance_invoices_amount" CHECK ("insurance_invoices"."amount" > 0),
	CONSTRAINT "insurance_invoices_paid_or_void" CHECK ("insurance_invoices"."paid_at" is null or "insurance_invoices"."voided_at" is null)
);
--> statement-breakpoint
CREATE TABLE "insurance_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"code" text NOT NULL,
	"retail_name" text NOT NULL,
	"policy_id" text NOT NULL,
	"insurance_company" text NOT NULL,
	"visas" text[] NOT NULL,
	"full_brochure_url" text,
	"is_aca" boolean NOT NULL,
	"is_international" boolean NOT NULL,
	"deductible" bigint NOT NULL,
	"is_deductible_annual" boolean NOT NULL,
	"co_insurance" integer NOT NULL,
	"out_of_pocket_max" bigint NOT NULL,
	"max_benefit" bigint,
	"evacuation" bigint NOT NULL,
	"repatriation" bigint NOT NULL,
	"covers_pre_existing" boolean NOT NULL,
	"preventive" integer NOT NULL,
	"deposit" bigint NOT NULL,
	"sample_of" date,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3),
	"changed_by" uuid,
	"claims_address" text,
	"refund_days" integer,
	"network" text,
	"exclusions" text,
	"emergency_phone" text,
	"claim_deadline" text,
	CONSTRAINT "insurance_plans_refund_days" CHECK ("insurance_plans"."refund_days" between 1 and 366),
	CONSTRAINT "insurance_plans_deposit" CHECK ("insurance_plans"."deposit" > 0),
	CONSTRAINT "insurance_plans_co_insurance" CHECK ("insurance_plans"."co_insurance" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "insurance_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"partner" text NOT NULL,
	"plan_name" text NOT NULL,
	"deposit_amount" bigint NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"deposit_confirmed_at" timestamptz(3),
	"year" integer NOT NULL,
	"university" text NOT NULL,
	"plan" text NOT NULL,
	"visa" text NOT NULL,
	"coverage_start" date NOT NULL,
	"coverage_end" date NOT NULL,
	"months" integer NOT NULL,
	"billing_cycle" text NOT NULL,
	"group_code" text,
	"premium" bigint NOT NULL,
	"group_discount" bigint NOT NULL,
	"referral_discount" bigint NOT NULL,
	"invoice" bigint NOT NULL,
	"sealed" "bytea" NOT NULL,
	"sealed_answers" "bytea",
	"checkout_at" timestamptz(3),
	"withdrawn_at" timestamptz(3),
	"cancelled_at" timestamptz(3),
	"acknowledged" text,
	"acknowledged_at" timestamptz(3),
	"guide_by" timestamptz(3),
	"refund_days" integer,
	"refund_sample_of" date,
	"end_asked_at" timestamptz(3),
	"end_asked_on" date,
	CONSTRAINT "insurance_requests_deposit" CHECK ("insurance_requests"."deposit_amount" > 0),
	CONSTRAINT "insurance_requests_adds_up" CHECK ("insurance_requests"."premium" = "insurance_requests"."deposit_amount" + "insurance_requests"."group_discount" + "insurance_requests"."referral_discount" + "insurance_requests"."invoice" and "insurance_requests"."invoice" >= 0)
);
--> statement-breakpoint
CREATE TABLE "insurance_rests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request" uuid NOT NULL,
	"bills" uuid[] NOT NULL,
	"made_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurance_settings" (
	"university" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "insurance_waivers" (
	"request" uuid PRIMARY KEY NOT NULL,
	"guide" text,
	"guide_at" timestamptz(3),
	"submitted_at" timestamptz(3),
	"approved_at" timestamptz(3),
	"refused_at" timestamptz(3),
	"refusal" text,
	"guide_by" uuid,
	"guide_version" integer DEFAULT 0 NOT NULL,
	"decided_by" uuid,
	"own_deadline" date,
	"email_by" timestamptz(3),
	"email_at" timestamptz(3),
	"email_late_at" timestamptz(3),
	"guide_sent_at" timestamptz(3),
	"guide_late_at" timestamptz(3),
	"read_by" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "university_demands" (
	"university" text PRIMARY KEY NOT NULL,
	"demands" jsonb NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"year" integer
);
--> statement-breakpoint
CREATE TABLE "university_plans" (
	"university" text NOT NULL,
	"plan" text NOT NULL,
	"bands" jsonb NOT NULL,
	"brochure_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "university_plans_university_plan_pk" PRIMARY KEY("university","plan")
);
--> statement-breakpoint
CREATE TABLE "loan_applications" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"amount" bigint,
	"lacks" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"academics_at" timestamptz(3),
	"identity_at" timestamptz(3),
	"financial_at" timestamptz(3),
	CONSTRAINT "loan_applications_in_order" CHECK (("loan_applications"."identity_at" is null or "loan_applications"."academics_at" is not null) and ("loan_applications"."financial_at" is null or "loan_applications"."identity_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "loan_papers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"field" text NOT NULL,
	"document" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "loan_papers_document_unique" UNIQUE("document")
);
--> statement-breakpoint
CREATE TABLE "loan_lenders" (
	"bank" text PRIMARY KEY NOT NULL,
	"rate_from" integer NOT NULL,
	"rate_to" integer NOT NULL,
	"moratorium" integer,
	"rebate_available" boolean NOT NULL,
	"margin_money" text NOT NULL,
	"hidden_fees" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"usually_takes" text NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"is_sample" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loan_sendings" (
	"owner" uuid NOT NULL,
	"bank" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"declined_at" timestamptz(3),
	"declined_by" uuid,
	"sealed_reason" "bytea",
	"consented_at" timestamptz(3),
	"taken_back_at" timestamptz(3),
	CONSTRAINT "loan_sendings_owner_bank_pk" PRIMARY KEY("owner","bank")
);
--> statement-breakpoint
CREATE TABLE "loan_agents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bank" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"added_at" timestamptz(3) NOT NULL,
	"retired_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "loan_meetings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"slot" uuid NOT NULL,
	"booked_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	"capacity" integer DEFAULT 1 NOT NULL,
	"place" integer DEFAULT 1 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"ending" text,
	"ended_by" uuid,
	CONSTRAINT "loan_meetings_within" CHECK ("loan_meetings"."ended_at" is not null or "loan_meetings"."place" between 1 and "loan_meetings"."capacity"),
	CONSTRAINT "loan_meetings_ending" CHECK (("loan_meetings"."ended_at" is null) = ("loan_meetings"."ending" is null))
);
--> statement-breakpoint
CREATE TABLE "loan_slots" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"agent" uuid NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"end_time" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3),
	"capacity" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "loan_slots_time" UNIQUE("agent","start_time"),
	CONSTRAINT "loan_slots_capacity" UNIQUE("id","capacity"),
	CONSTRAINT "loan_slots_places" CHECK ("loan_slots"."capacity" between 1 and 50),
	CONSTRAINT "loan_slots_on_half_hours" CHECK (mod(extract(epoch from "loan_slots"."start_time")::bigint, 1800) = 0),
	CONSTRAINT "loan_slots_length" CHECK ("loan_slots"."end_time" = "loan_slots"."start_time" + interval '30 minutes')
);
--> statement-breakpoint
CREATE TABLE "loan_needs" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loan_asks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"bank" text NOT NULL,
	"asked_by" uuid,
	"sealed_question" "bytea" NOT NULL,
	"sealed_answer" "bytea",
	"due_on" date NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"answered_at" timestamptz(3),
	"withdrawn_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "loan_offers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"bank" text NOT NULL,
	"rate" integer NOT NULL,
	"moratorium_months" integer NOT NULL,
	"instalments" integer NOT NULL,
	"amount" bigint NOT NULL,
	"fee" integer NOT NULL,
	"rebate_available" boolean NOT NULL,
	"terms" uuid,
	"at" timestamptz(3) NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"withdrawn_at" timestamptz(3),
	"accepted_at" timestamptz(3),
	"rate_kind" text,
	"key_facts" uuid,
	"stated_apr" integer,
	CONSTRAINT "loan_offers_sensible" CHECK ("loan_offers"."rate" > 0 and "loan_offers"."amount" > 0 and "loan_offers"."instalments" > 0)
);
--> statement-breakpoint
CREATE TABLE "phone_recharges" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"recharged_on" date NOT NULL,
	"network" text NOT NULL,
	"noted_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sop_remarks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" uuid NOT NULL,
	"owner" uuid NOT NULL,
	"author" uuid,
	"tag" text,
	"start" integer,
	"end" integer,
	"content" "bytea" NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"edited_at" timestamptz(3),
	"marked_for_help_at" timestamptz(3),
	"help_answer" "bytea",
	"help_answered_at" timestamptz(3),
	"help_answered_by" uuid,
	CONSTRAINT "sop_remarks_span" CHECK (("sop_remarks"."start" is null) = ("sop_remarks"."end" is null) and "sop_remarks"."start" < "sop_remarks"."end")
);
--> statement-breakpoint
CREATE TABLE "sop_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"number" integer NOT NULL,
	"student_name" text NOT NULL,
	"text" "bytea" NOT NULL,
	"mark" text NOT NULL,
	"gre" jsonb NOT NULL,
	"toefl" jsonb NOT NULL,
	"universities" text[] NOT NULL,
	"submission_deadline" date NOT NULL,
	"taking_paid_help" boolean NOT NULL,
	"loan_process" text,
	"resume" uuid,
	"submitted_at" timestamptz(3) NOT NULL,
	"rubric" "bytea",
	"rubric_revision" integer DEFAULT 0 NOT NULL,
	"published_at" timestamptz(3),
	"published_by" uuid,
	"review_seen_at" timestamptz(3),
	"review_rating" integer,
	"more_help_requested_at" timestamptz(3),
	"more_help_answered_at" timestamptz(3),
	"closed_at" timestamptz(3),
	CONSTRAINT "sop_versions_rating" CHECK ("sop_versions"."review_rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "vaccine_appointments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"slot" uuid NOT NULL,
	"capacity" integer DEFAULT 1 NOT NULL,
	"place" integer DEFAULT 1 NOT NULL,
	"vaccines" text[] NOT NULL,
	"price" bigint NOT NULL,
	"booked_at" timestamptz(3) NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamptz(3),
	"ending" text,
	"ended_by" uuid,
	CONSTRAINT "vaccine_appointments_within" CHECK ("vaccine_appointments"."ended_at" is not null or "vaccine_appointments"."place" between 1 and "vaccine_appointments"."capacity"),
	CONSTRAINT "vaccine_appointments_ending" CHECK (("vaccine_appointments"."ended_at" is null) = ("vaccine_appointments"."ending" is null))
);
--> statement-breakpoint
CREATE TABLE "vaccine_choices" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"university" text,
	"answered_at" timestamptz(3),
	"sealed_dob" "bytea",
	"born_in" text,
	CONSTRAINT "vaccine_choices_born" CHECK (("vaccine_choices"."sealed_dob" is null) = ("vaccine_choices"."born_in" is null))
);
--> statement-breakpoint
CREATE TABLE "vaccine_clinics" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"prices" jsonb NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"as_of" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	"retired_at" timestamptz(3),
	"open_on" integer[] DEFAULT '{1,2,3,4,5,6}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vaccine_lacks" (
	"owner" uuid NOT NULL,
	"vaccine" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "vaccine_lacks_owner_vaccine_pk" PRIMARY KEY("owner","vaccine")
);
--> statement-breakpoint
CREATE TABLE "vaccine_plans" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"flight" date NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vaccine_proofs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"vaccine" text NOT NULL,
	"document" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "vaccine_proofs_document_unique" UNIQUE("document")
);
--> statement-breakpoint
CREATE TABLE "vaccine_records" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"vaccine" text,
	"kind" text,
	"on" date,
	"country" text,
	"sealed_clinic" "bytea",
	"said_by" uuid,
	"appointment" uuid,
	"at" timestamptz(3) NOT NULL,
	"sealed" "bytea",
	"mark" text,
	CONSTRAINT "vaccine_records_marked" UNIQUE("owner","mark"),
	CONSTRAINT "vaccine_records_sealed" CHECK (("vaccine_records"."sealed" is null) = ("vaccine_records"."vaccine" is not null))
);
--> statement-breakpoint
CREATE TABLE "vaccine_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"university" text,
	"items" jsonb NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sample" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "vaccine_sets_university_unique" UNIQUE("university")
);
--> statement-breakpoint
CREATE TABLE "vaccine_slots" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"clinic" uuid NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"end_time" timestamptz(3) NOT NULL,
	"capacity" integer DEFAULT 1 NOT NULL,
	"withdrawn_at" timestamptz(3),
	CONSTRAINT "vaccine_slots_time" UNIQUE("clinic","start_time"),
	CONSTRAINT "vaccine_slots_capacity" UNIQUE("id","capacity"),
	CONSTRAINT "vaccine_slots_places" CHECK ("vaccine_slots"."capacity" between 1 and 50),
	CONSTRAINT "vaccine_slots_on_half_hours" CHECK (mod(extract(epoch from "vaccine_slots"."start_time")::bigint, 1800) = 0),
	CONSTRAINT "vaccine_slots_length" CHECK ("vaccine_slots"."end_time" = "vaccine_slots"."start_time" + interval '30 minutes')
);
--> statement-breakpoint
CREATE TABLE "attorney_calls" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"issue" "bytea" NOT NULL,
	"price" bigint,
	"asked_at" timestamptz(3) NOT NULL,
	"held_until" timestamptz(3),
	"confirmed_at" timestamptz(3),
	"ended_at" timestamptz(3),
	"ending" text,
	"ended_by" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"slot" uuid NOT NULL,
	"capacity" integer DEFAULT 1 NOT NULL,
	"place" integer DEFAULT 1 NOT NULL,
	"booked_at" timestamptz(3) NOT NULL,
	CONSTRAINT "attorney_calls_within" CHECK ("attorney_calls"."ended_at" is not null or "attorney_calls"."place" between 1 and "attorney_calls"."capacity"),
	CONSTRAINT "attorney_calls_ending" CHECK (("attorney_calls"."ended_at" is null) = ("attorney_calls"."ending" is null)),
	CONSTRAINT "attorney_calls_price" CHECK (("attorney_calls"."kind" = 'paid') = ("attorney_calls"."price" is not null))
);
--> statement-breakpoint
CREATE TABLE "attorney_refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"payment" uuid NOT NULL,
	"reason" text NOT NULL,
	"owed_at" timestamptz(3) NOT NULL,
	"sent_at" timestamptz(3),
	"sent_by" uuid,
	CONSTRAINT "attorney_refunds_payment" UNIQUE("payment")
);
--> statement-breakpoint
CREATE TABLE "attorney_reminders" (
	"kind" text NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"call" uuid NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	CONSTRAINT "attorney_reminders_once" UNIQUE("call","kind","start_time")
);
--> statement-breakpoint
CREATE TABLE "attorney_slots" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"attorney" uuid NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3),
	"end_time" timestamptz(3) NOT NULL,
	"capacity" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attorney_slots_time" UNIQUE("attorney","start_time"),
	CONSTRAINT "attorney_slots_capacity" UNIQUE("id","capacity"),
	CONSTRAINT "attorney_slots_places" CHECK ("attorney_slots"."capacity" between 1 and 50),
	CONSTRAINT "attorney_slots_on_half_hours" CHECK (mod(extract(epoch from "attorney_slots"."start_time")::bigint, 1800) = 0),
	CONSTRAINT "attorney_slots_length" CHECK ("attorney_slots"."end_time" = "attorney_slots"."start_time" + interval '30 minutes')
);
--> statement-breakpoint
CREATE TABLE "attorneys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"firm" text NOT NULL,
	"zone" text NOT NULL,
	"languages" text NOT NULL,
	"about" text NOT NULL,
	"price" bigint NOT NULL,
	"hours" jsonb NOT NULL,
	"days_off" text[] DEFAULT '{}' NOT NULL,
	"is_engaged" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "attorneys_price" CHECK ("attorneys"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "visa_paper_skips" (
	"owner" uuid NOT NULL,
	"paper" text NOT NULL,
	"skipped_at" timestamptz(3) NOT NULL,
	CONSTRAINT "visa_paper_skips_owner_paper_pk" PRIMARY KEY("owner","paper")
);
--> statement-breakpoint
CREATE TABLE "visa_paper_ticks" (
	"owner" uuid NOT NULL,
	"paper" text NOT NULL,
	"ticked_at" timestamptz(3) NOT NULL,
	CONSTRAINT "visa_paper_ticks_owner_paper_pk" PRIMARY KEY("owner","paper")
);
--> statement-breakpoint
CREATE TABLE "i20_forms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"university" text NOT NULL,
	"document" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"pages" integer NOT NULL,
	"mapping" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	"published_at" timestamptz(3),
	CONSTRAINT "i20_forms_version" CHECK ("i20_forms"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "filled_i20s" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"university_id" text,
	"file" text NOT NULL,
	"filled_at" timestamptz(3) NOT NULL,
	"form" text
);
--> statement-breakpoint
CREATE TABLE "i20_data" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea",
	"university_id" text,
	"updated_at" timestamptz(3) NOT NULL,
	"chosen_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "mock_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"interview" uuid NOT NULL,
	"place" integer NOT NULL,
	"question" text NOT NULL,
	"document" uuid NOT NULL,
	"seconds" integer NOT NULL,
	"is_video" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mock_comments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"answer" uuid NOT NULL,
	"author" uuid,
	"moment" integer,
	"text" "bytea" NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mock_interviews" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"shared_at" timestamptz(3) NOT NULL,
	"whole" "bytea",
	"published_at" timestamptz(3),
	"published_by" uuid,
	"closed_at" timestamptz(3),
	CONSTRAINT "mock_interviews_owner_unique" UNIQUE("owner"),
	CONSTRAINT "mock_interviews_closed" CHECK ("mock_interviews"."closed_at" is null or "mock_interviews"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "mock_shares" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"set_by" uuid,
	"set_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_outcomes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"outcome" text NOT NULL,
	"entered_at" timestamptz(3) NOT NULL,
	"taken_back_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "slip_checks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"checked_on" date NOT NULL,
	"finding" text NOT NULL,
	"note" text NOT NULL,
	"noted_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visa_slips" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"slip" text NOT NULL,
	"kept_passport" text,
	"asked_for_papers" text,
	"asked_to_wait" text,
	"sealed" "bytea" NOT NULL,
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visa_appointments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"place" text NOT NULL,
	"interview" timestamptz(3) NOT NULL,
	"vac" timestamptz(3),
	"why" text NOT NULL,
	"entered_at" timestamptz(3) NOT NULL,
	"removed_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "visa_round_past" (
	"owner" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"way" text,
	CONSTRAINT "visa_round_past_owner_number_kind_name_pk" PRIMARY KEY("owner","number","kind","name")
);
--> statement-breakpoint
CREATE TABLE "visa_rounds" (
	"owner" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"refused_at" timestamptz(3) NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "visa_rounds_owner_number_pk" PRIMARY KEY("owner","number")
);
--> statement-breakpoint
CREATE TABLE "sevis_fees" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"prepared_at" timestamptz(3),
	"opened_at" timestamptz(3),
	"paid_at" timestamptz(3),
	"paid_with" text,
	"payment" uuid,
	"reversal_asked_at" timestamptz(3),
	"reversal_reason" text
);
--> statement-breakpoint
CREATE TABLE "transcript_contributions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"university" text NOT NULL,
	"subject" text NOT NULL,
	"consulate" text NOT NULL,
	"funding" text[] NOT NULL,
	"visa_accepted" boolean NOT NULL,
	"original" "bytea",
	"lines" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_by" uuid,
	"sent_at" timestamptz(3) NOT NULL,
	"declined_at" timestamptz(3),
	"reason" text DEFAULT '' NOT NULL,
	"published_at" timestamptz(3),
	"settled_by" uuid,
	"transcript" uuid
);
--> statement-breakpoint
CREATE TABLE "transcript_params" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"university" text NOT NULL,
	"subject" text NOT NULL,
	"consulate" text NOT NULL,
	"funding" text NOT NULL,
	"asked_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"brought_as" text,
	"university" text NOT NULL,
	"subject" text NOT NULL,
	"consulate" text NOT NULL,
	"funding" text[] NOT NULL,
	"visa_accepted" boolean NOT NULL,
	"takeaway" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"published_at" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3),
	"revision" integer NOT NULL,
	CONSTRAINT "transcripts_broughtAs_unique" UNIQUE("brought_as"),
	CONSTRAINT "transcripts_funding" CHECK (cardinality("transcripts"."funding") > 0)
);
--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_offers" ADD CONSTRAINT "passkey_offers_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_keys" ADD CONSTRAINT "totp_keys_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_authorizations" ADD CONSTRAINT "card_authorizations_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_entries" ADD CONSTRAINT "card_entries_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_funds" ADD CONSTRAINT "card_funds_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_purchases" ADD CONSTRAINT "card_purchases_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_transfers" ADD CONSTRAINT "card_transfers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_people_id_fk" FOREIGN KEY ("author") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_tellings" ADD CONSTRAINT "chat_tellings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_typing" ADD CONSTRAINT "chat_typing_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_typing" ADD CONSTRAINT "chat_typing_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_forms" ADD CONSTRAINT "content_forms_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_forms" ADD CONSTRAINT "content_forms_item_content_items_id_fk" FOREIGN KEY ("item") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_media_documents_id_fk" FOREIGN KEY ("media") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_captions_documents_id_fk" FOREIGN KEY ("captions") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_step_students" ADD CONSTRAINT "custom_step_students_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_step_students" ADD CONSTRAINT "custom_step_students_step_custom_steps_id_fk" FOREIGN KEY ("step") REFERENCES "public"."custom_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_step_students" ADD CONSTRAINT "custom_step_students_fulfilled_by_people_id_fk" FOREIGN KEY ("fulfilled_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_steps" ADD CONSTRAINT "custom_steps_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_steps" ADD CONSTRAINT "custom_steps_edited_by_people_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_claims" ADD CONSTRAINT "desk_claims_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_claims" ADD CONSTRAINT "desk_claims_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_author_people_id_fk" FOREIGN KEY ("author") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_settled_by_people_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_sent_by_people_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_keys" ADD CONSTRAINT "draft_keys_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_join_rows" ADD CONSTRAINT "account_join_rows_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_join_rows" ADD CONSTRAINT "account_join_rows_join_account_joins_id_fk" FOREIGN KEY ("join") REFERENCES "public"."account_joins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_joins" ADD CONSTRAINT "account_joins_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittances" ADD CONSTRAINT "remittances_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_receipt_vault_papers_id_fk" FOREIGN KEY ("receipt") REFERENCES "public"."vault_papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_left_out" ADD CONSTRAINT "money_left_out_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_letters" ADD CONSTRAINT "notification_letters_notification_notifications_id_fk" FOREIGN KEY ("notification") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_letters" ADD CONSTRAINT "notification_letters_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mailings" ADD CONSTRAINT "notification_mailings_notification_notifications_id_fk" FOREIGN KEY ("notification") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mutes" ADD CONSTRAINT "notification_mutes_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_openings" ADD CONSTRAINT "notification_openings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_read_marks" ADD CONSTRAINT "notification_read_marks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_notifications_id_fk" FOREIGN KEY ("notification") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_showings" ADD CONSTRAINT "notification_showings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_showings" ADD CONSTRAINT "notification_showings_notification_notifications_id_fk" FOREIGN KEY ("notification") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_quiet_hours" ADD CONSTRAINT "notification_quiet_hours_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_papers" ADD CONSTRAINT "vault_papers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_papers" ADD CONSTRAINT "vault_papers_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_papers" ADD CONSTRAINT "vault_papers_replaced_by_vault_papers_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."vault_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_uses" ADD CONSTRAINT "vault_uses_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_uses" ADD CONSTRAINT "vault_uses_paper_vault_papers_id_fk" FOREIGN KEY ("paper") REFERENCES "public"."vault_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_profiles" ADD CONSTRAINT "passport_profiles_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_approved_by_people_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_replaces_refunds_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_hand_by_people_id_fk" FOREIGN KEY ("hand_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_interests" ADD CONSTRAINT "application_interests_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academics" ADD CONSTRAINT "academics_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_tags" ADD CONSTRAINT "desk_tags_added_by_people_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_leads" ADD CONSTRAINT "student_leads_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_leads" ADD CONSTRAINT "student_leads_lead_people_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_leads" ADD CONSTRAINT "student_leads_assigned_by_people_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_tags" ADD CONSTRAINT "student_tags_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_tags" ADD CONSTRAINT "student_tags_tag_desk_tags_name_fk" FOREIGN KEY ("tag") REFERENCES "public"."desk_tags"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_tags" ADD CONSTRAINT "student_tags_added_by_people_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gmat_scores" ADD CONSTRAINT "gmat_scores_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gre_scores" ADD CONSTRAINT "gre_scores_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toefl_scores" ADD CONSTRAINT "toefl_scores_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_mornings" ADD CONSTRAINT "plan_mornings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reminders" ADD CONSTRAINT "plan_reminders_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_notices" ADD CONSTRAINT "fact_notices_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_days" ADD CONSTRAINT "plan_days_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_days_before" ADD CONSTRAINT "plan_days_before_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_deferrals" ADD CONSTRAINT "plan_deferrals_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_choices" ADD CONSTRAINT "product_choices_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_choices" ADD CONSTRAINT "product_choices_product_products_id_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_product_products_id_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_taken_up_by_people_id_fk" FOREIGN KEY ("taken_up_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_answered_by_people_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_papers" ADD CONSTRAINT "product_papers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "happenings" ADD CONSTRAINT "happenings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_verified_by_people_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_added_by_people_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_requests" ADD CONSTRAINT "university_requests_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_requests" ADD CONSTRAINT "university_requests_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_entries" ADD CONSTRAINT "webinar_entries_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_registrations" ADD CONSTRAINT "webinar_registrations_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_reminders" ADD CONSTRAINT "webinar_reminders_registration_webinar_registrations_id_fk" FOREIGN KEY ("registration") REFERENCES "public"."webinar_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_slots" ADD CONSTRAINT "webinar_slots_webinar_webinars_id_fk" FOREIGN KEY ("webinar") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinars" ADD CONSTRAINT "webinars_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinars" ADD CONSTRAINT "webinars_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_seen" ADD CONSTRAINT "last_seen_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_settings" ADD CONSTRAINT "card_settings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_blocks" ADD CONSTRAINT "insurance_blocks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_blocks" ADD CONSTRAINT "insurance_blocks_blocked_by_people_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_blocks" ADD CONSTRAINT "insurance_blocks_unblocked_by_people_id_fk" FOREIGN KEY ("unblocked_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_choices" ADD CONSTRAINT "insurance_choices_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_choices" ADD CONSTRAINT "insurance_choices_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_choices" ADD CONSTRAINT "insurance_choices_plan_insurance_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."insurance_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_code_group_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."group_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_joined_by_people_id_fk" FOREIGN KEY ("joined_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_own_covers" ADD CONSTRAINT "insurance_own_covers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_referrals" ADD CONSTRAINT "insurance_referrals_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_kept_payments" ADD CONSTRAINT "insurance_kept_payments_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_kept_payments" ADD CONSTRAINT "insurance_kept_payments_kept_by_people_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_refunds" ADD CONSTRAINT "insurance_refunds_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_refunds" ADD CONSTRAINT "insurance_refunds_sent_by_people_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_codes" ADD CONSTRAINT "group_codes_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_codes" ADD CONSTRAINT "group_codes_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_cards" ADD CONSTRAINT "insurance_cards_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_cards" ADD CONSTRAINT "insurance_cards_issued_by_people_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_invoices" ADD CONSTRAINT "insurance_invoices_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD CONSTRAINT "insurance_plans_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD CONSTRAINT "insurance_requests_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD CONSTRAINT "insurance_requests_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD CONSTRAINT "insurance_requests_plan_insurance_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."insurance_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD CONSTRAINT "insurance_requests_group_code_group_codes_code_fk" FOREIGN KEY ("group_code") REFERENCES "public"."group_codes"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_rests" ADD CONSTRAINT "insurance_rests_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_settings" ADD CONSTRAINT "insurance_settings_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_settings" ADD CONSTRAINT "insurance_settings_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD CONSTRAINT "insurance_waivers_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD CONSTRAINT "insurance_waivers_guide_by_people_id_fk" FOREIGN KEY ("guide_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD CONSTRAINT "insurance_waivers_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_demands" ADD CONSTRAINT "university_demands_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_plans" ADD CONSTRAINT "university_plans_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_plans" ADD CONSTRAINT "university_plans_plan_insurance_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."insurance_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_plans" ADD CONSTRAINT "university_plans_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_applications" ADD CONSTRAINT "loan_applications_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD CONSTRAINT "loan_papers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD CONSTRAINT "loan_papers_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_sendings" ADD CONSTRAINT "loan_sendings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_sendings" ADD CONSTRAINT "loan_sendings_bank_loan_lenders_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."loan_lenders"("bank") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_sendings" ADD CONSTRAINT "loan_sendings_declined_by_people_id_fk" FOREIGN KEY ("declined_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_agents" ADD CONSTRAINT "loan_agents_bank_loan_lenders_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."loan_lenders"("bank") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD CONSTRAINT "loan_meetings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD CONSTRAINT "loan_meetings_ended_by_people_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD CONSTRAINT "loan_meetings_slot" FOREIGN KEY ("slot","capacity") REFERENCES "public"."loan_slots"("id","capacity") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "loan_slots" ADD CONSTRAINT "loan_slots_agent_loan_agents_id_fk" FOREIGN KEY ("agent") REFERENCES "public"."loan_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_needs" ADD CONSTRAINT "loan_needs_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_asks" ADD CONSTRAINT "loan_asks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_asks" ADD CONSTRAINT "loan_asks_bank_loan_lenders_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."loan_lenders"("bank") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_asks" ADD CONSTRAINT "loan_asks_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD CONSTRAINT "loan_offers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD CONSTRAINT "loan_offers_bank_loan_lenders_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."loan_lenders"("bank") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD CONSTRAINT "loan_offers_terms_documents_id_fk" FOREIGN KEY ("terms") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD CONSTRAINT "loan_offers_key_facts_documents_id_fk" FOREIGN KEY ("key_facts") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_recharges" ADD CONSTRAINT "phone_recharges_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_remarks" ADD CONSTRAINT "sop_remarks_version_sop_versions_id_fk" FOREIGN KEY ("version") REFERENCES "public"."sop_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_remarks" ADD CONSTRAINT "sop_remarks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_remarks" ADD CONSTRAINT "sop_remarks_author_people_id_fk" FOREIGN KEY ("author") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_remarks" ADD CONSTRAINT "sop_remarks_help_answered_by_people_id_fk" FOREIGN KEY ("help_answered_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_versions" ADD CONSTRAINT "sop_versions_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_versions" ADD CONSTRAINT "sop_versions_resume_documents_id_fk" FOREIGN KEY ("resume") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_versions" ADD CONSTRAINT "sop_versions_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_appointments" ADD CONSTRAINT "vaccine_appointments_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_appointments" ADD CONSTRAINT "vaccine_appointments_ended_by_people_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_appointments" ADD CONSTRAINT "vaccine_appointments_slot" FOREIGN KEY ("slot","capacity") REFERENCES "public"."vaccine_slots"("id","capacity") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "vaccine_choices" ADD CONSTRAINT "vaccine_choices_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_choices" ADD CONSTRAINT "vaccine_choices_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_clinics" ADD CONSTRAINT "vaccine_clinics_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_lacks" ADD CONSTRAINT "vaccine_lacks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_plans" ADD CONSTRAINT "vaccine_plans_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_proofs" ADD CONSTRAINT "vaccine_proofs_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_proofs" ADD CONSTRAINT "vaccine_proofs_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD CONSTRAINT "vaccine_records_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD CONSTRAINT "vaccine_records_said_by_people_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD CONSTRAINT "vaccine_records_appointment_vaccine_appointments_id_fk" FOREIGN KEY ("appointment") REFERENCES "public"."vaccine_appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_sets" ADD CONSTRAINT "vaccine_sets_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_sets" ADD CONSTRAINT "vaccine_sets_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_slots" ADD CONSTRAINT "vaccine_slots_clinic_vaccine_clinics_id_fk" FOREIGN KEY ("clinic") REFERENCES "public"."vaccine_clinics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_calls" ADD CONSTRAINT "attorney_calls_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_calls" ADD CONSTRAINT "attorney_calls_ended_by_people_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_calls" ADD CONSTRAINT "attorney_calls_slot" FOREIGN KEY ("slot","capacity") REFERENCES "public"."attorney_slots"("id","capacity") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "attorney_refunds" ADD CONSTRAINT "attorney_refunds_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_refunds" ADD CONSTRAINT "attorney_refunds_sent_by_people_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_reminders" ADD CONSTRAINT "attorney_reminders_call_attorney_calls_id_fk" FOREIGN KEY ("call") REFERENCES "public"."attorney_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_slots" ADD CONSTRAINT "attorney_slots_attorney_attorneys_id_fk" FOREIGN KEY ("attorney") REFERENCES "public"."attorneys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorneys" ADD CONSTRAINT "attorneys_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_paper_skips" ADD CONSTRAINT "visa_paper_skips_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_paper_ticks" ADD CONSTRAINT "visa_paper_ticks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_forms" ADD CONSTRAINT "i20_forms_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_forms" ADD CONSTRAINT "i20_forms_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_forms" ADD CONSTRAINT "i20_forms_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filled_i20s" ADD CONSTRAINT "filled_i20s_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filled_i20s" ADD CONSTRAINT "filled_i20s_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_data" ADD CONSTRAINT "i20_data_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_data" ADD CONSTRAINT "i20_data_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_answers" ADD CONSTRAINT "mock_answers_interview_mock_interviews_id_fk" FOREIGN KEY ("interview") REFERENCES "public"."mock_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_answers" ADD CONSTRAINT "mock_answers_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_comments" ADD CONSTRAINT "mock_comments_answer_mock_answers_id_fk" FOREIGN KEY ("answer") REFERENCES "public"."mock_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_comments" ADD CONSTRAINT "mock_comments_author_people_id_fk" FOREIGN KEY ("author") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_interviews" ADD CONSTRAINT "mock_interviews_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_interviews" ADD CONSTRAINT "mock_interviews_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_shares" ADD CONSTRAINT "mock_shares_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_shares" ADD CONSTRAINT "mock_shares_set_by_people_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_outcomes" ADD CONSTRAINT "interview_outcomes_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_checks" ADD CONSTRAINT "slip_checks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_slips" ADD CONSTRAINT "visa_slips_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_appointments" ADD CONSTRAINT "visa_appointments_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_round_past" ADD CONSTRAINT "visa_round_past_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_rounds" ADD CONSTRAINT "visa_rounds_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sevis_fees" ADD CONSTRAINT "sevis_fees_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_contributions" ADD CONSTRAINT "transcript_contributions_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_contributions" ADD CONSTRAINT "transcript_contributions_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_contributions" ADD CONSTRAINT "transcript_contributions_edited_by_people_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_contributions" ADD CONSTRAINT "transcript_contributions_settled_by_people_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_contributions" ADD CONSTRAINT "transcript_contributions_transcript_transcripts_id_fk" FOREIGN KEY ("transcript") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_params" ADD CONSTRAINT "transcript_params_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_params" ADD CONSTRAINT "transcript_params_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_changes_token" ON "account_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_changes_person" ON "account_changes" USING btree ("person");--> statement-breakpoint
CREATE INDEX "consents_person" ON "consents" USING btree ("person");--> statement-breakpoint
CREATE UNIQUE INDEX "links_token" ON "links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "links_email" ON "links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expire" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_person" ON "passkeys" USING btree ("person");--> statement-breakpoint
CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_open" ON "approvals" USING btree ("kind","subject") WHERE "approvals"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "approvals_about" ON "approvals" USING btree ("about");--> statement-breakpoint
CREATE INDEX "approvals_decided" ON "approvals" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "desk_actions_at" ON "desk_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_actions_about" ON "desk_actions" USING btree ("about","at");--> statement-breakpoint
CREATE INDEX "card_authorizations_owner" ON "card_authorizations" USING btree ("owner","made_at");--> statement-breakpoint
CREATE INDEX "card_entries_owner" ON "card_entries" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "card_purchases_owner" ON "card_purchases" USING btree ("owner","made_at");--> statement-breakpoint
CREATE INDEX "card_purchases_authorization" ON "card_purchases" USING btree ("authorization");--> statement-breakpoint
CREATE INDEX "card_transfers_at" ON "card_transfers" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_replies_name" ON "chat_replies" USING btree ("name");--> statement-breakpoint
CREATE INDEX "chat_messages_first" ON "chat_messages" USING btree ("owner") WHERE "chat_messages"."number" = 1;--> statement-breakpoint
CREATE INDEX "chat_messages_answers" ON "chat_messages" USING btree ("owner","number") WHERE "chat_messages"."is_from_desk";--> statement-breakpoint
CREATE INDEX "chat_messages_author" ON "chat_messages" USING btree ("author");--> statement-breakpoint
CREATE INDEX "chat_messages_plain" ON "chat_messages" USING btree ("owner") WHERE "chat_messages"."text" <> '';--> statement-breakpoint
CREATE INDEX "chat_typing_person" ON "chat_typing" USING btree ("person");--> statement-breakpoint
CREATE INDEX "content_forms_item" ON "content_forms" USING btree ("item");--> statement-breakpoint
CREATE INDEX "content_items_stage" ON "content_items" USING btree ("stage","order");--> statement-breakpoint
CREATE INDEX "content_items_changed_by" ON "content_items" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "content_items_media" ON "content_items" USING btree ("media");--> statement-breakpoint
CREATE INDEX "content_items_captions" ON "content_items" USING btree ("captions");--> statement-breakpoint
CREATE INDEX "custom_step_students_step" ON "custom_step_students" USING btree ("step");--> statement-breakpoint
CREATE INDEX "custom_step_students_waiting" ON "custom_step_students" USING btree ("answered_at") WHERE "custom_step_students"."answered_at" is not null and "custom_step_students"."fulfilled_at" is null;--> statement-breakpoint
CREATE INDEX "custom_steps_due" ON "custom_steps" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "custom_steps_of_stages" ON "custom_steps" USING btree ("stage") WHERE "custom_steps"."audience" = 'stage';--> statement-breakpoint
CREATE INDEX "desk_claims_owner" ON "desk_claims" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "desk_claims_by" ON "desk_claims" USING btree ("by");--> statement-breakpoint
CREATE INDEX "desk_notes_owner" ON "desk_notes" USING btree ("owner","at");--> statement-breakpoint
CREATE INDEX "desk_notes_author" ON "desk_notes" USING btree ("author");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_open_subject" ON "requests" USING btree ("kind","subject") WHERE "requests"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("role","asked_at") WHERE "requests"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "requests_settled" ON "requests" USING btree ("role","settled_at");--> statement-breakpoint
CREATE INDEX "requests_owner" ON "requests" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "requests_settled_by" ON "requests" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "documents_sent_by" ON "documents" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "documents_loose" ON "documents" USING btree ("sent_at") WHERE "documents"."attached_to" is null;--> statement-breakpoint
CREATE INDEX "account_join_rows_owner" ON "account_join_rows" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "account_join_rows_join" ON "account_join_rows" USING btree ("join");--> statement-breakpoint
CREATE INDEX "account_joins_owner" ON "account_joins" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "account_joins_unfinished" ON "account_joins" USING btree ("joined_at") WHERE "account_joins"."joined_at" is not null and "account_joins"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "remittances_owner" ON "remittances" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "money_entries_owner" ON "money_entries" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "money_entries_receipt" ON "money_entries" USING btree ("receipt");--> statement-breakpoint
CREATE INDEX "notification_letters_owner" ON "notification_letters" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "notification_letters_due" ON "notification_letters" USING btree ("due") WHERE "notification_letters"."sent_at" is null and "notification_letters"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "notification_reads_notification" ON "notification_reads" USING btree ("notification");--> statement-breakpoint
CREATE INDEX "notification_showings_notification" ON "notification_showings" USING btree ("notification");--> statement-breakpoint
CREATE INDEX "notifications_owner" ON "notifications" USING btree ("owner","modified_at");--> statement-breakpoint
CREATE INDEX "notifications_for_all" ON "notifications" USING btree ("modified_at") WHERE "notifications"."owner" is null;--> statement-breakpoint
CREATE INDEX "notifications_written" ON "notifications" USING btree ("created_at") WHERE "notifications"."writer" is not null;--> statement-breakpoint
CREATE INDEX "vault_papers_owner" ON "vault_papers" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "vault_papers_replaced_by" ON "vault_papers" USING btree ("replaced_by");--> statement-breakpoint
CREATE INDEX "vault_uses_owner" ON "vault_uses" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_links_token" ON "pay_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_links_standing" ON "pay_links" USING btree ("owner","purpose","reference") WHERE "pay_links"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "refunds_asked_by" ON "refunds" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "refunds_approved_by" ON "refunds" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "refunds_hand_by" ON "refunds" USING btree ("hand_by");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("asked_at") WHERE "refunds"."sent_at" is null and "refunds"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_event" ON "payment_notices" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_notices_payment" ON "payment_notices" USING btree ("payment");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("purpose","reference") WHERE "payments"."paid_at" is null and "payments"."failed_at" is null and "payments"."expired_at" is null;--> statement-breakpoint
CREATE INDEX "payments_owner" ON "payments" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "payments_series" ON "payments" USING btree ("series");--> statement-breakpoint
CREATE INDEX "payments_refund_due" ON "payments" USING btree ("refund_due_at") WHERE "payments"."refund_due_at" is not null and "payments"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "applications_owner" ON "applications" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "applications_university" ON "applications" USING btree ("university");--> statement-breakpoint
CREATE INDEX "academics_owner" ON "academics" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "work_experiences_owner" ON "work_experiences" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_tags_lower" ON "desk_tags" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "desk_tags_added_by" ON "desk_tags" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "student_leads_lead" ON "student_leads" USING btree ("lead");--> statement-breakpoint
CREATE INDEX "student_leads_assigned_by" ON "student_leads" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "student_tags_tag" ON "student_tags" USING btree ("tag");--> statement-breakpoint
CREATE INDEX "student_tags_added_by" ON "student_tags" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "gmat_scores_owner" ON "gmat_scores" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "gre_scores_owner" ON "gre_scores" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "toefl_scores_owner" ON "toefl_scores" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "product_choices_product" ON "product_choices" USING btree ("product");--> statement-breakpoint
CREATE INDEX "product_orders_owner" ON "product_orders" USING btree ("owner","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_orders_standing" ON "product_orders" USING btree ("owner","kind") WHERE "product_orders"."withdrawn_at" is null and "product_orders"."declined_at" is null;--> statement-breakpoint
CREATE INDEX "product_orders_product" ON "product_orders" USING btree ("product");--> statement-breakpoint
CREATE INDEX "product_orders_open" ON "product_orders" USING btree ("sent_at") WHERE "product_orders"."granted_at" is null and "product_orders"."declined_at" is null and "product_orders"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "products_kind" ON "products" USING btree ("kind","place");--> statement-breakpoint
CREATE INDEX "data_exports_owner" ON "data_exports" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_under_way" ON "data_exports" USING btree ("owner") WHERE "data_exports"."ready_at" is null and "data_exports"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_standing" ON "erasures" USING btree ("owner") WHERE "erasures"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due") WHERE "erasures"."undone_at" is null and "erasures"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "universities_revision" ON "universities" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "universities_name_key" ON "universities" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "universities_domain" ON "universities" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "universities_added_by" ON "universities" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "universities_waiting" ON "universities" USING btree ("created_at") WHERE "universities"."verified_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "universities_added_name" ON "universities" USING btree ("name_key") WHERE "universities"."is_added";--> statement-breakpoint
CREATE INDEX "university_requests_university" ON "university_requests" USING btree ("university");--> statement-breakpoint
CREATE INDEX "webinar_entries_conference" ON "webinar_entries" USING btree ("conference_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webinar_registrations_active" ON "webinar_registrations" USING btree ("owner","conference_id") WHERE "webinar_registrations"."unregistered_at" is null;--> statement-breakpoint
CREATE INDEX "webinar_registrations_owner" ON "webinar_registrations" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "webinar_registrations_conference" ON "webinar_registrations" USING btree ("conference_id");--> statement-breakpoint
CREATE INDEX "webinar_slots_webinar" ON "webinar_slots" USING btree ("webinar");--> statement-breakpoint
CREATE INDEX "webinar_slots_start" ON "webinar_slots" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "webinars_created_by" ON "webinars" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "webinars_changed_by" ON "webinars" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "people_phone" ON "people" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person");--> statement-breakpoint
CREATE INDEX "sessions_parent" ON "sessions" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "changes_xid" ON "changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "changes_at" ON "changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "changes_audience" ON "changes" USING btree ("audience","xid");--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "analytics_events_name" ON "analytics_events" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "recorded_errors_at" ON "recorded_errors" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_checkouts_idempotency" ON "sandbox_checkouts" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_issuing_idempotency" ON "sandbox_issuing" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "sandbox_issuing_about" ON "sandbox_issuing" USING btree ("about");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_messages_sent_as" ON "sandbox_messages" USING btree ("sent_as");--> statement-breakpoint
CREATE INDEX "sandbox_messages_recipient" ON "sandbox_messages" USING btree ("recipient");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payment_links_reference" ON "sandbox_payment_links" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_refunds_idempotency" ON "sandbox_refunds" USING btree ("provider","idempotency_key");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "card_orders_owner" ON "card_orders" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "card_orders_pan" ON "card_orders" USING btree ("pan_mark");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_blocks_current" ON "insurance_blocks" USING btree ("owner") WHERE "insurance_blocks"."unblocked_at" is null;--> statement-breakpoint
CREATE INDEX "insurance_blocks_owner" ON "insurance_blocks" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "insurance_claims_owner" ON "insurance_claims" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "insurance_claims_request" ON "insurance_claims" USING btree ("request");--> statement-breakpoint
CREATE INDEX "insurance_claims_changed_by" ON "insurance_claims" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "insurance_choices_university" ON "insurance_choices" USING btree ("university");--> statement-breakpoint
CREATE INDEX "insurance_choices_plan" ON "insurance_choices" USING btree ("plan");--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_person" ON "group_members" USING btree ("code","joined_by");--> statement-breakpoint
CREATE INDEX "group_members_email" ON "group_members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_own_covers_current" ON "insurance_own_covers" USING btree ("owner") WHERE "insurance_own_covers"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "insurance_referrals_request" ON "insurance_referrals" USING btree ("request");--> statement-breakpoint
CREATE INDEX "insurance_kept_payments_kept_by" ON "insurance_kept_payments" USING btree ("kept_by");--> statement-breakpoint
CREATE INDEX "insurance_refunds_sent_by" ON "insurance_refunds" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "group_codes_created_by" ON "group_codes" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_invoices_standing" ON "insurance_invoices" USING btree ("request","number") WHERE "insurance_invoices"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "insurance_plans_changed_by" ON "insurance_plans" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "insurance_requests_owner" ON "insurance_requests" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "insurance_requests_university" ON "insurance_requests" USING btree ("university");--> statement-breakpoint
CREATE INDEX "insurance_requests_plan" ON "insurance_requests" USING btree ("plan");--> statement-breakpoint
CREATE INDEX "insurance_requests_group" ON "insurance_requests" USING btree ("group_code");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_requests_open" ON "insurance_requests" USING btree ("owner") WHERE "insurance_requests"."withdrawn_at" is null and "insurance_requests"."deposit_confirmed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_rests_bills" ON "insurance_rests" USING btree ("request","bills");--> statement-breakpoint
CREATE INDEX "insurance_settings_changed_by" ON "insurance_settings" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "university_plans_plan" ON "university_plans" USING btree ("plan");--> statement-breakpoint
CREATE INDEX "university_plans_changed_by" ON "university_plans" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "loan_papers_owner" ON "loan_papers" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "loan_sendings_bank" ON "loan_sendings" USING btree ("bank","at");--> statement-breakpoint
CREATE INDEX "loan_sendings_declined_by" ON "loan_sendings" USING btree ("declined_by");--> statement-breakpoint
CREATE INDEX "loan_agents_bank" ON "loan_agents" USING btree ("bank");--> statement-breakpoint
CREATE INDEX "loan_meetings_owner" ON "loan_meetings" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "loan_meetings_of_slot" ON "loan_meetings" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "loan_meetings_ended_by" ON "loan_meetings" USING btree ("ended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_meetings_place" ON "loan_meetings" USING btree ("slot","place") WHERE "loan_meetings"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_meetings_open" ON "loan_meetings" USING btree ("owner") WHERE "loan_meetings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "loan_slots_start" ON "loan_slots" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "loan_asks_owner" ON "loan_asks" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "loan_asks_bank" ON "loan_asks" USING btree ("bank");--> statement-breakpoint
CREATE INDEX "loan_asks_asked_by" ON "loan_asks" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "loan_offers_owner" ON "loan_offers" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "loan_offers_bank" ON "loan_offers" USING btree ("bank","at");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_offers_standing" ON "loan_offers" USING btree ("owner","bank") WHERE "loan_offers"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_offers_accepted" ON "loan_offers" USING btree ("owner") WHERE "loan_offers"."accepted_at" is not null and "loan_offers"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "sop_remarks_version" ON "sop_remarks" USING btree ("version","start");--> statement-breakpoint
CREATE INDEX "sop_remarks_owner" ON "sop_remarks" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "sop_remarks_author" ON "sop_remarks" USING btree ("author");--> statement-breakpoint
CREATE INDEX "sop_remarks_help_answered_by" ON "sop_remarks" USING btree ("help_answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "sop_versions_number" ON "sop_versions" USING btree ("owner","number");--> statement-breakpoint
CREATE UNIQUE INDEX "sop_versions_under_review" ON "sop_versions" USING btree ("owner") WHERE "sop_versions"."published_at" is null;--> statement-breakpoint
CREATE INDEX "sop_versions_waiting" ON "sop_versions" USING btree ("submission_deadline") WHERE "sop_versions"."published_at" is null;--> statement-breakpoint
CREATE INDEX "sop_versions_published_by" ON "sop_versions" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "sop_versions_resume" ON "sop_versions" USING btree ("resume");--> statement-breakpoint
CREATE INDEX "vaccine_appointments_owner" ON "vaccine_appointments" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "vaccine_appointments_of_slot" ON "vaccine_appointments" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "vaccine_appointments_ended_by" ON "vaccine_appointments" USING btree ("ended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "vaccine_appointments_place" ON "vaccine_appointments" USING btree ("slot","place") WHERE "vaccine_appointments"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vaccine_appointments_open" ON "vaccine_appointments" USING btree ("owner") WHERE "vaccine_appointments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "vaccine_choices_university" ON "vaccine_choices" USING btree ("university");--> statement-breakpoint
CREATE INDEX "vaccine_clinics_changed_by" ON "vaccine_clinics" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "vaccine_proofs_owner" ON "vaccine_proofs" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "vaccine_records_said_by" ON "vaccine_records" USING btree ("said_by");--> statement-breakpoint
CREATE INDEX "vaccine_records_appointment" ON "vaccine_records" USING btree ("appointment");--> statement-breakpoint
CREATE INDEX "vaccine_records_plain" ON "vaccine_records" USING btree ("owner") WHERE "vaccine_records"."sealed" is null;--> statement-breakpoint
CREATE INDEX "vaccine_sets_changed_by" ON "vaccine_sets" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "vaccine_slots_start" ON "vaccine_slots" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "attorney_calls_owner" ON "attorney_calls" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "attorney_calls_of_slot" ON "attorney_calls" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "attorney_calls_ended_by" ON "attorney_calls" USING btree ("ended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "attorney_calls_place" ON "attorney_calls" USING btree ("slot","place") WHERE "attorney_calls"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "attorney_calls_open" ON "attorney_calls" USING btree ("owner") WHERE "attorney_calls"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "attorney_refunds_sent_by" ON "attorney_refunds" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "attorney_slots_start" ON "attorney_slots" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "attorneys_changed_by" ON "attorneys" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "i20_forms_published" ON "i20_forms" USING btree ("university") WHERE "i20_forms"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "i20_forms_document" ON "i20_forms" USING btree ("document");--> statement-breakpoint
CREATE INDEX "i20_forms_changed_by" ON "i20_forms" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "filled_i20s_owner" ON "filled_i20s" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_answers_place" ON "mock_answers" USING btree ("interview","place");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_answers_document" ON "mock_answers" USING btree ("document");--> statement-breakpoint
CREATE INDEX "mock_comments_answer" ON "mock_comments" USING btree ("answer");--> statement-breakpoint
CREATE INDEX "mock_comments_author" ON "mock_comments" USING btree ("author");--> statement-breakpoint
CREATE INDEX "mock_interviews_shared" ON "mock_interviews" USING btree ("shared_at");--> statement-breakpoint
CREATE INDEX "mock_interviews_published_by" ON "mock_interviews" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "mock_shares_set_by" ON "mock_shares" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "interview_outcomes_owner" ON "interview_outcomes" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "slip_checks_owner" ON "slip_checks" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "visa_appointments_owner" ON "visa_appointments" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "transcript_contributions_owner" ON "transcript_contributions" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "transcript_contributions_waiting" ON "transcript_contributions" USING btree ("owner") WHERE "transcript_contributions"."published_at" is null and "transcript_contributions"."declined_at" is null;--> statement-breakpoint
CREATE INDEX "transcript_contributions_sent" ON "transcript_contributions" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "transcript_contributions_university" ON "transcript_contributions" USING btree ("university");--> statement-breakpoint
CREATE INDEX "transcript_contributions_edited_by" ON "transcript_contributions" USING btree ("edited_by");--> statement-breakpoint
CREATE INDEX "transcript_contributions_settled_by" ON "transcript_contributions" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "transcript_contributions_transcript" ON "transcript_contributions" USING btree ("transcript");--> statement-breakpoint
CREATE INDEX "transcript_params_university" ON "transcript_params" USING btree ("university");--> statement-breakpoint
CREATE INDEX "transcripts_revision" ON "transcripts" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "transcripts_university" ON "transcripts" USING btree ("university");--> statement-breakpoint
-- Written by hand from here on: the guards of the card's ledger. Its rows are never changed or removed.
CREATE FUNCTION card_transfers_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A transfer of money stays as it was written.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER card_transfers_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "card_transfers"
  FOR EACH STATEMENT EXECUTE FUNCTION card_transfers_stay();
--> statement-breakpoint
-- The balance of a card is computed from its transfers. Its row stays locked until the commit, so that of two concurrent
-- payments the second sees what the first left; the constraint on the balance refuses a payment that exceeds it.
CREATE FUNCTION card_funds_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.credit = 'card' THEN
    INSERT INTO card_funds AS f (owner, balance) VALUES (NEW.owner, NEW.amount)
      ON CONFLICT (owner) DO UPDATE SET balance = f.balance + EXCLUDED.balance;
  ELSIF NEW.debit = 'card' THEN
    UPDATE card_funds SET balance = balance - NEW.amount WHERE owner = NEW.owner;
    IF NOT FOUND THEN
      INSERT INTO card_funds (owner, balance) VALUES (NEW.owner, -NEW.amount);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER card_funds_follow AFTER INSERT ON "card_transfers"
  FOR EACH ROW EXECUTE FUNCTION card_funds_follow();
--> statement-breakpoint
-- Nothing but that trigger changes a balance.
CREATE FUNCTION card_funds_follow_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'What is on a card follows from its transfers alone.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER card_funds_follow_only BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "card_funds"
  FOR EACH STATEMENT EXECUTE FUNCTION card_funds_follow_only();
--> statement-breakpoint
-- A version of a catalogue entry is never changed or removed.
CREATE FUNCTION catalogue_versions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version of a catalogue entry stays as it was written.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER catalogue_versions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "catalogue_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_versions_stay();
