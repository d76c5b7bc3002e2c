CREATE TABLE "money_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"on" date,
	"is_paid" boolean NOT NULL,
	"paid_paise" bigint,
	"back_until" date,
	"receipt" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "money_entries_amount" CHECK ("money_entries"."amount" > 0),
	CONSTRAINT "money_entries_paid" CHECK (not "money_entries"."is_paid" or ("money_entries"."on" is not null and "money_entries"."paid_paise" is not null))
);
--> statement-breakpoint
CREATE TABLE "money_left_out" (
	"owner" uuid NOT NULL,
	"cost" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "money_left_out_owner_cost_pk" PRIMARY KEY("owner","cost")
);
--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_receipt_vault_papers_id_fk" FOREIGN KEY ("receipt") REFERENCES "public"."vault_papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_left_out" ADD CONSTRAINT "money_left_out_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_entries_owner" ON "money_entries" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "money_entries_receipt" ON "money_entries" USING btree ("receipt");