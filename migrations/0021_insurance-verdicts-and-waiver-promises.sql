ALTER TABLE "university_demands" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "email_by" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "email_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "email_late_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "guide_sent_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "guide_late_at" timestamptz(3);