CREATE TABLE "births" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"born_on" date NOT NULL,
	"said_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_asks" (
	"owner" uuid NOT NULL,
	"version" integer NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	CONSTRAINT "notice_asks_owner_version_pk" PRIMARY KEY("owner","version")
);
--> statement-breakpoint
CREATE TABLE "notice_consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"purpose" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "parent_consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"invitation" uuid NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamptz(3) NOT NULL,
	"withdrawn_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "loan_co_papers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"invitation" uuid NOT NULL,
	"field" text NOT NULL,
	"document" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "loan_co_papers_document_unique" UNIQUE("document"),
	CONSTRAINT "loan_co_papers_once" UNIQUE("invitation","field")
);
--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "births" ADD CONSTRAINT "births_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_asks" ADD CONSTRAINT "notice_asks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_consents" ADD CONSTRAINT "notice_consents_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_consents" ADD CONSTRAINT "parent_consents_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_consents" ADD CONSTRAINT "parent_consents_invitation_family_invitations_id_fk" FOREIGN KEY ("invitation") REFERENCES "public"."family_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_co_papers" ADD CONSTRAINT "loan_co_papers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_co_papers" ADD CONSTRAINT "loan_co_papers_invitation_family_invitations_id_fk" FOREIGN KEY ("invitation") REFERENCES "public"."family_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_co_papers" ADD CONSTRAINT "loan_co_papers_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_consents_standing" ON "notice_consents" USING btree ("owner","purpose","version") WHERE "notice_consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "parent_consents_standing" ON "parent_consents" USING btree ("invitation","version") WHERE "parent_consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "parent_consents_owner" ON "parent_consents" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "loan_co_papers_owner" ON "loan_co_papers" USING btree ("owner");