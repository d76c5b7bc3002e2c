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
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_mornings" ADD CONSTRAINT "plan_mornings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reminders" ADD CONSTRAINT "plan_reminders_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");