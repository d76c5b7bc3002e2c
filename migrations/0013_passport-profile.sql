ALTER TABLE "visa_numbers" RENAME TO "passport_profiles";--> statement-breakpoint
ALTER TABLE "passport_profiles" RENAME CONSTRAINT "visa_numbers_pkey" TO "passport_profiles_pkey";--> statement-breakpoint
ALTER TABLE "passport_profiles" RENAME CONSTRAINT "visa_numbers_owner_people_id_fk" TO "passport_profiles_owner_people_id_fk";
