CREATE TABLE "catalogue_drafts" (
	"catalogue" text NOT NULL,
	"entry" text NOT NULL,
	"content" jsonb NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "catalogue_drafts_catalogue_entry_pk" PRIMARY KEY("catalogue","entry")
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"catalogue" text NOT NULL,
	"entry" text NOT NULL,
	"number" integer NOT NULL,
	"action" text NOT NULL,
	"content" jsonb NOT NULL,
	"by" uuid,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "catalogue_versions_catalogue_entry_number_pk" PRIMARY KEY("catalogue","entry","number")
);
--> statement-breakpoint
-- Written by hand from here on: a version is never changed or removed.
CREATE FUNCTION catalogue_versions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version of a catalogue entry stays as it was written.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER catalogue_versions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "catalogue_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_versions_stay();
