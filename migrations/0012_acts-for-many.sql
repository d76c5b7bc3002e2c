CREATE TABLE "desk_batch_students" (
	"batch" uuid NOT NULL,
	"owner" uuid NOT NULL,
	"left_out" text,
	"kept" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"undone_at" timestamptz(3),
	CONSTRAINT "desk_batch_students_batch_owner_pk" PRIMARY KEY("batch","owner")
);
--> statement-breakpoint
CREATE TABLE "desk_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"by" uuid,
	"act" text NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_batch_students" ADD CONSTRAINT "desk_batch_students_batch_desk_batches_id_fk" FOREIGN KEY ("batch") REFERENCES "public"."desk_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_batch_students" ADD CONSTRAINT "desk_batch_students_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_batches" ADD CONSTRAINT "desk_batches_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_batch_students_owner" ON "desk_batch_students" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "desk_batches_by" ON "desk_batches" USING btree ("by");--> statement-breakpoint
CREATE INDEX "desk_batches_at" ON "desk_batches" USING btree ("at");