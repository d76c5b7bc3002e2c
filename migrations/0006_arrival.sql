CREATE TABLE "vaccine_appointments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"slot" uuid NOT NULL,
	"capacity" integer NOT NULL,
	"place" integer NOT NULL,
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
	"retired_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "vaccine_slots" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"clinic" uuid NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"end_time" timestamptz(3) NOT NULL,
	"capacity" integer NOT NULL,
	"withdrawn_at" timestamptz(3),
	CONSTRAINT "vaccine_slots_capacity" UNIQUE("id","capacity"),
	CONSTRAINT "vaccine_slots_places" CHECK ("vaccine_slots"."capacity" between 1 and 50)
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
CREATE TABLE "vaccine_choices" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"university" text,
	"told_at" timestamptz(3),
	"sealed_dob" "bytea",
	"born_in" text,
	CONSTRAINT "vaccine_choices_born" CHECK (("vaccine_choices"."sealed_dob" is null) = ("vaccine_choices"."born_in" is null))
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
CREATE TABLE "vaccine_records" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"vaccine" text NOT NULL,
	"kind" text NOT NULL,
	"on" date,
	"country" text NOT NULL,
	"sealed_clinic" "bytea",
	"said_by" uuid,
	"appointment" uuid,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "vaccine_records_once" UNIQUE NULLS NOT DISTINCT("owner","vaccine","kind","on"),
	CONSTRAINT "vaccine_records_dated" CHECK ("vaccine_records"."on" is not null or "vaccine_records"."kind" = 'illness')
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
ALTER TABLE "vaccine_appointments" ADD CONSTRAINT "vaccine_appointments_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_appointments" ADD CONSTRAINT "vaccine_appointments_ended_by_people_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_appointments" ADD CONSTRAINT "vaccine_appointments_slot" FOREIGN KEY ("slot","capacity") REFERENCES "public"."vaccine_slots"("id","capacity") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "vaccine_clinics" ADD CONSTRAINT "vaccine_clinics_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_slots" ADD CONSTRAINT "vaccine_slots_clinic_vaccine_clinics_id_fk" FOREIGN KEY ("clinic") REFERENCES "public"."vaccine_clinics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_proofs" ADD CONSTRAINT "vaccine_proofs_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_proofs" ADD CONSTRAINT "vaccine_proofs_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_choices" ADD CONSTRAINT "vaccine_choices_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_choices" ADD CONSTRAINT "vaccine_choices_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_lacks" ADD CONSTRAINT "vaccine_lacks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_plans" ADD CONSTRAINT "vaccine_plans_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD CONSTRAINT "vaccine_records_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD CONSTRAINT "vaccine_records_said_by_people_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD CONSTRAINT "vaccine_records_appointment_vaccine_appointments_id_fk" FOREIGN KEY ("appointment") REFERENCES "public"."vaccine_appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_sets" ADD CONSTRAINT "vaccine_sets_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_sets" ADD CONSTRAINT "vaccine_sets_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vaccine_appointments_owner" ON "vaccine_appointments" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "vaccine_appointments_of_slot" ON "vaccine_appointments" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "vaccine_appointments_ended_by" ON "vaccine_appointments" USING btree ("ended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "vaccine_appointments_place" ON "vaccine_appointments" USING btree ("slot","place") WHERE "vaccine_appointments"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vaccine_appointments_standing" ON "vaccine_appointments" USING btree ("owner") WHERE "vaccine_appointments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "vaccine_clinics_changed_by" ON "vaccine_clinics" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "vaccine_slots_time" ON "vaccine_slots" USING btree ("clinic","start_time");--> statement-breakpoint
CREATE INDEX "vaccine_proofs_owner" ON "vaccine_proofs" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "vaccine_choices_university" ON "vaccine_choices" USING btree ("university");--> statement-breakpoint
CREATE INDEX "vaccine_records_said_by" ON "vaccine_records" USING btree ("said_by");--> statement-breakpoint
CREATE INDEX "vaccine_records_appointment" ON "vaccine_records" USING btree ("appointment");--> statement-breakpoint
CREATE INDEX "vaccine_sets_changed_by" ON "vaccine_sets" USING btree ("changed_by");