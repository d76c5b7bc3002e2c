INSERT INTO "happenings" ("owner", "stage", "what", "step", "at")
  SELECT o."owner", s."stage", 'done-before', '', o."updated_at"
  FROM "onboardings" o, unnest(o."completed_steps") AS s("stage")
  WHERE s."stage" NOT LIKE '%/%'
  ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "programme_start" date;--> statement-breakpoint
ALTER TABLE "onboardings" DROP COLUMN "completed_steps";