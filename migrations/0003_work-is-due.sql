DROP INDEX "requests_open";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "due_at" timestamptz(3) DEFAULT now() + interval '2 days' NOT NULL;--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("role","due_at") WHERE "requests"."settled_at" is null;--> statement-breakpoint
-- What was asked before is due as it was promised: in India's days, and over its national holidays.
UPDATE "requests" AS r SET "due_at" = CASE
  WHEN r.kind = 'chat' THEN r.asked_at + interval '1 hour'
  WHEN r.kind = 'insurance-waiver-email' THEN r.asked_at + interval '30 minutes'
  WHEN r.kind IN ('insurance', 'insurance-waiver-guide') THEN r.asked_at + interval '24 hours'
  WHEN r.kind IN ('sop', 'transcript', 'mock-interview') THEN r.asked_at + interval '72 hours'
  ELSE (
    SELECT d AT TIME ZONE 'Asia/Kolkata'
    FROM generate_series(1, 14) AS later, LATERAL (SELECT (r.asked_at AT TIME ZONE 'Asia/Kolkata') + later * interval '1 day') AS day(d)
    WHERE extract(isodow FROM d) < 6 AND to_char(d, 'MMDD') NOT IN ('0126', '0815', '1002')
    ORDER BY d OFFSET CASE r.kind WHEN 'product-order' THEN 0 ELSE 1 END LIMIT 1)
END;--> statement-breakpoint
-- A loan application whose student has a question to answer waits for no bank.
UPDATE "requests" AS r SET "settled_at" = now()
WHERE r.kind = 'loan-application' AND r.settled_at IS NULL AND EXISTS (
  SELECT FROM "loan_asks" AS a
  WHERE a.owner = r.owner AND a.bank = r.bank AND a.answered_at IS NULL AND a.withdrawn_at IS NULL);--> statement-breakpoint
-- One whose student has answered since the bank made its offer waits for it again.
INSERT INTO "requests" ("owner", "role", "bank", "kind", "subject", "title", "path", "priority", "asked_at")
SELECT s.owner, 'lender', s.bank, 'loan-application', s.owner || ':' || s.bank, 'Look at an answer about a loan',
  '/desk/applications/' || s.owner, 'medium', max(a.answered_at)
FROM "loan_sendings" AS s
  JOIN "loan_offers" AS o ON o.owner = s.owner AND o.bank = s.bank AND o.withdrawn_at IS NULL
  JOIN "loan_asks" AS a ON a.owner = s.owner AND a.bank = s.bank AND a.withdrawn_at IS NULL
WHERE s.consented_at IS NOT NULL AND s.declined_at IS NULL AND s.taken_back_at IS NULL AND NOT EXISTS (
  SELECT FROM "loan_offers" AS taken WHERE taken.owner = s.owner AND taken.accepted_at IS NOT NULL AND taken.withdrawn_at IS NULL)
GROUP BY s.owner, s.bank, o.changed_at
HAVING bool_and(a.answered_at IS NOT NULL) AND max(a.answered_at) > o.changed_at
ON CONFLICT DO NOTHING;
