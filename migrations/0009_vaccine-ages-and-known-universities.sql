ALTER TABLE "universities" ADD COLUMN "known" integer;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD COLUMN "age_months" integer;