CREATE SEQUENCE "public"."transcript_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
	CONSTRAINT "insurance_plans_deposit" CHECK ("insurance_plans"."deposit" > 0),
	CONSTRAINT "insurance_plans_co_insurance" CHECK ("insurance_plans"."co_insurance" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "university_demands" (
	"university" text PRIMARY KEY NOT NULL,
	"demands" jsonb NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "university_plans" (
	"university" text NOT NULL,
	"plan" text NOT NULL,
	"bands" jsonb NOT NULL,
	"brochure_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "university_plans_university_plan_pk" PRIMARY KEY("university","plan")
);
--> statement-breakpoint
CREATE TABLE "visa_appointments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"place" text NOT NULL,
	"interview" timestamptz(3) NOT NULL,
	"vac" timestamptz(3),
	"why" text NOT NULL,
	"told_at" timestamptz(3) NOT NULL,
	"removed_at" timestamptz(3)
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
	CONSTRAINT "attorney_calls_price" CHECK (("attorney_calls"."kind" = 'paid') = ("attorney_calls"."price" is not null)),
	CONSTRAINT "attorney_calls_ending" CHECK (("attorney_calls"."ended_at" is null) = ("attorney_calls"."ending" is null))
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
	"reservation" uuid NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	CONSTRAINT "attorney_reminders_once" UNIQUE("reservation","kind")
);
--> statement-breakpoint
CREATE TABLE "attorney_reservations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"call" uuid NOT NULL,
	"slot" uuid NOT NULL,
	"reserved_at" timestamptz(3) NOT NULL,
	"released_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "attorney_slots" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"attorney" uuid NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3),
	CONSTRAINT "attorney_slots_once" UNIQUE("attorney","start_time"),
	CONSTRAINT "attorney_slots_on_half_hours" CHECK (mod(extract(epoch from "attorney_slots"."start_time")::bigint, 1800) = 0)
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
	"claimed_by" uuid,
	"claimed_at" timestamptz(3),
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
CREATE TABLE "visa_numbers" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea",
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_outcomes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"outcome" text NOT NULL,
	"told_at" timestamptz(3) NOT NULL,
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
	"told_to_wait" text,
	"sealed" "bytea" NOT NULL,
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sevis_fees" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"prepared_at" timestamptz(3),
	"opened_at" timestamptz(3),
	"paid_at" timestamptz(3),
	"paid_with" text,
	"payment" uuid
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
ALTER TABLE "insurance_requests" ADD COLUMN "year" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "university" text NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "plan" text NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "visa" text NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "coverage_start" date NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "coverage_end" date NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "months" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "billing_cycle" text NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "group_code" text;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "premium" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "group_discount" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "referral_discount" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "invoice" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "sealed" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "sealed_answers" "bytea";--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "checkout_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "withdrawn_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "filled_i20s" ADD COLUMN "form" text;--> statement-breakpoint
ALTER TABLE "i20_data" ADD COLUMN "chosen_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "card_entries" ADD CONSTRAINT "card_entries_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_funds" ADD CONSTRAINT "card_funds_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_demands" ADD CONSTRAINT "university_demands_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_plans" ADD CONSTRAINT "university_plans_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_plans" ADD CONSTRAINT "university_plans_plan_insurance_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."insurance_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_appointments" ADD CONSTRAINT "visa_appointments_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_calls" ADD CONSTRAINT "attorney_calls_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_calls" ADD CONSTRAINT "attorney_calls_ended_by_people_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_refunds" ADD CONSTRAINT "attorney_refunds_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_refunds" ADD CONSTRAINT "attorney_refunds_sent_by_people_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_reminders" ADD CONSTRAINT "attorney_reminders_reservation_attorney_reservations_id_fk" FOREIGN KEY ("reservation") REFERENCES "public"."attorney_reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_reservations" ADD CONSTRAINT "attorney_reservations_call_attorney_calls_id_fk" FOREIGN KEY ("call") REFERENCES "public"."attorney_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_reservations" ADD CONSTRAINT "attorney_reservations_slot_attorney_slots_id_fk" FOREIGN KEY ("slot") REFERENCES "public"."attorney_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_slots" ADD CONSTRAINT "attorney_slots_attorney_attorneys_id_fk" FOREIGN KEY ("attorney") REFERENCES "public"."attorneys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorneys" ADD CONSTRAINT "attorneys_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_paper_ticks" ADD CONSTRAINT "visa_paper_ticks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_forms" ADD CONSTRAINT "i20_forms_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_forms" ADD CONSTRAINT "i20_forms_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_forms" ADD CONSTRAINT "i20_forms_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_answers" ADD CONSTRAINT "mock_answers_interview_mock_interviews_id_fk" FOREIGN KEY ("interview") REFERENCES "public"."mock_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_answers" ADD CONSTRAINT "mock_answers_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_comments" ADD CONSTRAINT "mock_comments_answer_mock_answers_id_fk" FOREIGN KEY ("answer") REFERENCES "public"."mock_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_comments" ADD CONSTRAINT "mock_comments_author_people_id_fk" FOREIGN KEY ("author") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_interviews" ADD CONSTRAINT "mock_interviews_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_interviews" ADD CONSTRAINT "mock_interviews_claimed_by_people_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_interviews" ADD CONSTRAINT "mock_interviews_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_shares" ADD CONSTRAINT "mock_shares_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_shares" ADD CONSTRAINT "mock_shares_set_by_people_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_numbers" ADD CONSTRAINT "visa_numbers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_outcomes" ADD CONSTRAINT "interview_outcomes_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slip_checks" ADD CONSTRAINT "slip_checks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_slips" ADD CONSTRAINT "visa_slips_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sevis_fees" ADD CONSTRAINT "sevis_fees_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_contributions" ADD CONSTRAINT "transcript_contributions_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_contributions" ADD CONSTRAINT "transcript_contributions_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_contributions" ADD CONSTRAINT "transcript_contributions_edited_by_people_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_contributions" ADD CONSTRAINT "transcript_contributions_settled_by_people_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_contributions" ADD CONSTRAINT "transcript_contributions_transcript_transcripts_id_fk" FOREIGN KEY ("transcript") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_params" ADD CONSTRAINT "transcript_params_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_params" ADD CONSTRAINT "transcript_params_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_entries_owner" ON "card_entries" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "university_plans_plan" ON "university_plans" USING btree ("plan");--> statement-breakpoint
CREATE INDEX "visa_appointments_owner" ON "visa_appointments" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "attorney_calls_open" ON "attorney_calls" USING btree ("owner") WHERE "attorney_calls"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "attorney_calls_owner" ON "attorney_calls" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "attorney_calls_ended_by" ON "attorney_calls" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "attorney_refunds_sent_by" ON "attorney_refunds" USING btree ("sent_by");--> statement-breakpoint
CREATE UNIQUE INDEX "attorney_reservations_slot" ON "attorney_reservations" USING btree ("slot") WHERE "attorney_reservations"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "attorney_reservations_call" ON "attorney_reservations" USING btree ("call") WHERE "attorney_reservations"."released_at" is null;--> statement-breakpoint
CREATE INDEX "attorney_reservations_of_call" ON "attorney_reservations" USING btree ("call");--> statement-breakpoint
CREATE INDEX "attorney_reservations_of_slot" ON "attorney_reservations" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "attorney_slots_start" ON "attorney_slots" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "attorneys_changed_by" ON "attorneys" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "i20_forms_published" ON "i20_forms" USING btree ("university") WHERE "i20_forms"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "i20_forms_document" ON "i20_forms" USING btree ("document");--> statement-breakpoint
CREATE INDEX "i20_forms_changed_by" ON "i20_forms" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_answers_place" ON "mock_answers" USING btree ("interview","place");--> statement-breakpoint
CREATE UNIQUE INDEX "mock_answers_document" ON "mock_answers" USING btree ("document");--> statement-breakpoint
CREATE INDEX "mock_comments_answer" ON "mock_comments" USING btree ("answer");--> statement-breakpoint
CREATE INDEX "mock_comments_author" ON "mock_comments" USING btree ("author");--> statement-breakpoint
CREATE INDEX "mock_interviews_shared" ON "mock_interviews" USING btree ("shared_at");--> statement-breakpoint
CREATE INDEX "mock_interviews_claimed_by" ON "mock_interviews" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "mock_interviews_published_by" ON "mock_interviews" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "mock_shares_set_by" ON "mock_shares" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "interview_outcomes_owner" ON "interview_outcomes" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "slip_checks_owner" ON "slip_checks" USING btree ("owner");--> statement-breakpoint
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
ALTER TABLE "insurance_requests" ADD CONSTRAINT "insurance_requests_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD CONSTRAINT "insurance_requests_plan_insurance_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."insurance_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD CONSTRAINT "insurance_requests_group_code_group_codes_code_fk" FOREIGN KEY ("group_code") REFERENCES "public"."group_codes"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insurance_requests_university" ON "insurance_requests" USING btree ("university");--> statement-breakpoint
CREATE INDEX "insurance_requests_plan" ON "insurance_requests" USING btree ("plan");--> statement-breakpoint
CREATE INDEX "insurance_requests_group" ON "insurance_requests" USING btree ("group_code");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_requests_open" ON "insurance_requests" USING btree ("owner") WHERE "insurance_requests"."withdrawn_at" is null and "insurance_requests"."deposit_confirmed_at" is null;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD CONSTRAINT "insurance_requests_adds_up" CHECK ("insurance_requests"."premium" = "insurance_requests"."deposit_amount" + "insurance_requests"."group_discount" + "insurance_requests"."referral_discount" + "insurance_requests"."invoice" and "insurance_requests"."invoice" >= 0);