CREATE TABLE "insurance_cards" (
	"request" uuid PRIMARY KEY NOT NULL,
	"sealed_member" "bytea" NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	"issued_by" uuid
);
--> statement-breakpoint
CREATE TABLE "insurance_claims" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"request" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"filed_at" timestamptz(3) NOT NULL,
	"asked_at" timestamptz(3),
	"sealed_question" "bytea",
	"answered_at" timestamptz(3),
	"decided_at" timestamptz(3),
	"outcome" text,
	"paid_amount" bigint,
	"sealed_decision" "bytea"
);
--> statement-breakpoint
CREATE TABLE "insurance_choices" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"university" text NOT NULL,
	"visa" text NOT NULL,
	"level" text NOT NULL,
	"sealed_dob" "bytea",
	"coverage_start" date,
	"months" integer,
	"billing_cycle" text,
	"details_at" timestamptz(3) NOT NULL,
	"plan" text,
	"plan_chosen_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "insurance_invoices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request" uuid NOT NULL,
	"number" integer NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" date NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	"paid_at" timestamptz(3),
	"voided_at" timestamptz(3),
	"void_reason" text,
	CONSTRAINT "insurance_invoices_amount" CHECK ("insurance_invoices"."amount" > 0),
	CONSTRAINT "insurance_invoices_paid_or_void" CHECK ("insurance_invoices"."paid_at" is null or "insurance_invoices"."voided_at" is null)
);
--> statement-breakpoint
CREATE TABLE "insurance_waivers" (
	"request" uuid PRIMARY KEY NOT NULL,
	"guide" text,
	"guide_at" timestamptz(3),
	"submitted_at" timestamptz(3),
	"approved_at" timestamptz(3),
	"refused_at" timestamptz(3),
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "waiver_opens" date;--> statement-breakpoint
ALTER TABLE "insurance_cards" ADD CONSTRAINT "insurance_cards_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_cards" ADD CONSTRAINT "insurance_cards_issued_by_people_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_choices" ADD CONSTRAINT "insurance_choices_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_choices" ADD CONSTRAINT "insurance_choices_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_choices" ADD CONSTRAINT "insurance_choices_plan_insurance_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."insurance_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_invoices" ADD CONSTRAINT "insurance_invoices_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD CONSTRAINT "insurance_waivers_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insurance_claims_owner" ON "insurance_claims" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "insurance_claims_request" ON "insurance_claims" USING btree ("request");--> statement-breakpoint
CREATE INDEX "insurance_choices_university" ON "insurance_choices" USING btree ("university");--> statement-breakpoint
CREATE INDEX "insurance_choices_plan" ON "insurance_choices" USING btree ("plan");--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_invoices_standing" ON "insurance_invoices" USING btree ("request","number") WHERE "insurance_invoices"."voided_at" is null;--> statement-breakpoint
ALTER TABLE "insurance_requests" DROP COLUMN "status";