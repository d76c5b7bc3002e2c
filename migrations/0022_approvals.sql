CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"about" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamptz(3),
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "sevis_fees" ADD COLUMN "reversal_asked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "sevis_fees" ADD COLUMN "reversal_reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_open" ON "approvals" USING btree ("kind","subject") WHERE "approvals"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "approvals_about" ON "approvals" USING btree ("about");--> statement-breakpoint
CREATE INDEX "approvals_decided" ON "approvals" USING btree ("decided_at");