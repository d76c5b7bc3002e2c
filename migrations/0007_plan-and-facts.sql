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
ALTER TABLE "facts" ADD CONSTRAINT "facts_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_days" ADD CONSTRAINT "plan_days_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;