CREATE SEQUENCE "public"."university_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person" uuid NOT NULL,
	"purpose" text NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3)
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
	"used_at" timestamptz(3)
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
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"owner" uuid NOT NULL,
	"number" integer NOT NULL,
	"author" uuid,
	"is_from_desk" boolean NOT NULL,
	"text" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "chat_messages_owner_number_pk" PRIMARY KEY("owner","number")
);
--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"owner" uuid NOT NULL,
	"side" text NOT NULL,
	"up_to" integer NOT NULL,
	CONSTRAINT "chat_reads_owner_side_pk" PRIMARY KEY("owner","side")
);
--> statement-breakpoint
CREATE TABLE "desk_actions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"by" uuid NOT NULL,
	"what" text NOT NULL,
	"about" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamptz(3) NOT NULL
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
CREATE TABLE "onboardings" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"degree" text,
	"branch" text DEFAULT '' NOT NULL,
	"cycle" text,
	"completed_steps" text[] DEFAULT '{}' NOT NULL,
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
	"updated_at" timestamptz(3) NOT NULL
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
CREATE TABLE "happenings" (
	"owner" uuid NOT NULL,
	"stage" text NOT NULL,
	"what" text NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "happenings_owner_stage_what_step_pk" PRIMARY KEY("owner","stage","what","step")
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
CREATE TABLE "webinar_registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"conference_id" text NOT NULL,
	"email" text NOT NULL,
	"registered_at" timestamptz(3) NOT NULL,
	"unregistered_at" timestamptz(3)
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
	"agent" text DEFAULT '' NOT NULL
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
	"at" timestamptz(3) NOT NULL
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
CREATE TABLE "group_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"university_id" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"finalized_at" timestamptz(3)
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
CREATE TABLE "insurance_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"partner" text NOT NULL,
	"plan_name" text NOT NULL,
	"deposit_amount" bigint NOT NULL,
	"status" text DEFAULT 'PesonalisedPlansReceived' NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"deposit_confirmed_at" timestamptz(3),
	CONSTRAINT "insurance_requests_deposit" CHECK ("insurance_requests"."deposit_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "filled_i20s" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"university_id" text,
	"file" text NOT NULL,
	"filled_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "i20_data" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea",
	"university_id" text,
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_people_id_fk" FOREIGN KEY ("author") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_interests" ADD CONSTRAINT "application_interests_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academics" ADD CONSTRAINT "academics_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gmat_scores" ADD CONSTRAINT "gmat_scores_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gre_scores" ADD CONSTRAINT "gre_scores_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toefl_scores" ADD CONSTRAINT "toefl_scores_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "happenings" ADD CONSTRAINT "happenings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_verified_by_people_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "universities" ADD CONSTRAINT "universities_added_by_people_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_requests" ADD CONSTRAINT "university_requests_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_requests" ADD CONSTRAINT "university_requests_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_registrations" ADD CONSTRAINT "webinar_registrations_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_codes" ADD CONSTRAINT "group_codes_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_codes" ADD CONSTRAINT "group_codes_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_code_group_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."group_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_joined_by_people_id_fk" FOREIGN KEY ("joined_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD CONSTRAINT "insurance_requests_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filled_i20s" ADD CONSTRAINT "filled_i20s_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filled_i20s" ADD CONSTRAINT "filled_i20s_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_data" ADD CONSTRAINT "i20_data_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_data" ADD CONSTRAINT "i20_data_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_person" ON "consents" USING btree ("person");--> statement-breakpoint
CREATE UNIQUE INDEX "links_token" ON "links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "links_email" ON "links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "chat_messages_first" ON "chat_messages" USING btree ("owner") WHERE "chat_messages"."number" = 1;--> statement-breakpoint
CREATE INDEX "chat_messages_answers" ON "chat_messages" USING btree ("owner","number") WHERE "chat_messages"."is_from_desk";--> statement-breakpoint
CREATE INDEX "chat_messages_author" ON "chat_messages" USING btree ("author");--> statement-breakpoint
CREATE INDEX "desk_actions_at" ON "desk_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_actions_about" ON "desk_actions" USING btree ("about","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_event" ON "payment_notices" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_notices_payment" ON "payment_notices" USING btree ("payment");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("purpose","reference") WHERE "payments"."paid_at" is null and "payments"."failed_at" is null and "payments"."expired_at" is null;--> statement-breakpoint
CREATE INDEX "payments_owner" ON "payments" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "applications_owner" ON "applications" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "applications_university" ON "applications" USING btree ("university");--> statement-breakpoint
CREATE INDEX "academics_owner" ON "academics" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "work_experiences_owner" ON "work_experiences" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "gmat_scores_owner" ON "gmat_scores" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "gre_scores_owner" ON "gre_scores" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "toefl_scores_owner" ON "toefl_scores" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "universities_revision" ON "universities" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "universities_name_key" ON "universities" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "universities_domain" ON "universities" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "universities_added_by" ON "universities" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "universities_waiting" ON "universities" USING btree ("created_at") WHERE "universities"."verified_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "universities_added_name" ON "universities" USING btree ("name_key") WHERE "universities"."is_added";--> statement-breakpoint
CREATE INDEX "university_requests_university" ON "university_requests" USING btree ("university");--> statement-breakpoint
CREATE UNIQUE INDEX "webinar_registrations_active" ON "webinar_registrations" USING btree ("owner","conference_id") WHERE "webinar_registrations"."unregistered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "people_phone" ON "people" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person");--> statement-breakpoint
CREATE INDEX "sessions_parent" ON "sessions" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "changes_xid" ON "changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "changes_at" ON "changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "analytics_events_name" ON "analytics_events" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "recorded_errors_at" ON "recorded_errors" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_checkouts_idempotency" ON "sandbox_checkouts" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_messages_sent_as" ON "sandbox_messages" USING btree ("sent_as");--> statement-breakpoint
CREATE INDEX "sandbox_messages_recipient" ON "sandbox_messages" USING btree ("recipient");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payment_links_reference" ON "sandbox_payment_links" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "group_codes_created_by" ON "group_codes" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_person" ON "group_members" USING btree ("code","joined_by");--> statement-breakpoint
CREATE INDEX "group_members_email" ON "group_members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "insurance_requests_owner" ON "insurance_requests" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "filled_i20s_owner" ON "filled_i20s" USING btree ("owner");