CREATE TABLE "desk_seen" (
	"person" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"owner" uuid NOT NULL,
	"seen_at" timestamptz(3) NOT NULL,
	CONSTRAINT "desk_seen_person_kind_subject_pk" PRIMARY KEY("person","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "desk_snoozes" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"owner" uuid NOT NULL,
	"until" timestamptz(3) NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "desk_snoozes_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
ALTER TABLE "plan_risks" ADD COLUMN "next" jsonb;--> statement-breakpoint
ALTER TABLE "desk_seen" ADD CONSTRAINT "desk_seen_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_seen" ADD CONSTRAINT "desk_seen_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_snoozes" ADD CONSTRAINT "desk_snoozes_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_snoozes" ADD CONSTRAINT "desk_snoozes_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_seen_owner" ON "desk_seen" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "desk_snoozes_owner" ON "desk_snoozes" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "desk_snoozes_by" ON "desk_snoozes" USING btree ("by");