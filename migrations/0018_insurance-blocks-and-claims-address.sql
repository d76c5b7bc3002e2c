CREATE TABLE "insurance_blocks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"reason" text NOT NULL,
	"blocked_at" timestamptz(3) NOT NULL,
	"blocked_by" uuid,
	"unblocked_at" timestamptz(3),
	"unblocked_by" uuid
);
--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "claims_address" text;--> statement-breakpoint
ALTER TABLE "insurance_blocks" ADD CONSTRAINT "insurance_blocks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_blocks" ADD CONSTRAINT "insurance_blocks_blocked_by_people_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_blocks" ADD CONSTRAINT "insurance_blocks_unblocked_by_people_id_fk" FOREIGN KEY ("unblocked_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_blocks_current" ON "insurance_blocks" USING btree ("owner") WHERE "insurance_blocks"."unblocked_at" is null;--> statement-breakpoint
CREATE INDEX "insurance_blocks_owner" ON "insurance_blocks" USING btree ("owner");