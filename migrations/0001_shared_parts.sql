CREATE TABLE "chat_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamptz(3) NOT NULL,
	CONSTRAINT "chat_replies_name_shape" CHECK ("chat_replies"."name" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "chat_claims" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"by" uuid NOT NULL,
	"claimed_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_tellings" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"up_to" integer NOT NULL,
	"told_at" timestamptz(3) NOT NULL
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
	"laid_at" timestamptz(3),
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
	"version" integer DEFAULT 1 NOT NULL
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
	"taken_by" uuid,
	"taken_at" timestamptz(3),
	"settled_at" timestamptz(3),
	"settled_by" uuid
);
--> statement-breakpoint
CREATE TABLE "webinar_entries" (
	"owner" uuid NOT NULL,
	"conference_id" text NOT NULL,
	"entered_at" timestamptz(3) NOT NULL,
	CONSTRAINT "webinar_entries_owner_conference_id_pk" PRIMARY KEY("owner","conference_id")
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
CREATE TABLE "sandbox_conferences" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"purpose" text NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"duration_minutes" integer NOT NULL,
	"slide" integer DEFAULT 0 NOT NULL
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
	"claimed_by" uuid,
	"claimed_at" timestamptz(3),
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
ALTER TABLE "chat_messages" ADD COLUMN "about_stage" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "about_step" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "about_title" text;--> statement-breakpoint
ALTER TABLE "sandbox_messages" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_messages" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "chat_claims" ADD CONSTRAINT "chat_claims_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_claims" ADD CONSTRAINT "chat_claims_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_tellings" ADD CONSTRAINT "chat_tellings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_typing" ADD CONSTRAINT "chat_typing_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_typing" ADD CONSTRAINT "chat_typing_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_media_documents_id_fk" FOREIGN KEY ("media") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_captions_documents_id_fk" FOREIGN KEY ("captions") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_step_students" ADD CONSTRAINT "custom_step_students_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_step_students" ADD CONSTRAINT "custom_step_students_step_custom_steps_id_fk" FOREIGN KEY ("step") REFERENCES "public"."custom_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_step_students" ADD CONSTRAINT "custom_step_students_fulfilled_by_people_id_fk" FOREIGN KEY ("fulfilled_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_steps" ADD CONSTRAINT "custom_steps_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_steps" ADD CONSTRAINT "custom_steps_edited_by_people_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_sent_by_people_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_letters" ADD CONSTRAINT "notification_letters_notification_notifications_id_fk" FOREIGN KEY ("notification") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_letters" ADD CONSTRAINT "notification_letters_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mailings" ADD CONSTRAINT "notification_mailings_notification_notifications_id_fk" FOREIGN KEY ("notification") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mutes" ADD CONSTRAINT "notification_mutes_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_read_marks" ADD CONSTRAINT "notification_read_marks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_notifications_id_fk" FOREIGN KEY ("notification") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_showings" ADD CONSTRAINT "notification_showings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_showings" ADD CONSTRAINT "notification_showings_notification_notifications_id_fk" FOREIGN KEY ("notification") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_quiet_hours" ADD CONSTRAINT "notification_quiet_hours_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_taken_by_people_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_settled_by_people_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_entries" ADD CONSTRAINT "webinar_entries_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_reminders" ADD CONSTRAINT "webinar_reminders_registration_webinar_registrations_id_fk" FOREIGN KEY ("registration") REFERENCES "public"."webinar_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_slots" ADD CONSTRAINT "webinar_slots_webinar_webinars_id_fk" FOREIGN KEY ("webinar") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinars" ADD CONSTRAINT "webinars_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinars" ADD CONSTRAINT "webinars_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_remarks" ADD CONSTRAINT "sop_remarks_version_sop_versions_id_fk" FOREIGN KEY ("version") REFERENCES "public"."sop_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_remarks" ADD CONSTRAINT "sop_remarks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_remarks" ADD CONSTRAINT "sop_remarks_author_people_id_fk" FOREIGN KEY ("author") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_remarks" ADD CONSTRAINT "sop_remarks_help_answered_by_people_id_fk" FOREIGN KEY ("help_answered_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_versions" ADD CONSTRAINT "sop_versions_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_versions" ADD CONSTRAINT "sop_versions_resume_documents_id_fk" FOREIGN KEY ("resume") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_versions" ADD CONSTRAINT "sop_versions_claimed_by_people_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_versions" ADD CONSTRAINT "sop_versions_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_replies_name" ON "chat_replies" USING btree ("name");--> statement-breakpoint
CREATE INDEX "chat_claims_by" ON "chat_claims" USING btree ("by");--> statement-breakpoint
CREATE INDEX "chat_typing_person" ON "chat_typing" USING btree ("person");--> statement-breakpoint
CREATE INDEX "content_items_stage" ON "content_items" USING btree ("stage","order");--> statement-breakpoint
CREATE INDEX "content_items_changed_by" ON "content_items" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "content_items_media" ON "content_items" USING btree ("media");--> statement-breakpoint
CREATE INDEX "content_items_captions" ON "content_items" USING btree ("captions");--> statement-breakpoint
CREATE INDEX "custom_step_students_step" ON "custom_step_students" USING btree ("step");--> statement-breakpoint
CREATE INDEX "custom_step_students_waiting" ON "custom_step_students" USING btree ("answered_at") WHERE "custom_step_students"."answered_at" is not null and "custom_step_students"."fulfilled_at" is null;--> statement-breakpoint
CREATE INDEX "custom_steps_of_stages" ON "custom_steps" USING btree ("stage") WHERE "custom_steps"."audience" = 'stage';--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "documents_sent_by" ON "documents" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "documents_loose" ON "documents" USING btree ("sent_at") WHERE "documents"."attached_to" is null;--> statement-breakpoint
CREATE INDEX "notification_letters_owner" ON "notification_letters" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "notification_letters_due" ON "notification_letters" USING btree ("due") WHERE "notification_letters"."sent_at" is null and "notification_letters"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "notification_reads_notification" ON "notification_reads" USING btree ("notification");--> statement-breakpoint
CREATE INDEX "notification_showings_notification" ON "notification_showings" USING btree ("notification");--> statement-breakpoint
CREATE INDEX "notifications_owner" ON "notifications" USING btree ("owner","modified_at");--> statement-breakpoint
CREATE INDEX "notifications_for_all" ON "notifications" USING btree ("modified_at") WHERE "notifications"."owner" is null;--> statement-breakpoint
CREATE INDEX "notifications_written" ON "notifications" USING btree ("created_at") WHERE "notifications"."writer" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "requests_open_subject" ON "requests" USING btree ("kind","subject") WHERE "requests"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("role","asked_at") WHERE "requests"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "requests_settled" ON "requests" USING btree ("role","settled_at");--> statement-breakpoint
CREATE INDEX "requests_owner" ON "requests" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "requests_taken_by" ON "requests" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "requests_settled_by" ON "requests" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "webinar_entries_conference" ON "webinar_entries" USING btree ("conference_id");--> statement-breakpoint
CREATE INDEX "webinar_slots_webinar" ON "webinar_slots" USING btree ("webinar");--> statement-breakpoint
CREATE INDEX "webinar_slots_start" ON "webinar_slots" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "webinars_created_by" ON "webinars" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "webinars_changed_by" ON "webinars" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "sop_remarks_version" ON "sop_remarks" USING btree ("version","start");--> statement-breakpoint
CREATE INDEX "sop_remarks_owner" ON "sop_remarks" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "sop_remarks_author" ON "sop_remarks" USING btree ("author");--> statement-breakpoint
CREATE INDEX "sop_remarks_help_answered_by" ON "sop_remarks" USING btree ("help_answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "sop_versions_number" ON "sop_versions" USING btree ("owner","number");--> statement-breakpoint
CREATE UNIQUE INDEX "sop_versions_under_review" ON "sop_versions" USING btree ("owner") WHERE "sop_versions"."published_at" is null;--> statement-breakpoint
CREATE INDEX "sop_versions_waiting" ON "sop_versions" USING btree ("submission_deadline") WHERE "sop_versions"."published_at" is null;--> statement-breakpoint
CREATE INDEX "sop_versions_claimed_by" ON "sop_versions" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "sop_versions_published_by" ON "sop_versions" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "sop_versions_resume" ON "sop_versions" USING btree ("resume");--> statement-breakpoint
CREATE INDEX "webinar_registrations_owner" ON "webinar_registrations" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "webinar_registrations_conference" ON "webinar_registrations" USING btree ("conference_id");