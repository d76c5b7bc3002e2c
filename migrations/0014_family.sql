CREATE TABLE "family_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"relation" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"contact_mark" text NOT NULL,
	"token_hash" text NOT NULL,
	"headings" text[] NOT NULL,
	"invited_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"accepted_at" timestamptz(3),
	"ended_at" timestamptz(3),
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "family_members" (
	"invitation" uuid PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "came_for" text;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_invitation_family_invitations_id_fk" FOREIGN KEY ("invitation") REFERENCES "public"."family_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "family_invitations_token" ON "family_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "family_invitations_standing" ON "family_invitations" USING btree ("owner","contact_mark") WHERE "family_invitations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "family_members_owner" ON "family_members" USING btree ("owner");