CREATE TABLE "pay_links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"cancelled_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "insurance_rests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request" uuid NOT NULL,
	"bills" uuid[] NOT NULL,
	"made_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_rests" ADD CONSTRAINT "insurance_rests_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_links_token" ON "pay_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_links_standing" ON "pay_links" USING btree ("owner","purpose","reference") WHERE "pay_links"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_rests_bills" ON "insurance_rests" USING btree ("request","bills");