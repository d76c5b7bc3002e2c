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
ALTER TABLE "custom_step_students" ADD CONSTRAINT "custom_step_students_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_step_students" ADD CONSTRAINT "custom_step_students_step_custom_steps_id_fk" FOREIGN KEY ("step") REFERENCES "public"."custom_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_step_students" ADD CONSTRAINT "custom_step_students_fulfilled_by_people_id_fk" FOREIGN KEY ("fulfilled_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_steps" ADD CONSTRAINT "custom_steps_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_steps" ADD CONSTRAINT "custom_steps_edited_by_people_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_step_students_step" ON "custom_step_students" USING btree ("step");--> statement-breakpoint
CREATE INDEX "custom_step_students_waiting" ON "custom_step_students" USING btree ("answered_at") WHERE "custom_step_students"."answered_at" is not null and "custom_step_students"."fulfilled_at" is null;--> statement-breakpoint
CREATE INDEX "custom_steps_of_stages" ON "custom_steps" USING btree ("stage") WHERE "custom_steps"."audience" = 'stage';