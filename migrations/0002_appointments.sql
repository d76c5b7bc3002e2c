-- Times of loans and clinics: the constraints that all diaries share.
DROP INDEX "loan_slots_time";--> statement-breakpoint
DROP INDEX "vaccine_slots_time";--> statement-breakpoint
ALTER TABLE "attorney_slots" DROP CONSTRAINT "attorney_slots_once";--> statement-breakpoint
ALTER TABLE "vaccine_slots" ALTER COLUMN "capacity" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "loan_slots" ADD COLUMN "capacity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_slots" ADD COLUMN "end_time" timestamptz(3);--> statement-breakpoint
UPDATE "attorney_slots" SET "end_time" = "start_time" + interval '30 minutes';--> statement-breakpoint
ALTER TABLE "attorney_slots" ALTER COLUMN "end_time" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_slots" ADD COLUMN "capacity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "loan_slots_start" ON "loan_slots" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "vaccine_slots_start" ON "vaccine_slots" USING btree ("start_time");--> statement-breakpoint
ALTER TABLE "loan_slots" ADD CONSTRAINT "loan_slots_time" UNIQUE("agent","start_time");--> statement-breakpoint
ALTER TABLE "loan_slots" ADD CONSTRAINT "loan_slots_capacity" UNIQUE("id","capacity");--> statement-breakpoint
ALTER TABLE "loan_slots" ADD CONSTRAINT "loan_slots_places" CHECK ("loan_slots"."capacity" between 1 and 50);--> statement-breakpoint
ALTER TABLE "vaccine_slots" ADD CONSTRAINT "vaccine_slots_time" UNIQUE("clinic","start_time");--> statement-breakpoint
ALTER TABLE "attorney_slots" ADD CONSTRAINT "attorney_slots_time" UNIQUE("attorney","start_time");--> statement-breakpoint
ALTER TABLE "attorney_slots" ADD CONSTRAINT "attorney_slots_capacity" UNIQUE("id","capacity");--> statement-breakpoint
ALTER TABLE "attorney_slots" ADD CONSTRAINT "attorney_slots_places" CHECK ("attorney_slots"."capacity" between 1 and 50);--> statement-breakpoint
-- Two times of one host never overlap.
ALTER TABLE "loan_slots" ADD CONSTRAINT "loan_slots_on_half_hours" CHECK (mod(extract(epoch from "loan_slots"."start_time")::bigint, 1800) = 0);--> statement-breakpoint
ALTER TABLE "loan_slots" ADD CONSTRAINT "loan_slots_length" CHECK ("loan_slots"."end_time" = "loan_slots"."start_time" + interval '30 minutes');--> statement-breakpoint
ALTER TABLE "vaccine_slots" ADD CONSTRAINT "vaccine_slots_on_half_hours" CHECK (mod(extract(epoch from "vaccine_slots"."start_time")::bigint, 1800) = 0);--> statement-breakpoint
ALTER TABLE "vaccine_slots" ADD CONSTRAINT "vaccine_slots_length" CHECK ("vaccine_slots"."end_time" = "vaccine_slots"."start_time" + interval '30 minutes');--> statement-breakpoint
ALTER TABLE "attorney_slots" ADD CONSTRAINT "attorney_slots_length" CHECK ("attorney_slots"."end_time" = "attorney_slots"."start_time" + interval '30 minutes');--> statement-breakpoint
-- A meeting ends with a word for how.
DROP INDEX "loan_meetings_slot";--> statement-breakpoint
DROP INDEX "loan_meetings_standing";--> statement-breakpoint
ALTER TABLE "loan_meetings" DROP CONSTRAINT "loan_meetings_slot_loan_slots_id_fk";--> statement-breakpoint
ALTER TABLE "loan_meetings" RENAME COLUMN "cancelled_at" TO "ended_at";--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD COLUMN "capacity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD COLUMN "place" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD COLUMN "ended_by" uuid;--> statement-breakpoint
UPDATE "loan_meetings" SET "ending" = 'cancelled', "ended_by" = "owner" WHERE "ended_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD CONSTRAINT "loan_meetings_ended_by_people_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD CONSTRAINT "loan_meetings_slot" FOREIGN KEY ("slot","capacity") REFERENCES "public"."loan_slots"("id","capacity") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "loan_meetings_of_slot" ON "loan_meetings" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "loan_meetings_ended_by" ON "loan_meetings" USING btree ("ended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_meetings_place" ON "loan_meetings" USING btree ("slot","place") WHERE "loan_meetings"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_meetings_open" ON "loan_meetings" USING btree ("owner") WHERE "loan_meetings"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD CONSTRAINT "loan_meetings_within" CHECK ("loan_meetings"."ended_at" is not null or "loan_meetings"."place" between 1 and "loan_meetings"."capacity");--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD CONSTRAINT "loan_meetings_ending" CHECK (("loan_meetings"."ended_at" is null) = ("loan_meetings"."ending" is null));--> statement-breakpoint
ALTER INDEX "vaccine_appointments_standing" RENAME TO "vaccine_appointments_open";--> statement-breakpoint
ALTER TABLE "vaccine_appointments" ALTER COLUMN "capacity" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "vaccine_appointments" ALTER COLUMN "place" SET DEFAULT 1;--> statement-breakpoint
-- A call has the slot of its last reservation, and reminders hang on the call and its time.
ALTER TABLE "attorney_calls" ADD COLUMN "slot" uuid;--> statement-breakpoint
ALTER TABLE "attorney_calls" ADD COLUMN "capacity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_calls" ADD COLUMN "place" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_calls" ADD COLUMN "booked_at" timestamptz(3);--> statement-breakpoint
UPDATE "attorney_calls" c SET "slot" = r."slot", "booked_at" = r."reserved_at" FROM (SELECT DISTINCT ON ("call") "call", "slot", "reserved_at" FROM "attorney_reservations" ORDER BY "call", "id" DESC) r WHERE r."call" = c."id";--> statement-breakpoint
ALTER TABLE "attorney_calls" ALTER COLUMN "slot" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_calls" ALTER COLUMN "booked_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_calls" ADD CONSTRAINT "attorney_calls_slot" FOREIGN KEY ("slot","capacity") REFERENCES "public"."attorney_slots"("id","capacity") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "attorney_calls_of_slot" ON "attorney_calls" USING btree ("slot");--> statement-breakpoint
CREATE UNIQUE INDEX "attorney_calls_place" ON "attorney_calls" USING btree ("slot","place") WHERE "attorney_calls"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "attorney_calls" ADD CONSTRAINT "attorney_calls_within" CHECK ("attorney_calls"."ended_at" is not null or "attorney_calls"."place" between 1 and "attorney_calls"."capacity");--> statement-breakpoint
ALTER TABLE "attorney_reminders" ADD COLUMN "call" uuid;--> statement-breakpoint
ALTER TABLE "attorney_reminders" ADD COLUMN "start_time" timestamptz(3);--> statement-breakpoint
UPDATE "attorney_reminders" m SET "call" = r."call", "start_time" = s."start_time" FROM "attorney_reservations" r JOIN "attorney_slots" s ON s."id" = r."slot" WHERE r."id" = m."reservation";--> statement-breakpoint
DELETE FROM "attorney_reminders" m USING "attorney_reminders" o WHERE o."call" = m."call" AND o."kind" = m."kind" AND o."start_time" = m."start_time" AND o.ctid < m.ctid;--> statement-breakpoint
ALTER TABLE "attorney_reminders" DROP COLUMN "reservation";--> statement-breakpoint
ALTER TABLE "attorney_reminders" ALTER COLUMN "call" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_reminders" ALTER COLUMN "start_time" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attorney_reminders" ADD CONSTRAINT "attorney_reminders_call_attorney_calls_id_fk" FOREIGN KEY ("call") REFERENCES "public"."attorney_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorney_reminders" ADD CONSTRAINT "attorney_reminders_once" UNIQUE("call","kind","start_time");--> statement-breakpoint
DROP TABLE "attorney_reservations";
