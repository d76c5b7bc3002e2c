ALTER TABLE "documents" ADD COLUMN "says" "bytea";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "record_mark" text;--> statement-breakpoint
ALTER TABLE "passport_profiles" ADD COLUMN "record_mark" text;