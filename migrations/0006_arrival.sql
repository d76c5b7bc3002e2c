CREATE TABLE "exchange_rates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"collected_at" timestamptz(3) NOT NULL,
	"source" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"mid_rate" integer NOT NULL,
	"providers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts_written" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_written_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" uuid NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "facts_written_owner" ON "facts_written" USING btree ("owner","xid");--> statement-breakpoint
CREATE INDEX "facts_written_at" ON "facts_written" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION note_facts_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	person uuid;
BEGIN
	IF TG_LEVEL = 'STATEMENT' THEN
		INSERT INTO facts_written (owner) VALUES (TG_ARGV[0]::uuid);
		RETURN NULL;
	END IF;
	EXECUTE format('select ($1).%I', TG_ARGV[0]) INTO person USING coalesce(NEW, OLD);
	IF TG_NARGS > 1 THEN
		EXECUTE format('select owner from %I where id = $1', TG_ARGV[1]) INTO person USING person;
	END IF;
	IF person IS NOT NULL THEN
		INSERT INTO facts_written (owner) VALUES (person);
	END IF;
	RETURN NULL;
END
$$;
