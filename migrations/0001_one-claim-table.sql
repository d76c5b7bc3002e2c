CREATE TABLE "desk_claims" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"owner" uuid NOT NULL,
	"by" uuid NOT NULL,
	"claimed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "desk_claims_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "desk_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"author" uuid,
	"text" "bytea" NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
INSERT INTO "desk_claims" ("kind", "subject", "owner", "by", "claimed_at")
	SELECT 'chat', c."owner"::text, c."owner", c."by", c."claimed_at" FROM "chat_claims" c
	UNION ALL SELECT 'sop', s."id"::text, s."owner", s."claimed_by", s."claimed_at" FROM "sop_versions" s WHERE s."claimed_by" IS NOT NULL
	UNION ALL SELECT 'mock-interview', i."id"::text, i."owner", i."claimed_by", i."claimed_at" FROM "mock_interviews" i WHERE i."claimed_by" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "desk_claims" ("kind", "subject", "owner", "by", "claimed_at")
	SELECT r."kind", r."subject", r."owner", r."taken_by", r."taken_at" FROM "requests" r WHERE r."taken_by" IS NOT NULL AND r."settled_at" IS NULL
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "requests" ("owner", "role", "kind", "subject", "title", "path", "priority", "asked_at")
	SELECT m."owner", 'advisor', 'chat', m."owner"::text, 'Answer a message in the chat', '/desk/chats/' || m."owner", 'medium', min(m."at")
	FROM "chat_messages" m
	WHERE m."number" > coalesce((SELECT max(a."number") FROM "chat_messages" a WHERE a."owner" = m."owner" AND a."is_from_desk"), 0)
	GROUP BY m."owner";
--> statement-breakpoint
ALTER TABLE "chat_claims" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "chat_claims" CASCADE;--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_taken_by_people_id_fk";
--> statement-breakpoint
ALTER TABLE "sop_versions" DROP CONSTRAINT "sop_versions_claimed_by_people_id_fk";
--> statement-breakpoint
ALTER TABLE "mock_interviews" DROP CONSTRAINT "mock_interviews_claimed_by_people_id_fk";
--> statement-breakpoint
DROP INDEX "requests_taken_by";--> statement-breakpoint
DROP INDEX "sop_versions_claimed_by";--> statement-breakpoint
DROP INDEX "mock_interviews_claimed_by";--> statement-breakpoint
ALTER TABLE "desk_claims" ADD CONSTRAINT "desk_claims_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_claims" ADD CONSTRAINT "desk_claims_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notes" ADD CONSTRAINT "desk_notes_author_people_id_fk" FOREIGN KEY ("author") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_claims_owner" ON "desk_claims" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "desk_claims_by" ON "desk_claims" USING btree ("by");--> statement-breakpoint
CREATE INDEX "desk_notes_owner" ON "desk_notes" USING btree ("owner","at");--> statement-breakpoint
CREATE INDEX "desk_notes_author" ON "desk_notes" USING btree ("author");--> statement-breakpoint
ALTER TABLE "requests" DROP COLUMN "taken_by";--> statement-breakpoint
ALTER TABLE "requests" DROP COLUMN "taken_at";--> statement-breakpoint
ALTER TABLE "sop_versions" DROP COLUMN "claimed_by";--> statement-breakpoint
ALTER TABLE "sop_versions" DROP COLUMN "claimed_at";--> statement-breakpoint
ALTER TABLE "mock_interviews" DROP COLUMN "claimed_by";--> statement-breakpoint
ALTER TABLE "mock_interviews" DROP COLUMN "claimed_at";