CREATE TABLE "phone_recharges" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"recharged_on" date NOT NULL,
	"network" text NOT NULL,
	"noted_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "phone_recharges" ADD CONSTRAINT "phone_recharges_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;