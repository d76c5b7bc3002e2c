CREATE TABLE "plan_risks" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"rules" text NOT NULL,
	"risks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_risks_seen" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"cursor" text NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_risks" ADD CONSTRAINT "plan_risks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;