ALTER TABLE "payments" ADD COLUMN "opened_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "left_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "waiver_window_source" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "waiver_window_checked_on" date;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "acknowledged" text;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "acknowledged_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "guide_by" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "own_deadline" date;