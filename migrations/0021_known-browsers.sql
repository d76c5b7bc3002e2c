CREATE TABLE "known_browsers" (
	"person" uuid NOT NULL,
	"browser" text NOT NULL,
	"used_at" timestamptz(3) NOT NULL,
	CONSTRAINT "known_browsers_person_browser_pk" PRIMARY KEY("person","browser")
);
--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "session" uuid;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;