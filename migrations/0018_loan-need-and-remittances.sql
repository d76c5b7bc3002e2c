CREATE TABLE "remittances" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"day" date NOT NULL,
	"paise" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"kind" text NOT NULL,
	"tcs" bigint NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "remittances_sensible" CHECK ("remittances"."paise" > 0 and "remittances"."cents" > 0 and "remittances"."tcs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loan_needs" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "remittances" ADD CONSTRAINT "remittances_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_needs" ADD CONSTRAINT "loan_needs_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remittances_owner" ON "remittances" USING btree ("owner");