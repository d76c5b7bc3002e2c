CREATE TABLE "exchange_rates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"collected_at" timestamptz(3) NOT NULL,
	"source" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"mid_rate" integer NOT NULL,
	"providers" jsonb NOT NULL
);
