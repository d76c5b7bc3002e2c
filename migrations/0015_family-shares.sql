CREATE TABLE "family_asks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"invitation" uuid NOT NULL,
	"row" text NOT NULL,
	"purpose" text,
	"reference" text,
	"asked_at" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3),
	CONSTRAINT "family_asks_bill" CHECK (("family_asks"."purpose" is null) = ("family_asks"."reference" is null))
);
--> statement-breakpoint
CREATE TABLE "family_papers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"invitation" uuid NOT NULL,
	"paper" uuid NOT NULL,
	CONSTRAINT "family_papers_once" UNIQUE("invitation","paper")
);
--> statement-breakpoint
CREATE TABLE "loan_agreements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"offer" uuid NOT NULL,
	"by" uuid,
	"relation" text NOT NULL,
	"version" text NOT NULL,
	"figures" jsonb NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"taken_back_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "loan_statements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"offer" uuid NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamptz(3),
	"given_at" timestamptz(3),
	"document" uuid,
	CONSTRAINT "loan_statements_said" CHECK ("loan_statements"."asked_at" is not null or "loan_statements"."given_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "is_weekly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "written_on" date;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD COLUMN "shown_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "family_asks" ADD CONSTRAINT "family_asks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_asks" ADD CONSTRAINT "family_asks_invitation_family_invitations_id_fk" FOREIGN KEY ("invitation") REFERENCES "public"."family_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_papers" ADD CONSTRAINT "family_papers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_papers" ADD CONSTRAINT "family_papers_invitation_family_invitations_id_fk" FOREIGN KEY ("invitation") REFERENCES "public"."family_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_papers" ADD CONSTRAINT "family_papers_paper_vault_papers_id_fk" FOREIGN KEY ("paper") REFERENCES "public"."vault_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_agreements" ADD CONSTRAINT "loan_agreements_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_agreements" ADD CONSTRAINT "loan_agreements_offer_loan_offers_id_fk" FOREIGN KEY ("offer") REFERENCES "public"."loan_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_agreements" ADD CONSTRAINT "loan_agreements_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_statements" ADD CONSTRAINT "loan_statements_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_statements" ADD CONSTRAINT "loan_statements_offer_loan_offers_id_fk" FOREIGN KEY ("offer") REFERENCES "public"."loan_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_statements" ADD CONSTRAINT "loan_statements_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_asks_owner" ON "family_asks" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "family_asks_standing" ON "family_asks" USING btree ("invitation","row") WHERE "family_asks"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "family_papers_paper" ON "family_papers" USING btree ("paper");--> statement-breakpoint
CREATE INDEX "family_papers_owner" ON "family_papers" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "loan_agreements_owner" ON "loan_agreements" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "loan_agreements_by" ON "loan_agreements" USING btree ("by");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_agreements_standing" ON "loan_agreements" USING btree ("offer","by","version") WHERE "loan_agreements"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "loan_statements_owner" ON "loan_statements" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_statements_language" ON "loan_statements" USING btree ("offer","language");