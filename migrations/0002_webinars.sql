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
ALTER TABLE "sandbox_messages" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "webinar_entries" ADD CONSTRAINT "webinar_entries_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_reminders" ADD CONSTRAINT "webinar_reminders_registration_webinar_registrations_id_fk" FOREIGN KEY ("registration") REFERENCES "public"."webinar_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinar_slots" ADD CONSTRAINT "webinar_slots_webinar_webinars_id_fk" FOREIGN KEY ("webinar") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinars" ADD CONSTRAINT "webinars_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webinars" ADD CONSTRAINT "webinars_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webinar_entries_conference" ON "webinar_entries" USING btree ("conference_id");--> statement-breakpoint
CREATE INDEX "webinar_slots_webinar" ON "webinar_slots" USING btree ("webinar");--> statement-breakpoint
CREATE INDEX "webinar_slots_start" ON "webinar_slots" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "webinars_created_by" ON "webinars" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "webinars_changed_by" ON "webinars" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "webinar_registrations_owner" ON "webinar_registrations" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "webinar_registrations_conference" ON "webinar_registrations" USING btree ("conference_id");