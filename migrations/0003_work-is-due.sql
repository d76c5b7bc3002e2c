DROP INDEX "requests_open";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "due_at" timestamptz(3) DEFAULT now() + interval '2 days' NOT NULL;--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("role","due_at") WHERE "requests"."settled_at" is null;