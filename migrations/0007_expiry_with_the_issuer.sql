ALTER TABLE "cards" ALTER COLUMN "exp_month" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cards" ALTER COLUMN "exp_year" DROP NOT NULL;--> statement-breakpoint
UPDATE "cards" SET "exp_month" = NULL, "exp_year" = NULL;
