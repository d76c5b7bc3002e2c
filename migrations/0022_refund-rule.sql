ALTER TABLE "refunds" ADD COLUMN "kept_why" text;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "refund_days" integer;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "refund_days" integer;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "refund_sample_of" date;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_kept_why" CHECK ("refunds"."kept_why" <> '');--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD CONSTRAINT "insurance_plans_refund_days" CHECK ("insurance_plans"."refund_days" between 1 and 366);--> statement-breakpoint
UPDATE "insurance_plans" SET "refund_days" = 31 WHERE "sample_of" IS NOT NULL;