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
ALTER TABLE "family_members" ADD COLUMN "is_weekly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "written_on" date;--> statement-breakpoint
ALTER TABLE "family_asks" ADD CONSTRAINT "family_asks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_asks" ADD CONSTRAINT "family_asks_invitation_family_invitations_id_fk" FOREIGN KEY ("invitation") REFERENCES "public"."family_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_papers" ADD CONSTRAINT "family_papers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_papers" ADD CONSTRAINT "family_papers_invitation_family_invitations_id_fk" FOREIGN KEY ("invitation") REFERENCES "public"."family_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_papers" ADD CONSTRAINT "family_papers_paper_vault_papers_id_fk" FOREIGN KEY ("paper") REFERENCES "public"."vault_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_asks_owner" ON "family_asks" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "family_asks_standing" ON "family_asks" USING btree ("invitation","row") WHERE "family_asks"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "family_papers_paper" ON "family_papers" USING btree ("paper");--> statement-breakpoint
CREATE INDEX "family_papers_owner" ON "family_papers" USING btree ("owner");