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
ALTER TABLE "desk_tags" ADD CONSTRAINT "desk_tags_added_by_people_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_leads" ADD CONSTRAINT "student_leads_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_leads" ADD CONSTRAINT "student_leads_lead_people_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_leads" ADD CONSTRAINT "student_leads_assigned_by_people_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_tags" ADD CONSTRAINT "student_tags_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_tags" ADD CONSTRAINT "student_tags_tag_desk_tags_name_fk" FOREIGN KEY ("tag") REFERENCES "public"."desk_tags"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_tags" ADD CONSTRAINT "student_tags_added_by_people_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_tags_lower" ON "desk_tags" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "desk_tags_added_by" ON "desk_tags" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "student_leads_lead" ON "student_leads" USING btree ("lead");--> statement-breakpoint
CREATE INDEX "student_leads_assigned_by" ON "student_leads" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "student_tags_tag" ON "student_tags" USING btree ("tag");--> statement-breakpoint
CREATE INDEX "student_tags_added_by" ON "student_tags" USING btree ("added_by");