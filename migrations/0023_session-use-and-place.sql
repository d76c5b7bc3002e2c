ALTER TABLE "sessions" ADD COLUMN "used_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "zone" text;