ALTER TABLE "custom_step_students" ADD COLUMN "reminded_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "custom_steps" ADD COLUMN "due_on" date;--> statement-breakpoint
CREATE INDEX "custom_steps_due" ON "custom_steps" USING btree ("due_on");