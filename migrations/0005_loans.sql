CREATE TABLE "loan_applications" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"amount" bigint,
	"lacks" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"academics_at" timestamptz(3),
	"identity_at" timestamptz(3),
	"financial_at" timestamptz(3),
	CONSTRAINT "loan_applications_in_order" CHECK (("loan_applications"."identity_at" is null or "loan_applications"."academics_at" is not null) and ("loan_applications"."financial_at" is null or "loan_applications"."identity_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "loan_papers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"field" text NOT NULL,
	"document" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "loan_papers_document_unique" UNIQUE("document")
);
--> statement-breakpoint
CREATE TABLE "loan_lenders" (
	"bank" text PRIMARY KEY NOT NULL,
	"rate_from" integer NOT NULL,
	"rate_to" integer NOT NULL,
	"moratorium" integer,
	"rebate_available" boolean NOT NULL,
	"margin_money" text NOT NULL,
	"hidden_fees" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"usually_takes" text NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"is_sample" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loan_sendings" (
	"owner" uuid NOT NULL,
	"bank" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"unmatched" text[] DEFAULT '{}' NOT NULL,
	"declined_at" timestamptz(3),
	"declined_by" uuid,
	"sealed_reason" "bytea",
	CONSTRAINT "loan_sendings_owner_bank_pk" PRIMARY KEY("owner","bank")
);
--> statement-breakpoint
CREATE TABLE "loan_agents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bank" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"added_at" timestamptz(3) NOT NULL,
	"retired_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "loan_meetings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"slot" uuid NOT NULL,
	"booked_at" timestamptz(3) NOT NULL,
	"cancelled_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "loan_slots" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"agent" uuid NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"end_time" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "loan_asks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"bank" text NOT NULL,
	"asked_by" uuid,
	"sealed_question" "bytea" NOT NULL,
	"sealed_answer" "bytea",
	"due_on" date NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"answered_at" timestamptz(3),
	"withdrawn_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "loan_offers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"bank" text NOT NULL,
	"rate" integer NOT NULL,
	"moratorium_months" integer NOT NULL,
	"instalments" integer NOT NULL,
	"amount" bigint NOT NULL,
	"fee" integer NOT NULL,
	"rebate_available" boolean NOT NULL,
	"terms" uuid,
	"at" timestamptz(3) NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"withdrawn_at" timestamptz(3),
	"accepted_at" timestamptz(3),
	CONSTRAINT "loan_offers_sensible" CHECK ("loan_offers"."rate" > 0 and "loan_offers"."amount" > 0 and "loan_offers"."instalments" > 0)
);
--> statement-breakpoint
ALTER TABLE "loan_applications" ADD CONSTRAINT "loan_applications_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD CONSTRAINT "loan_papers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_papers" ADD CONSTRAINT "loan_papers_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_sendings" ADD CONSTRAINT "loan_sendings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_sendings" ADD CONSTRAINT "loan_sendings_bank_loan_lenders_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."loan_lenders"("bank") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_sendings" ADD CONSTRAINT "loan_sendings_declined_by_people_id_fk" FOREIGN KEY ("declined_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_agents" ADD CONSTRAINT "loan_agents_bank_loan_lenders_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."loan_lenders"("bank") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD CONSTRAINT "loan_meetings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_meetings" ADD CONSTRAINT "loan_meetings_slot_loan_slots_id_fk" FOREIGN KEY ("slot") REFERENCES "public"."loan_slots"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_slots" ADD CONSTRAINT "loan_slots_agent_loan_agents_id_fk" FOREIGN KEY ("agent") REFERENCES "public"."loan_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_asks" ADD CONSTRAINT "loan_asks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_asks" ADD CONSTRAINT "loan_asks_bank_loan_lenders_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."loan_lenders"("bank") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_asks" ADD CONSTRAINT "loan_asks_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD CONSTRAINT "loan_offers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD CONSTRAINT "loan_offers_bank_loan_lenders_bank_fk" FOREIGN KEY ("bank") REFERENCES "public"."loan_lenders"("bank") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD CONSTRAINT "loan_offers_terms_documents_id_fk" FOREIGN KEY ("terms") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_papers_owner" ON "loan_papers" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "loan_sendings_bank" ON "loan_sendings" USING btree ("bank","at");--> statement-breakpoint
CREATE INDEX "loan_sendings_declined_by" ON "loan_sendings" USING btree ("declined_by");--> statement-breakpoint
CREATE INDEX "loan_agents_bank" ON "loan_agents" USING btree ("bank");--> statement-breakpoint
CREATE INDEX "loan_meetings_owner" ON "loan_meetings" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_meetings_slot" ON "loan_meetings" USING btree ("slot") WHERE "loan_meetings"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_meetings_standing" ON "loan_meetings" USING btree ("owner") WHERE "loan_meetings"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_slots_time" ON "loan_slots" USING btree ("agent","start_time");--> statement-breakpoint
CREATE INDEX "loan_asks_owner" ON "loan_asks" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "loan_asks_bank" ON "loan_asks" USING btree ("bank");--> statement-breakpoint
CREATE INDEX "loan_asks_asked_by" ON "loan_asks" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "loan_offers_owner" ON "loan_offers" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "loan_offers_bank" ON "loan_offers" USING btree ("bank","at");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_offers_standing" ON "loan_offers" USING btree ("owner","bank") WHERE "loan_offers"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_offers_accepted" ON "loan_offers" USING btree ("owner") WHERE "loan_offers"."accepted_at" is not null and "loan_offers"."withdrawn_at" is null;