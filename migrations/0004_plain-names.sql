ALTER TABLE "custom_step_students" RENAME COLUMN "laid_at" TO "assigned_at";--> statement-breakpoint
ALTER TABLE "vaccine_choices" RENAME COLUMN "told_at" TO "answered_at";--> statement-breakpoint
ALTER TABLE "visa_appointments" RENAME COLUMN "told_at" TO "entered_at";--> statement-breakpoint
ALTER TABLE "interview_outcomes" RENAME COLUMN "told_at" TO "entered_at";--> statement-breakpoint
ALTER TABLE "visa_slips" RENAME COLUMN "told_to_wait" TO "asked_to_wait";--> statement-breakpoint
ALTER TABLE "chat_tellings" RENAME COLUMN "told_at" TO "notified_at";
