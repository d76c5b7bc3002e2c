CREATE TABLE "card_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"what" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "card_entries_once" UNIQUE("owner","what","reference"),
	CONSTRAINT "card_entries_amount" CHECK ("card_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "card_funds" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "card_funds_not_below_nothing" CHECK ("card_funds"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "visa_numbers" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea",
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sevis_fees" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"prepared_at" timestamptz(3),
	"opened_at" timestamptz(3),
	"paid_at" timestamptz(3),
	"paid_with" text,
	"payment" uuid
);
--> statement-breakpoint
ALTER TABLE "card_entries" ADD CONSTRAINT "card_entries_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_funds" ADD CONSTRAINT "card_funds_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_numbers" ADD CONSTRAINT "visa_numbers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sevis_fees" ADD CONSTRAINT "sevis_fees_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_entries_owner" ON "card_entries" USING btree ("owner");