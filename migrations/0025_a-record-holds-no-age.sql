-- No server of this release names the column. The release before still does, so its servers can run while this one starts: it is emptied
-- here, and a migration of the next release drops it.
UPDATE "vaccine_records" SET "age_months" = NULL WHERE "age_months" IS NOT NULL;
