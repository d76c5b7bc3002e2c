CREATE TABLE "card_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"what" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "card_entries_once" UNIQUE("owner","what","reference"),
	CONSTRAINT "card_entries_amount" CHECK ("card_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "card_funds" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "card_funds_not_below_nothing" CHECK ("card_funds"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "insurance_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"code" text NOT NULL,
	"retail_name" text NOT NULL,
	"policy_id" text NOT NULL,
	"insurance_company" text NOT NULL,
	"visas" text[] NOT NULL,
	"full_brochure_url" text,
	"is_aca" boolean NOT NULL,
	"is_international" boolean NOT NULL,
	"deductible" bigint NOT NULL,
	"is_deductible_annual" boolean NOT NULL,
	"co_insurance" integer NOT NULL,
	"out_of_pocket_max" bigint NOT NULL,
	"max_benefit" bigint,
	"evacuation" bigint NOT NULL,
	"repatriation" bigint NOT NULL,
	"covers_pre_existing" boolean NOT NULL,
	"preventive" integer NOT NULL,
	"deposit" bigint NOT NULL,
	"sample_of" date,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3),
	CONSTRAINT "insurance_plans_deposit" CHECK ("insurance_plans"."deposit" > 0),
	CONSTRAINT "insurance_plans_co_insurance" CHECK ("insurance_plans"."co_insurance" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "university_demands" (
	"university" text PRIMARY KEY NOT NULL,
	"demands" jsonb NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "university_plans" (
	"university" text NOT NULL,
	"plan" text NOT NULL,
	"bands" jsonb NOT NULL,
	"brochure_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "university_plans_university_plan_pk" PRIMARY KEY("university","plan")
);
--> statement-breakpoint
CREATE TABLE "visa_numbers" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea",
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sevis_fees" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"prepared_at" timestamptz(3),
	"opened_at" timestamptz(3),
	"paid_at" timestamptz(3),
	"paid_with" text,
	"payment" uuid
);
--> statement-breakpoint
ALTER TABLE "card_entries" ADD CONSTRAINT "card_entries_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_funds" ADD CONSTRAINT "card_funds_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_demands" ADD CONSTRAINT "university_demands_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_plans" ADD CONSTRAINT "university_plans_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_plans" ADD CONSTRAINT "university_plans_plan_insurance_plans_id_fk" FOREIGN KEY ("plan") REFERENCES "public"."insurance_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_numbers" ADD CONSTRAINT "visa_numbers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sevis_fees" ADD CONSTRAINT "sevis_fees_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_entries_owner" ON "card_entries" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "university_plans_plan" ON "university_plans" USING btree ("plan");